import type { Format } from '../../../../shared/format/format.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { classes as names } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { DayHead } from '../calendar/DayHead.tsx'
import { Marks } from '../calendar/Marks.tsx'
import { saidOf } from '../calendar/said.ts'
import { troubleOf, type ClassMark, type Trouble } from '../calendar/trouble.ts'
import { closureOn, type Closure } from '../closures/closure.ts'
import { daysOf, hourRows } from './week-table.ts'

interface WeekTableProps {
  day: string
  classes: readonly ScheduledClass[]
  closures: readonly Closure[]
  /** Number of clients who came to each class that is over, by class id. */
  came: ReadonlyMap<number, number>
  /** The classes that need attention, by id. */
  marks: ReadonlyMap<number, ClassMark>
  onOpen: (classId: number) => void
  onDay: (day: string) => void
}

/** A week as a list for each hour and day: where many classes are on at once, blocks side by side could not be read. */
export function WeekTable({ day, classes, closures, came, marks, onOpen, onDay }: WeekTableProps) {
  const { schedule: m } = useMessages()
  const format = useFormat()
  const today = format.today()
  return (
    // Hours that are out of sight are scrolled to by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="ring-focus h-full overflow-auto" tabIndex={0} role="region" aria-label={m.calendar}>
      <table className="w-full min-w-176 table-fixed border-collapse">
        <thead className="sticky top-0 z-2 bg-surface">
          <tr>
            <th scope="col" className="w-13 border-b border-line">
              <span className="sr-only">{m.board.hour}</span>
            </th>
            {daysOf(day).map((on) => (
              <th key={on} scope="col" className="border-s border-b border-line p-0 text-start hover:bg-hover">
                <button type="button" className="ring-focus w-full -outline-offset-2!" onClick={() => onDay(on)}>
                  <DayHead {...{ on, m, format }} isToday={on === today} closure={closureOn(closures, on)} />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hourRows(classes, day, format).map(({ hour, days }) => (
            <tr key={hour} className="align-top">
              <th
                scope="row"
                className="figures border-b border-line px-2 py-1.5 text-end text-2xs font-normal text-muted"
              >
                {format.clock(hour)}
              </th>
              {days.map((list, at) => (
                <td key={at} className="border-s border-b border-line p-1">
                  <ul className="flex flex-col gap-1">
                    {list.map((cls) => (
                      <li key={cls.id}>
                        <Entry
                          {...{ cls, format }}
                          came={cls.state === 'finished' ? came.get(cls.id) : undefined}
                          trouble={troubleOf(marks.get(cls.id))}
                          onOpen={() => onOpen(cls.id)}
                        />
                      </li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface EntryProps {
  cls: ScheduledClass
  format: Format
  came: number | undefined
  trouble: readonly Trouble[]
  onOpen: () => void
}

/** "18:00 Barre" over the instructor and how full it is. */
function Entry({ cls, format, came, trouble, onOpen }: EntryProps) {
  const { schedule: m } = useMessages()
  const isOff = cls.status === 'cancelled'
  const { starts_at, ends_at } = cls
  const { fill, isUntaught, title } = saidOf(cls, { m, format, starts_at, ends_at, came, trouble })
  return (
    <button
      type="button"
      data-class-id={cls.id}
      onClick={onOpen}
      title={title}
      className={names(
        'ring-focus block w-full min-w-0 rounded-sm border-s-4 bg-sunken py-0.5 ps-1.5 pe-1 text-start text-2xs leading-3.5 hover:bg-hover',
        (cls.state === 'finished' || isOff) && 'text-muted',
        isUntaught && 'outline-1 -outline-offset-1 outline-bad-fill outline-dashed',
      )}
      style={{ borderColor: cls.color ?? 'var(--muted)' }}
    >
      <span className="flex min-w-0 items-center gap-1">
        <span className={names('min-w-0 flex-1 truncate font-semibold', isOff && 'line-through')}>
          <span className="figures font-normal">{format.time(starts_at)}</span> {cls.name}
        </span>
        <Marks trouble={trouble} m={m.trouble} />
      </span>
      <span className="figures flex min-w-0 gap-1">
        <span className={names('min-w-0 flex-1 truncate', isUntaught && 'text-bad')}>
          {isUntaught ? m.trouble.untaught : cls.instructor_name}
        </span>
        <span className="font-medium whitespace-nowrap">{fill}</span>
      </span>
    </button>
  )
}
