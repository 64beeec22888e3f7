import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Card } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { heatOf, Shades } from './charts/Shades.tsx'
import { endsOf, type Cell } from './charts/scale.ts'
import { ByClass } from './parts/ByClass.tsx'
import { FigureCards } from './parts/FigureCards.tsx'
import { Scrolling } from './parts/Scrolling.tsx'
import { outcomeFigures } from './parts/outcome-columns.ts'
import { NothingYet } from './parts/NothingYet.tsx'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { Said } from '../../parts/Said.tsx'
import { useDays } from './parts/DaysPicker.tsx'
import { useThan } from './parts/use-than.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]

/** Class fullness by weekday and hour: a table of shaded cells, each with its figure. */
function HeatMap({ title, cells }: { title: string; cells: readonly Cell[] }) {
  const { reports: m } = useMessages()
  const format = useFormat()
  const hours = [...new Set(cells.map(({ hour }) => hour))].toSorted((a, b) => a - b)
  const at = new Map(cells.map((cell) => [`${cell.weekday} ${cell.hour}`, cell]))
  const hourOf = (hour: number) => format.clock(`${String(hour).padStart(2, '0')}:00`)
  return (
    <Card
      title={title}
      description={m.heatLead}
      action={<Shades least={m.emptiest} most={m.fullest} />}
      flush
      className="break-inside-avoid"
    >
      <Scrolling label={title} className="p-4">
        <table className="w-full min-w-120 border-separate border-spacing-1 text-xs">
          <thead>
            <tr>
              <th scope="col" className="px-1 text-start font-medium text-muted">
                {m.hour}
              </th>
              {DAYS.map((day) => (
                <th key={day} scope="col" className="px-1 font-medium text-muted" abbr={format.weekday(day)}>
                  {format.weekday(day, 'short')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th scope="row" className="figures px-1 text-start font-medium whitespace-nowrap text-muted">
                  {hourOf(hour)}
                </th>
                {DAYS.map((day) => {
                  const cell = at.get(`${day} ${hour}`)
                  return cell && cell.fill !== null ? (
                    <td
                      key={day}
                      className="figures heat h-9 rounded-sm px-1 text-center font-medium text-ink"
                      style={heatOf(cell.fill)}
                      title={m.heatCell(cell.booked, cell.seats, cell.classes)}
                    >
                      {format.percent(cell.fill)}
                    </td>
                  ) : (
                    <td key={day} className="h-9 rounded-sm bg-sunken px-1 text-center text-muted">
                      <span aria-hidden="true">·</span>
                      <span className="sr-only">{m.noClasses}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </Card>
  )
}

/** Class fullness by weekday and hour. */
export default function ClassesPage() {
  const { reports: m, shell } = useMessages()
  const format = useFormat()
  const than = useThan()
  const chosen = useDays('last_90')
  const ends = (cells: readonly Cell[]) => {
    const [emptiest, fullest] = endsOf(cells)
    const said = ({ weekday, hour, fill }: Cell) => ({
      day: format.weekday(weekday),
      time: format.clock(`${String(hour).padStart(2, '0')}:00`),
      fill: format.percent(fill ?? 0),
    })
    return { emptiest: emptiest ? said(emptiest) : null, fullest: fullest ? said(fullest) : null }
  }
  const query = useApi('GET /api/v1/reports/classes', { query: chosen.days }, { keep: true })
  return (
    <ReportFrame
      report="GET /api/v1/reports/classes"
      title={shell.reports.classes}
      query={query}
      chosen={chosen}
      counted={m.how.classes}
    >
      {(report) =>
        report.classes === 0 ? (
          <NothingYet icon="calendar" to={{ href: paths.schedule(), label: shell.nav.schedule, icon: 'calendar' }}>
            {m.noClassesYet}
          </NothingYet>
        ) : (
          <>
            {report.fill === null ? null : (
              <Said>
                {m.said.classes({
                  fill: format.percent(report.fill),
                  than: than(report.before.fill, report.fill, 'share'),
                  ...ends(report.by_hour),
                })}
              </Said>
            )}
            <FigureCards figures={outcomeFigures(m, report, report.before)} />
            <HeatMap title={m.fillByHour} cells={report.by_hour} />
            <ByClass rows={report.by_class} />
          </>
        )
      }
    </ReportFrame>
  )
}
