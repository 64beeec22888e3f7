import type { Format } from '../../../../shared/format/format.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Anchor, Card } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { addDays, weekdayOf } from '../../schedule/days.ts'
import { shareOf, sumsOf, type Fill } from '../day.ts'

const DAYS = [0, 1, 2, 3, 4, 5, 6]
/** The number of classes of a day with a mark each. */
const MARKS = 10

/** The seven days from today on: each class is a mark as full as the class, each day a link to its timetable. */
export function WeekFill({ day, classes }: { day: string; classes: readonly Fill[] }) {
  const { week: m } = useMessages().today
  const format = useFormat()
  const byDay = Map.groupBy(
    classes.filter(({ state }) => state !== 'cancelled'),
    ({ starts_at }) => format.dayOf(starts_at),
  )
  const days = DAYS.map((later) => addDays(day, later)).map((on) => ({ on, classes: byDay.get(on) ?? [] }))
  return (
    <Card title={m.title}>
      <ol className="-mx-1.5 grid grid-cols-7 gap-0.5">
        {days.map((one) => (
          <Day key={one.on} {...one} isToday={one.on === day} />
        ))}
      </ol>
      <details className="mt-3 text-xs">
        <summary className="ring-focus w-fit cursor-default rounded-sm text-muted hover:text-ink phone:min-h-11 phone:content-center">
          {m.table}
        </summary>
        <Figures days={days} format={format} />
      </details>
    </Card>
  )
}

interface DayProps {
  on: string
  classes: readonly Fill[]
}

function Day({ on, classes, isToday }: DayProps & { isToday: boolean }) {
  const { week: m } = useMessages().today
  const format = useFormat()
  const { booked, places } = sumsOf(classes)
  const words = classes.length === 0 ? m.none : m.day(classes.length, booked, places)
  return (
    <li className="min-w-0">
      <Anchor
        href={paths.scheduleDay(on)}
        className="ring-focus flex h-full flex-col items-stretch gap-1.5 rounded-md px-1 py-1.5 text-center text-ink no-underline hover:bg-hover"
      >
        <span className="sr-only">{`${format.date(on, 'day')}: ${words}`}</span>
        <span aria-hidden="true" className={isToday ? 'text-xs font-semibold text-accent-text' : 'text-xs text-muted'}>
          {format.weekday(weekdayOf(on), 'short').slice(0, 3)}
          <span className="figures block text-sm font-semibold">{Number(on.slice(8))}</span>
        </span>
        <span aria-hidden="true" className="flex min-h-20 flex-1 flex-col justify-end gap-0.75">
          {classes.slice(0, MARKS).map((cls) => (
            <Mark key={cls.id} cls={cls} />
          ))}
          {classes.length > MARKS ? (
            <span className="text-2xs leading-3 text-muted">+{classes.length - MARKS}</span>
          ) : null}
        </span>
        <span aria-hidden="true" className="figures text-2xs text-muted">
          {places === 0 ? '–' : format.percent(booked / places)}
        </span>
      </Anchor>
    </li>
  )
}

function Mark({ cls }: { cls: Fill }) {
  const { classes: m } = useMessages().today
  const format = useFormat()
  return (
    <span
      title={`${format.time(cls.starts_at)} ${cls.name}, ${m.fill(cls.booked, cls.capacity)}`}
      className="block h-1.5 shrink-0 overflow-hidden rounded-full bg-pressed"
    >
      <span
        className="block h-full rounded-full bg-accent"
        style={{ width: `${shareOf(cls) * 100}%`, background: cls.color ?? undefined }}
      />
    </span>
  )
}

function Figures({ days, format }: { days: readonly DayProps[]; format: Format }) {
  const { week: m } = useMessages().today
  return (
    <table className="figures mt-2 w-full text-start [&_td]:py-0.5 [&_td]:text-end [&_th]:py-0.5 [&_th]:text-start [&_th]:font-medium">
      <thead className="text-muted">
        <tr>
          <th scope="col">{m.on}</th>
          {[m.classes, m.booked, m.places].map((head) => (
            <th key={head} scope="col" className="text-end!">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ on, classes }) => {
          const sums = sumsOf(classes)
          return (
            <tr key={on}>
              <th scope="row">{format.date(on, 'weekday')}</th>
              <td>{format.number(sums.classes)}</td>
              <td>{format.number(sums.booked)}</td>
              <td>{format.number(sums.places)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
