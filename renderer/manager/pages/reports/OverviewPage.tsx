import { useApi, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Link, Skeleton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { Bars } from './charts/Bars.tsx'
import { useSteps } from './charts/use-steps.ts'
import { FigureCards, type Figure } from './parts/FigureCards.tsx'
import { NothingYet } from './parts/NothingYet.tsx'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { Said } from '../../parts/Said.tsx'
import { useDays } from './parts/DaysPicker.tsx'
import { useThan } from './parts/use-than.ts'

type Figures = Answer<'GET /api/v1/reports/overview'>['current']

/** The figures that say most, beside those of the period before. */
export default function OverviewPage() {
  const { reports: m, shell } = useMessages()
  const format = useFormat()
  const than = useThan()
  const chosen = useDays()
  const query = useApi('GET /api/v1/reports/overview', { query: chosen.days }, { keep: true })
  const figure = (of: keyof Figures, as: Figure['as'], good?: Figure['good']) => {
    const { current, before } = query.data!
    return { label: m.figures[of], value: current[of], before: before[of], as, ...(good && { good }) }
  }
  return (
    <ReportFrame
      report="GET /api/v1/reports/overview"
      title={shell.reports.overview}
      query={query}
      chosen={chosen}
      counted={m.how.overview}
    >
      {({ current, before }) =>
        isNew(current) && isNew(before) ? (
          <NothingYet
            icon="chart"
            title={m.newStudio}
            to={{ href: paths.schedule(), label: shell.nav.schedule, icon: 'calendar' }}
          >
            {m.newStudioHelp}
          </NothingYet>
        ) : (
          <>
            <Said>
              {m.said.overview({
                revenue: format.money(current.revenue),
                revenueThan: than(before.revenue, current.revenue, 'money'),
                visits: current.visits,
                visitsThan: than(before.visits, current.visits, 'count'),
                people: current.new_clients,
              })}
            </Said>
            <FigureCards
              figures={[
                figure('revenue', 'money', 'up'),
                figure('recurring', 'money', 'up'),
                figure('subscriptions', 'count', 'up'),
                figure('visits', 'count', 'up'),
                figure('classes', 'count'),
                // Both or neither, so that both rows have the same length.
                ...(current.appointments + before.appointments > 0
                  ? [figure('booked', 'count', 'up'), figure('appointments', 'count', 'up')]
                  : []),
                figure('fill', 'share', 'up'),
                figure('no_show_share', 'share', 'down'),
                figure('new_clients', 'count', 'up'),
              ]}
            />
            <OverTime days={chosen.days} />
          </>
        )
      }
    </ReportFrame>
  )
}

type Days = ReturnType<typeof useDays>['days']

/** Revenue and visits over the days of the overview, each with a link to its report. */
function OverTime({ days }: { days: Days }) {
  return (
    <>
      <Revenue days={days} />
      <Attendance days={days} />
    </>
  )
}

function Revenue({ days }: { days: Days }) {
  const { reports: m, shell } = useMessages()
  const { money } = useFormat()
  const steps = useSteps()
  const { data } = useApi('GET /api/v1/reports/revenue', { query: days }, { keep: true })
  if (!data) return <Skeleton className="h-72 w-full rounded-lg" />
  return (
    <Bars
      title={m.revenueOver[data.step]}
      summary={m.chartElsewhere(m.revenue, money(data.revenue), shell.reports.revenue)}
      action={<Link href={paths.revenueReport()}>{m.more(shell.reports.revenue)}</Link>}
      bars={steps(data, {
        values: ({ revenue }) => [revenue],
        before: ({ revenue }) => revenue,
        page: paths.revenueReport(),
      })}
      write={(amount) => money(amount).replace(/[.,]00(?=\D*$)/, '')}
    />
  )
}

function Attendance({ days }: { days: Days }) {
  const { reports: m, shell } = useMessages()
  const { number } = useFormat()
  const steps = useSteps()
  const { data } = useApi('GET /api/v1/reports/attendance', { query: days }, { keep: true })
  if (!data) return <Skeleton className="h-72 w-full rounded-lg" />
  return (
    <Bars
      title={m.attendanceOver[data.step]}
      summary={m.chartElsewhere(m.outcome.came, number(data.came), shell.reports.attendance)}
      action={<Link href={paths.attendanceReport()}>{m.more(shell.reports.attendance)}</Link>}
      series={[m.outcome.came, m.outcome.no_show]}
      bars={steps(data, {
        values: ({ came, no_show }) => [came, no_show],
        before: ({ came }) => came,
        page: paths.attendanceReport(),
      })}
      write={number}
      isCount
    />
  )
}

/** Clients alone are no figures yet. */
const isNew = ({ revenue, classes, appointments, subscriptions }: Figures) =>
  revenue === 0 && classes + appointments + subscriptions === 0
