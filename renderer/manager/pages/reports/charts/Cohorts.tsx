import type { Answer } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Card } from '../../../../ui/index.ts'
import { Scrolling } from '../parts/Scrolling.tsx'
import { useMessages } from '../../../messages/index.ts'
import { heatOf, Shades } from './Shades.tsx'

export type Retention = Exclude<Answer<'GET /api/v1/reports/retention'>, string>

/** The table has so many months across at least, even if they are to come: its first row shows what it will be. */
const LEAST = 7

/** Returning clients: a row for each month of first visits, a column for each month after it, shaded by the share. */
export function Cohorts({ title, report }: { title: string; report: Retention }) {
  const { cohorts, on_average, running_month } = report
  const { reports: m } = useMessages()
  const format = useFormat()
  const filled = cohorts.filter(({ clients }) => clients > 0)
  const columns = Math.max(LEAST, ...filled.map(({ came }) => came.length))
  const month = (of: string) => format.date(`${of}-01`, 'month')
  return (
    <Card
      title={title}
      description={m.cohortLead}
      action={<Shades least={m.report.less} most={m.report.more} />}
      flush
      className="break-inside-avoid"
    >
      <Scrolling label={title} className="p-4">
        <table className="w-full border-separate border-spacing-1 text-xs">
          <thead>
            <tr>
              <th scope="col" className="px-1 text-start font-medium whitespace-nowrap text-muted">
                {m.firstVisitIn}
              </th>
              <th scope="col" className="px-1 text-end font-medium text-muted">
                {m.people}
              </th>
              {Array.from({ length: columns }, (_, later) => (
                <th key={later} scope="col" className="px-1 font-medium whitespace-nowrap text-muted">
                  {m.monthLater(later)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {filled.map(({ month: first, clients, came }) => (
              <tr key={first}>
                <th scope="row" className="px-1 text-start font-medium whitespace-nowrap text-ink">
                  {month(first)}
                </th>
                <td className="figures px-1 text-end text-ink">{format.number(clients)}</td>
                {came.map(({ clients: again, share }, later) => {
                  const isRunning = later === came.length - 1
                  return (
                    <td
                      key={`${first} ${later}`}
                      className={`figures heat h-9 min-w-12 rounded-sm px-1 text-center text-ink ${isRunning ? 'border border-dashed border-ink' : ''}`}
                      style={heatOf(share ?? 0)}
                      title={isRunning ? m.soFar(again, month(running_month)) : m.cameAgain(again)}
                    >
                      {share === null ? '–' : format.percent(share)}
                      {isRunning ? <span className="sr-only"> {m.running}</span> : null}
                    </td>
                  )
                })}
                {Array.from({ length: columns - came.length }, (_, n) => (
                  <ToCome key={`${first} to come ${n}`} />
                ))}
              </tr>
            ))}
            {on_average.length > 1 ? (
              <tr>
                <th scope="row" className="px-1 pt-2 text-start font-semibold whitespace-nowrap text-ink">
                  {m.onAverage}
                </th>
                <td className="figures px-1 pt-2 text-end font-semibold text-ink">
                  {format.number(filled.reduce((all, { clients }) => all + clients, 0))}
                </td>
                {on_average.map((share, later) => (
                  <td key={m.monthLater(later)} className="figures px-1 pt-2 text-center font-semibold text-ink">
                    {share === null ? '–' : format.percent(share)}
                  </td>
                ))}
              </tr>
            ) : null}
          </tbody>
        </table>
      </Scrolling>
    </Card>
  )
}

/** The place of a month that is not there yet. */
function ToCome() {
  const { report: m } = useMessages().reports
  return (
    <td className="h-9 min-w-12 rounded-sm bg-sunken">
      <span className="sr-only">{m.toCome}</span>
    </td>
  )
}
