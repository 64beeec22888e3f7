import { useFormat } from '../../../shared/format/use-format.ts'
import { ClassPicture } from '../../../shared/picture/ClassPicture.tsx'
import { Badge, classes as names, Meter } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { ScheduledClass } from './calendar/ClassBlock.tsx'
import { troubleInWords, troubleOf, type ClassMark, type Trouble } from './calendar/trouble.ts'

interface PhoneDayProps {
  classes: readonly ScheduledClass[]
  /** Number of clients who came to each class that is over, by class id. */
  came: ReadonlyMap<number, number>
  /** The classes that need attention, by id. */
  marks: ReadonlyMap<number, ClassMark>
  onOpen: (classId: number) => void
}

/** A day as a list: on a phone classes side by side could not be read. */
export function PhoneDay({ classes, came, marks, onOpen }: PhoneDayProps) {
  return (
    <ul className="divide-y divide-line">
      {classes.map((cls) => (
        <Line
          key={cls.id}
          cls={cls}
          came={came.get(cls.id)}
          trouble={troubleOf(marks.get(cls.id))}
          onOpen={() => onOpen(cls.id)}
        />
      ))}
    </ul>
  )
}

interface LineProps {
  cls: ScheduledClass
  came: number | undefined
  trouble: readonly Trouble[]
  onOpen: () => void
}

function Line({ cls, came, trouble, onOpen }: LineProps) {
  const { schedule: m } = useMessages()
  const format = useFormat()
  const isOff = cls.status === 'cancelled'
  const isOver = cls.state === 'finished'
  const queue = cls.waiting + cls.held
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="ring-focus grid w-full grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 px-3 py-2.5 text-start text-sm -outline-offset-2! hover:bg-hover"
      >
        <span className="figures">
          <span className={names('block font-medium', isOver && 'text-muted')}>{format.time(cls.starts_at)}</span>
          <span className="block text-xs text-muted">{format.time(cls.ends_at)}</span>
        </span>
        <span className="flex min-w-0 gap-2.5">
          <ClassPicture of={cls} isSmall className={names('size-10 rounded-md', (isOff || isOver) && 'opacity-60')} />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
              <span className={names('font-medium', isOff && 'text-muted line-through')}>{cls.name}</span>
              {cls.state === 'in_progress' ? <Badge tone="good">{m.state.in_progress}</Badge> : null}
              {isOff ? <Badge tone="bad">{m.state.cancelled}</Badge> : null}
              {queue > 0 ? <Badge tone="info">{m.waiting(queue)}</Badge> : null}
              {trouble.map((one) => (
                <Badge key={one.kind} tone={one.tone}>
                  {troubleInWords(one, m.trouble)}
                </Badge>
              ))}
            </span>
            {cls.instructor_name ? <span className="block text-xs text-muted">{cls.instructor_name}</span> : null}
            {isOff ? null : (
              <Meter
                label={cls.name}
                hideLabel
                value={isOver && came !== undefined ? came : cls.booked + cls.held}
                max={isOver && came !== undefined ? cls.booked : cls.capacity}
                text={isOver && came !== undefined ? m.came(came, cls.booked) : m.fill(cls)}
                tone={cls.spots_left === 0 ? 'good' : 'accent'}
                className="mt-1"
              />
            )}
          </span>
        </span>
      </button>
    </li>
  )
}
