import { useFormat } from '../../../../shared/format/use-format.ts'
import { Card, classes, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { weekdayOf } from '../../schedule/days.ts'
import { cumulated, pathOf, type Takings } from './line.ts'

const [WIDTH, HEIGHT] = [300, 84]

/** This week's takings added up day by day, over the usual week, which is dashed. Drawn for the eye: the table says the same. */
function TakingsLine({ takings: { days }, day }: { takings: Takings; day: string }) {
  const { takings: m } = useMessages().today
  const format = useFormat()
  const now = [0, ...cumulated(days.map(({ taken }) => taken))]
  const known = cumulated(days.map(({ usual }) => usual))
  const usual = known.length > 0 ? [0, ...known] : []
  const all = [...now, ...usual]
  const box = { width: WIDTH, height: HEIGHT, last: days.length, low: Math.min(...all), high: Math.max(...all, 1) }
  const line = pathOf(now, box)
  const end = `M${line.slice(line.search(/[ML][^ML]*$/) + 1)}h0`
  const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <figure className="mt-3">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={m.summary(
          format.money(now.at(-1)!),
          usual.length > 0 ? format.money(usual[now.length - 1] ?? 0) : null,
        )}
        className="block h-21 w-full overflow-visible border-b border-line [&_path]:[vector-effect:non-scaling-stroke]"
      >
        {usual.length > 0 ? (
          <path d={pathOf(usual, box)} {...stroke} stroke="var(--muted)" strokeWidth="1.5" strokeDasharray="3 4" />
        ) : null}
        <path d={line} {...stroke} stroke="var(--accent-text)" strokeWidth="2.25" />
        <path d={end} {...stroke} stroke="var(--accent-text)" strokeWidth="7" />
      </svg>
      <div aria-hidden="true" className="mt-1 grid grid-cols-7 text-center text-2xs text-muted">
        {days.map(({ on }) => (
          <span key={on} className={classes(on === day && 'font-semibold text-accent-text')}>
            {format.weekday(weekdayOf(on), 'short').slice(0, 3)}
          </span>
        ))}
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        <Key words={m.thisWeek} width={2.25} colour="var(--accent-text)" />
        {usual.length > 0 ? <Key words={m.usualWeek} width={1.5} colour="var(--muted)" dashes="3 4" /> : null}
      </figcaption>
    </figure>
  )
}

function Key({ words, width, colour, dashes }: { words: string; width: number; colour: string; dashes?: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg width="20" height="6" aria-hidden="true">
        <path d="M1 3h18" stroke={colour} strokeWidth={width} strokeDasharray={dashes} />
      </svg>
      {words}
    </span>
  )
}

/** Takings of this week and today, each compared with the usual by now, and the week as a line against the usual week. */
export function TakingsCard({ takings, day }: { takings: Takings; day: string }) {
  const { takings: m } = useMessages().today
  const { money } = useFormat()
  const usual = (amount: number | null) => (amount === null ? m.notYet : m.usual(money(amount)))
  return (
    <Card title={m.title} action={<Link href={paths.takings()}>{m.see}</Link>}>
      <dl className="grid grid-cols-2 gap-3">
        <Figure label={m.week} value={money(takings.week)} detail={usual(takings.usual_week)} />
        <Figure label={m.today} value={money(takings.today)} detail={usual(takings.usual_today)} />
      </dl>
      <TakingsLine takings={takings} day={day} />
      <details className="mt-3 text-xs">
        <summary className="ring-focus w-fit cursor-default rounded-sm text-muted hover:text-ink phone:min-h-11 phone:content-center">
          {m.table}
        </summary>
        <Days takings={takings} />
      </details>
    </Card>
  )
}

function Figure({ label, value, detail }: { label: string; value: string; detail: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd>
        <span className="figures block text-lg font-semibold wrap-anywhere">{value}</span>
        <span className="figures block text-xs text-pretty text-muted">{detail}</span>
      </dd>
    </div>
  )
}

function Days({ takings: { days } }: { takings: Takings }) {
  const { takings: m } = useMessages().today
  const format = useFormat()
  const amount = (value: number | null) => (value === null ? '–' : format.money(value))
  return (
    <table className="figures mt-2 w-full [&_td]:py-0.5 [&_td]:text-end [&_th]:py-0.5 [&_th]:text-start [&_th]:font-medium">
      <thead className="text-muted">
        <tr>
          <th scope="col">{m.day}</th>
          <th scope="col" className="text-end!">
            {m.thisWeek}
          </th>
          <th scope="col" className="text-end!">
            {m.usualWeek}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ on, taken, usual }) => (
          <tr key={on}>
            <th scope="row">{format.date(on, 'weekday')}</th>
            <td>{amount(taken)}</td>
            <td>{amount(usual)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
