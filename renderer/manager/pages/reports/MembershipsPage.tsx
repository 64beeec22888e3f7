import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { Bars } from './charts/Bars.tsx'
import { FigureCards } from './parts/FigureCards.tsx'
import { FigureTable } from './parts/FigureTable.tsx'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { useDays } from './parts/use-days.ts'
import { useStepNames } from './parts/use-step-names.ts'

/** Memberships begun and ended, churn, and what subscriptions bring in each month. */
export default function MembershipsPage() {
  const { reports: m, shell } = useMessages()
  const format = useFormat()
  const chosen = useDays()
  const query = useApi('GET /api/v1/reports/memberships', { query: chosen.days }, { keep: true })
  const names = useStepNames()
  return (
    <ReportFrame
      report="GET /api/v1/reports/memberships"
      title={shell.reports.memberships}
      query={query}
      chosen={chosen}
      counted={m.how.memberships}
    >
      {({ subscriptions: of, by_period, by_type, step }) => (
        <>
          <FigureCards
            figures={[
              { label: m.recurring, value: of.recurring, before: of.recurring_at_start, as: 'money', good: 'up' },
              { label: m.subscriptions, value: of.at_end, before: of.at_start, as: 'count', good: 'up' },
              { label: m.begun, value: of.begun, before: of.begun_before, as: 'count', good: 'up' },
              { label: m.ended, value: of.ended, before: of.ended_before, as: 'count', good: 'down' },
              { label: m.churn, value: of.churn, as: 'share' },
            ]}
          />
          <Bars
            title={m.subscriptionsOver[step]}
            summary={m.chartOf(m.begun, format.number(of.begun))}
            series={[m.begun, m.ended]}
            bars={by_period.map((row) => ({
              key: row.start_date,
              label: names.short(row, step),
              values: [row.begun, row.ended],
            }))}
            write={format.number}
            isCount
          />
          <FigureTable
            title={m.byType}
            head={m.type}
            rows={by_type}
            keyOf={({ membership_type_id }) => membership_type_id}
            nameOf={({ name }) => name}
            columns={[
              { header: m.atStart, cell: ({ at_start }) => format.number(at_start) },
              { header: m.begun, cell: ({ begun }) => format.number(begun) },
              { header: m.ended, cell: ({ ended }) => format.number(ended) },
              { header: m.atEnd, cell: ({ at_end }) => format.number(at_end) },
              {
                header: m.recurring,
                cell: ({ type, recurring }) => (type === 'subscription' ? format.money(recurring) : '–'),
              },
            ]}
          />
          <FigureTable
            title={m.inFigures(m.subscriptionsOver[step])}
            head={m.when}
            rows={by_period.filter(({ begun, ended }) => begun + ended > 0)}
            keyOf={({ start_date }) => start_date}
            nameOf={(row) => names.long(row, step)}
            columns={[
              { header: m.begun, cell: ({ begun }) => format.number(begun) },
              { header: m.ended, cell: ({ ended }) => format.number(ended) },
            ]}
          />
        </>
      )}
    </ReportFrame>
  )
}
