import { useApi, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { FigureCards, type Figure } from './parts/FigureCards.tsx'
import { NothingYet } from './parts/NothingYet.tsx'
import { OverTime } from './parts/OverTime.tsx'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { Said } from '../../parts/Said.tsx'
import { useDays } from './parts/use-days.ts'
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
                // Both or neither: as many stand in each of two rows.
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

/** Clients alone are no figures yet. */
const isNew = ({ revenue, classes, appointments, subscriptions }: Figures) =>
  revenue === 0 && classes + appointments + subscriptions === 0
