import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { endsOf, type Cell } from './charts/ends.ts'
import { HeatMap } from './charts/HeatMap.tsx'
import { ByClass } from './parts/ByClass.tsx'
import { FigureCards } from './parts/FigureCards.tsx'
import { outcomeFigures } from './parts/outcome-columns.ts'
import { NothingYet } from './parts/NothingYet.tsx'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { Said } from '../../parts/Said.tsx'
import { useDays } from './parts/use-days.ts'
import { useThan } from './parts/use-than.ts'

/** How full classes are, by weekday and hour. */
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
