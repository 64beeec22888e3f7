import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { Bars } from './charts/Bars.tsx'
import { useSteps } from './charts/use-steps.ts'
import { inForceAfter, type MembershipReport } from './memberships/in-force.ts'
import { FigureCards } from './parts/FigureCards.tsx'
import { FigureTable } from './parts/FigureTable.tsx'
import { NothingYet } from './parts/NothingYet.tsx'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { Said } from '../../parts/Said.tsx'
import { useDays } from './parts/DaysPicker.tsx'
import { useStepNames } from './parts/use-step-names.ts'
import { useThan } from './parts/use-than.ts'

/** Memberships begun and ended, churn, and what subscriptions bring in each month. */
export default function MembershipsPage() {
  const { reports: m, shell } = useMessages()
  const format = useFormat()
  const chosen = useDays()
  const query = useApi('GET /api/v1/reports/memberships', { query: chosen.days }, { keep: true })
  const than = useThan()
  return (
    <ReportFrame
      report="GET /api/v1/reports/memberships"
      title={shell.reports.memberships}
      query={query}
      chosen={chosen}
      counted={m.how.memberships}
    >
      {(report) =>
        isNew(report) ? (
          <NothingYet
            icon="card"
            to={{ href: paths.membershipTypes(), label: shell.nav.membershipTypes, icon: 'card' }}
          >
            {m.report.noMemberships}
          </NothingYet>
        ) : (
          <>
            <Said>
              {m.said.memberships({
                recurring: format.money(report.subscriptions.recurring),
                than: than(report.subscriptions.recurring_before, report.subscriptions.recurring, 'money'),
                begun: report.subscriptions.begun,
                ended: report.subscriptions.ended,
              })}
            </Said>
            <FigureCards
              figures={[
                {
                  label: m.recurring,
                  value: report.subscriptions.recurring,
                  before: report.subscriptions.recurring_before,
                  as: 'money',
                  good: 'up',
                },
                {
                  label: m.subscriptions,
                  value: report.subscriptions.at_end,
                  before: report.subscriptions.at_end_before,
                  as: 'count',
                  good: 'up',
                },
                {
                  label: m.begun,
                  value: report.subscriptions.begun,
                  before: report.subscriptions.begun_before,
                  as: 'count',
                  good: 'up',
                },
                {
                  label: m.ended,
                  value: report.subscriptions.ended,
                  before: report.subscriptions.ended_before,
                  as: 'count',
                  good: 'down',
                },
                { label: m.churn, value: report.subscriptions.churn, as: 'share' },
              ]}
            />
            <InForce report={report} />
            <FigureTable
              title={m.byType}
              head={m.type}
              rows={report.by_type}
              keyOf={({ membership_type_id }) => membership_type_id}
              nameOf={({ name }) => name}
              columns={[
                { header: m.atStart, cell: ({ at_start }) => format.number(at_start), hideOn: 'phone' },
                { header: m.begun, cell: ({ begun }) => format.number(begun) },
                { header: m.ended, cell: ({ ended }) => format.number(ended) },
                { header: m.atEnd, cell: ({ at_end }) => format.number(at_end) },
                { header: m.usable, cell: ({ usable_at_end }) => format.number(usable_at_end), hideOn: 'phone' },
                {
                  header: m.recurring,
                  cell: ({ type, recurring }) => (type === 'subscription' ? format.money(recurring) : '–'),
                },
              ]}
            />
            <BegunAndEnded report={report} />
          </>
        )
      }
    </ReportFrame>
  )
}

/** The subscriptions active after each day, week or month; except by day, also how many began and ended. */
function InForce({ report }: { report: MembershipReport }) {
  const { reports: m } = useMessages()
  const format = useFormat()
  const steps = useSteps()
  const { step, subscriptions } = report
  const page = paths.membershipsReport()
  const after = inForceAfter(subscriptions.at_start, report.by_period)
  const former = inForceAfter(subscriptions.at_start_before, report.by_period_before)
  const running = {
    step,
    by_period: report.by_period.map((row, at) => ({ ...row, count: after[at]! })),
    by_period_before: report.by_period_before.map((row, at) => ({ ...row, count: former[at]! })),
  }
  return (
    <>
      <Bars
        title={m.inForceOver[step]}
        summary={m.chartOf(m.subscriptions, format.number(subscriptions.at_end))}
        bars={steps(running, { values: ({ count }) => [count], before: ({ count }) => count, page })}
        write={format.number}
        isCount
      />
      {step === 'day' ? null : (
        <Bars
          title={m.subscriptionsOver[step]}
          summary={m.chartOf(m.begun, format.number(subscriptions.begun))}
          series={[m.begun, m.ended]}
          bars={steps(report, { values: ({ begun, ended }) => [begun, ended], before: ({ begun }) => begun, page })}
          write={format.number}
          isCount
        />
      )}
    </>
  )
}

/** The days, weeks or months on which a subscription began or ended, in figures. */
function BegunAndEnded({ report: { step, by_period, subscriptions } }: { report: MembershipReport }) {
  const { reports: m } = useMessages()
  const { number } = useFormat()
  const names = useStepNames()
  const after = inForceAfter(subscriptions.at_start, by_period)
  const rows = by_period.map((row, at) => ({ ...row, in_force: after[at]! }))
  return (
    <FigureTable
      isFolded
      title={m.inFigures(m.subscriptionsOver[step])}
      head={m.when}
      rows={rows.filter(({ begun, ended }) => begun + ended > 0)}
      keyOf={({ start_date }) => start_date}
      nameOf={(row) => names.long(row, step)}
      columns={[
        { header: m.begun, cell: ({ begun }) => number(begun) },
        { header: m.ended, cell: ({ ended }) => number(ended) },
        { header: m.atEnd, cell: ({ in_force }) => number(in_force) },
      ]}
    />
  )
}

const isNew = ({ subscriptions: { at_start, begun }, by_type }: MembershipReport) =>
  at_start + begun + by_type.length === 0
