import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { Bars } from './charts/Bars.tsx'
import { FigureCards } from './parts/FigureCards.tsx'
import { FigureTable } from './parts/FigureTable.tsx'
import { outcomeColumns, outcomeFigures } from './parts/outcome-columns.ts'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { useDays } from './parts/use-days.ts'

/** What each instructor taught, who came, and what their visits were worth. */
export default function InstructorsPage() {
  const { reports: m, shell } = useMessages()
  const format = useFormat()
  const chosen = useDays()
  const query = useApi('GET /api/v1/reports/instructors', { query: chosen.days }, { keep: true })
  return (
    <ReportFrame
      report="GET /api/v1/reports/instructors"
      title={shell.reports.instructors}
      query={query}
      chosen={chosen}
      counted={m.how.instructors}
    >
      {(report) => (
        <>
          <FigureCards figures={outcomeFigures(m, report, report.before)} />
          <Bars
            title={m.cameByInstructor}
            summary={m.chartOf(m.outcome.came, format.number(report.came))}
            bars={report.by_instructor.map(({ instructor_id, name, came }) => ({
              key: String(instructor_id),
              label: (name ?? m.nobody).split(' ')[0]!,
              values: [came],
            }))}
            write={format.number}
            isCount
          />
          <FigureTable
            title={shell.reports.instructors}
            head={m.instructor}
            rows={report.by_instructor}
            keyOf={({ instructor_id }) => instructor_id ?? 'nobody'}
            nameOf={({ name }) => name ?? m.nobody}
            columns={[
              {
                header: m.worth,
                cell: ({ visits_worth }) => (visits_worth === null ? '–' : format.money(visits_worth)),
              },
              { header: m.hours, cell: ({ hours }) => format.number(hours) },
              { header: m.figures.appointments, cell: ({ appointments }) => format.number(appointments) },
              ...outcomeColumns(m, format),
            ]}
          />
        </>
      )}
    </ReportFrame>
  )
}
