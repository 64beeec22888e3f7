import { useApi } from '../../../api/index.ts'
import { EmptyState } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { Cohorts } from './charts/Cohorts.tsx'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { useDays } from './parts/use-days.ts'

/** Who comes again, by the month of the first visit. */
export default function RetentionPage() {
  const { reports: m, shell } = useMessages()
  const chosen = useDays('last_12')
  const query = useApi('GET /api/v1/reports/retention', { query: chosen.days }, { keep: true })
  return (
    <ReportFrame
      report="GET /api/v1/reports/retention"
      title={shell.reports.retention}
      query={query}
      chosen={chosen}
      counted={m.how.retention}
      standsAlone
    >
      {(report) =>
        report.cohorts.every(({ clients }) => clients === 0) ? (
          <EmptyState icon="clients" title={m.nothing}>
            {m.noVisitsYet}
          </EmptyState>
        ) : (
          <Cohorts title={m.cameAgainTitle} report={report} />
        )
      }
    </ReportFrame>
  )
}
