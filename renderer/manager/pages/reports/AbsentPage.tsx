import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Link } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { FigureCards } from './parts/FigureCards.tsx'
import { FigureTable } from './parts/FigureTable.tsx'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { useDays } from './parts/use-days.ts'

/** Regulars who have stopped coming: somebody may want to write to them. */
export default function AbsentPage() {
  const { reports: m, shell } = useMessages()
  const format = useFormat()
  const chosen = useDays('last_month')
  const query = useApi('GET /api/v1/reports/absent', { query: chosen.days }, { keep: true })
  return (
    <ReportFrame
      report="GET /api/v1/reports/absent"
      title={shell.reports.absent}
      query={query}
      chosen={chosen}
      counted={m.how.absent}
    >
      {({ total, total_before, clients }) => (
        <>
          <FigureCards
            figures={[{ label: m.stopped, value: total, before: total_before, as: 'count', good: 'down' }]}
          />
          <FigureTable
            title={total > clients.length ? m.latestOf(clients.length) : m.stopped}
            head={m.client}
            rows={clients}
            keyOf={({ client_id }) => client_id}
            nameOf={({ client_id, client_name }) => <Link href={paths.client(client_id)}>{client_name}</Link>}
            columns={[
              { header: m.lastVisit, cell: ({ last_visit_at }) => format.date(last_visit_at) },
              { header: m.visitsBefore, cell: ({ visits }) => format.number(visits) },
            ]}
            empty={m.nobodyStopped}
          />
        </>
      )}
    </ReportFrame>
  )
}
