import { useId } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, classes, Icon, Meter } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Fill } from '../day.ts'
import { WhoComes } from '../next/WhoComes.tsx'

interface ClassLineProps {
  cls: Fill
  /** The studio says who teaches: one without an instructor lacks one. */
  isTaught: boolean
  isOpen: boolean
  onToggle: () => void
}

/** One class: when, what, who, how full; pressing it shows who comes. */
export function ClassLine({ cls, isTaught, isOpen, onToggle }: ClassLineProps) {
  const { classes: m } = useMessages().today
  const format = useFormat()
  const panel = useId()
  const isOff = cls.state === 'cancelled'
  const isOver = cls.state === 'finished'
  const isFull = cls.booked + cls.held >= cls.capacity
  return (
    <li className={isOpen ? 'bg-canvas' : ''}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={onToggle}
        className="ring-focus grid w-full grid-cols-[4.5rem_minmax(0,1fr)_9.5rem_auto] items-center gap-x-4 px-4 py-2.5 text-start text-sm -outline-offset-2! hover:bg-hover phone:grid-cols-[3.75rem_minmax(0,1fr)_auto] phone:gap-x-3 phone:gap-y-1.5 phone:px-3"
      >
        <span className="figures">
          <span className="block font-medium">{format.time(cls.starts_at)}</span>
          <span className="block text-xs text-muted">{format.time(cls.ends_at)}</span>
        </span>
        <span className="flex min-w-0 items-center gap-2.5">
          <span
            aria-hidden="true"
            className="h-8 w-1 shrink-0 rounded-full bg-accent"
            style={{ background: cls.color ?? undefined }}
          />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
              <span className={classes('truncate font-medium', isOff && 'text-muted line-through')}>{cls.name}</span>
              <State cls={cls} />
              {isTaught && !isOff && !isOver && cls.instructor_name === null ? (
                <Badge tone="bad">{m.nobody}</Badge>
              ) : null}
            </span>
            {cls.instructor_name === null ? null : (
              <span className="block truncate text-xs text-muted">{cls.instructor_name}</span>
            )}
          </span>
        </span>
        <span className="phone:order-last phone:col-span-full">
          {isOff ? null : (
            <Meter
              label={cls.name}
              hideLabel
              value={isOver ? cls.came : cls.booked + cls.held}
              max={isOver ? cls.booked : cls.capacity}
              text={isOver ? m.came(cls.came, cls.booked) : m.fill(cls.booked, cls.capacity)}
              tone={isOver || isFull ? 'good' : 'accent'}
            />
          )}
        </span>
        <Icon name="down" size={16} className={classes('text-muted transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={panel}>{isOpen ? <WhoComes classId={cls.id} isToday /> : null}</div>
    </li>
  )
}

function State({ cls }: { cls: Fill }) {
  const { classes: m } = useMessages().today
  return (
    <>
      {cls.state === 'in_progress' ? <Badge tone="accent">{m.now}</Badge> : null}
      {cls.state === 'finished' ? <Badge>{m.over}</Badge> : null}
      {cls.state === 'cancelled' ? <Badge tone="bad">{m.cancelled}</Badge> : null}
      {cls.waiting > 0 ? <Badge tone="info">{m.waiting(cls.waiting)}</Badge> : null}
      {cls.held > 0 ? <Badge tone="warn">{m.held(cls.held)}</Badge> : null}
    </>
  )
}
