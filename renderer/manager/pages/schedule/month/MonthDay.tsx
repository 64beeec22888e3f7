import { useFormat } from '../../../../shared/format/use-format.ts'
import { classes as names } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { shareOf, sumsOf, type Fill } from '../../today/day.ts'
import { Dot } from '../calendar/Marks.tsx'
import { needsAttention, troubleOf, type ClassMark } from '../calendar/trouble.ts'
import type { Closure } from '../closures/closure.ts'
import { marksOf } from './month.ts'

interface MonthDayProps {
  on: string
  isChosen: boolean
  isToday: boolean
  isOver: boolean
  /** Of the month before or after. */
  isOther: boolean
  isPhone: boolean
  classes: readonly Fill[]
  /** The classes that need attention, by id. */
  marks: ReadonlyMap<number, ClassMark>
  closure: Closure | undefined
  onOpen: () => void
}

/** So many marks a day has room for. */
const MOST = { wide: 5, phone: 6 }

/** A day of the month: each class a mark by its fill, closures named; pressing it goes to the day. */
export function MonthDay(props: MonthDayProps) {
  const { on, isChosen, isToday, isOther, isPhone, classes, marks, closure, onOpen } = props
  const { month: m, closed } = useMessages().schedule
  const { shown, left } = marksOf(classes, isPhone ? MOST.phone : MOST.wide)
  const words = useWords(props)
  return (
    // Its button says what day it is.
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label
    <td
      className={names(
        'h-28 border-e border-b border-line p-0 align-top last:border-e-0 phone:h-16',
        isOther && 'bg-sunken',
        closure && 'bg-[repeating-linear-gradient(135deg,var(--line)_0_1px,transparent_1px_7px)] bg-sunken',
      )}
    >
      <button
        type="button"
        data-day={on}
        tabIndex={isChosen ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={onOpen}
        className="ring-focus flex size-full flex-col gap-1 rounded-sm p-1.5 text-start -outline-offset-2! hover:bg-hover phone:items-center phone:p-1"
      >
        <span className="sr-only">{words}</span>
        <span aria-hidden="true" className="flex w-full min-w-0 items-center gap-1.5 phone:justify-center">
          <span
            className={names(
              'figures grid h-5.5 min-w-5.5 shrink-0 place-items-center rounded-full px-1 text-xs font-semibold',
              isToday ? 'bg-accent text-on-accent' : isOther ? 'text-muted' : 'text-ink',
            )}
          >
            {Number(on.slice(8))}
          </span>
          {closure && !isPhone ? (
            <span className="truncate rounded-full bg-warn-soft px-1.5 text-2xs font-medium text-warn">
              {closure.reason ?? closed}
            </span>
          ) : null}
        </span>
        <span aria-hidden="true" className="flex w-full min-w-0 flex-1 flex-col gap-0.5 phone:gap-0.75">
          {shown.map((cls) =>
            isPhone ? (
              <Bar key={cls.id} cls={cls} mark={marks.get(cls.id)} />
            ) : (
              <Line key={cls.id} cls={cls} mark={marks.get(cls.id)} />
            ),
          )}
          {left > 0 ? (
            <span className="figures text-2xs leading-3 text-muted">{isPhone ? `+${left}` : m.more(left)}</span>
          ) : null}
        </span>
      </button>
    </td>
  )
}

/** The description of a day for screen readers. */
function useWords({ on, isOver, classes, marks, closure }: MonthDayProps): string {
  const { month: m, trouble } = useMessages().schedule
  const format = useFormat()
  const { classes: count, booked, places, came } = sumsOf(classes)
  const off = classes.length - count
  const waiting = classes.reduce((sum, cls) => sum + cls.waiting, 0)
  const attention = classes.filter(({ id }) => needsAttention(troubleOf(marks.get(id)))).length
  const parts = [
    count === 0 ? m.none : isOver ? m.over(count, came, booked) : m.ahead(count, booked, places),
    off > 0 ? m.off(off) : '',
    waiting > 0 && !isOver ? m.waiting(waiting) : '',
    closure ? m.closed(closure.reason) : '',
    attention > 0 ? trouble.day(attention) : '',
  ]
  return `${format.date(on, 'long')}: ${parts.filter(Boolean).join(', ')}`
}

interface MarkedClass {
  cls: Fill
  mark: ClassMark | undefined
}

/** "07:30 Morning Flow 10/14" beside an edge in the class's colour, over a bar that is as full as the class. */
function Line({ cls, mark }: MarkedClass) {
  const { fill, came, trouble: m } = useMessages().schedule
  const format = useFormat()
  const isOff = cls.state === 'cancelled'
  const figures = cls.state === 'finished' ? came(cls.came, cls.booked) : fill(cls)
  return (
    <span
      title={`${format.time(cls.starts_at)} ${cls.name}, ${figures}`}
      className="block min-w-0 border-s-3 ps-1"
      style={{ borderColor: cls.color ?? 'var(--muted)' }}
    >
      <span
        className={names(
          'figures flex min-w-0 items-center gap-1 text-2xs leading-3.5',
          isOff ? 'text-muted line-through' : cls.state === 'finished' ? 'text-muted' : 'text-ink',
        )}
      >
        <span className="shrink-0 text-muted">{format.time(cls.starts_at)}</span>
        <span className="min-w-0 flex-1 truncate">{cls.name}</span>
        <Dot trouble={troubleOf(mark)} m={m} className="size-1.5!" />
        {isOff ? null : <span className="shrink-0 text-muted">{fill(cls)}</span>}
      </span>
      <Bar cls={cls} mark={undefined} />
    </span>
  )
}

function Bar({ cls, mark }: MarkedClass) {
  const isOff = cls.state === 'cancelled'
  const isBad = needsAttention(troubleOf(mark))
  return (
    <span
      className={names(
        'block h-1 w-full overflow-hidden rounded-full',
        isOff ? 'border border-dashed border-control-line' : isBad ? 'bg-bad-soft' : 'bg-pressed',
      )}
    >
      {isOff ? null : (
        <span
          className={names('block h-full rounded-full', isBad ? 'bg-bad-fill' : 'bg-accent')}
          style={{ width: isBad ? '100%' : `${shareOf(cls) * 100}%` }}
        />
      )}
    </span>
  )
}
