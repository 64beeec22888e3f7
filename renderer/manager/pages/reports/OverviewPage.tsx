import { useApi, type Answer } from '../../../api/index.ts'
import { EmptyState } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { FigureCards, type Figure } from './parts/FigureCards.tsx'
import { OverTime } from './parts/OverTime.tsx'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { useDays } from './parts/use-days.ts'

type Figures = Answer<'GET /api/v1/reports/overview'>['current']

/** The figures that say most, beside those of the period before. */
export default function OverviewPage() {
  const { reports: m, shell } = useMessages()
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
          <EmptyState icon="chart" title={m.newStudio}>
            {m.newStudioHelp}
          </EmptyState>
        ) : (
          <>
            <FigureCards
              figures={[
                figure('revenue', 'money', 'up'),
                figure('recurring', 'money', 'up'),
                figure('subscriptions', 'count', 'up'),
                figure('visits', 'count', 'up'),
                figure('classes', 'count'),
                figure('booked', 'count', 'up'),
                ...(current.appointments + before.appointments > 0 ? [figure('appointments', 'count', 'up')] : []),
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

const isNew = ({ revenue, classes, appointments, subscriptions, new_clients }: Figures) =>
  revenue === 0 && classes + appointments + subscriptions + new_clients === 0
