import { useFormat } from '../../../../shared/format/use-format.ts'
import { Card, Link } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Takings } from './line.ts'
import { TakingsLine } from './TakingsLine.tsx'

/** What came in this week and today, each beside what is usual by now, and the week as a line against the usual week. */
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
