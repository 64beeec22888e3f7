import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { EmptyState } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { HeatMap } from './charts/HeatMap.tsx'
import { FigureCards } from './parts/FigureCards.tsx'
import { FigureTable } from './parts/FigureTable.tsx'
import { outcomeColumns, outcomeFigures } from './parts/outcome-columns.ts'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { useDays } from './parts/use-days.ts'

/** How full classes are, by weekday and hour. */
export default function ClassesPage() {
  const { reports: m, shell } = useMessages()
  const format = useFormat()
  const chosen = useDays('last_90')
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
          <EmptyState icon="calendar" title={m.nothing}>
            {m.noClassesYet}
          </EmptyState>
        ) : (
          <>
            <FigureCards figures={outcomeFigures(m, report, report.before)} />
            <HeatMap title={m.fillByHour} cells={report.by_hour} />
            <FigureTable
              title={m.byClass}
              head={m.class}
              rows={report.by_class}
              keyOf={({ template_id }) => template_id}
              nameOf={({ name }) => name}
              columns={outcomeColumns(m, format)}
            />
          </>
        )
      }
    </ReportFrame>
  )
}
