import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { Bars } from './charts/Bars.tsx'
import { Cohorts, type Retention } from './charts/Cohorts.tsx'
import { FigureCards } from './parts/FigureCards.tsx'
import { NothingYet } from './parts/NothingYet.tsx'
import { ReportFrame } from './parts/ReportFrame.tsx'
import { Said } from '../../parts/Said.tsx'
import { useDays } from './parts/DaysPicker.tsx'

/** Returning clients, by the month of the first visit. */
export default function RetentionPage() {
  const { reports: m, shell } = useMessages()
  const chosen = useDays('last_12', { running: true })
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
          <NothingYet icon="clients" to={{ href: paths.schedule(), label: shell.nav.schedule, icon: 'calendar' }}>
            {m.noVisitsYet}
          </NothingYet>
        ) : (
          <>
            <Summary report={report} />
            <Cohorts title={m.cameAgainTitle} report={report} />
            <NewAndBack report={report} />
          </>
        )
      }
    </ReportFrame>
  )
}

/** Months after the first that the page reports, if they are known. */
const LATER = [3, 6] as const

function Summary({ report: { cohorts, on_average } }: { report: Retention }) {
  const { reports: m } = useMessages()
  const format = useFormat()
  const people = cohorts.reduce((sum, { clients }) => sum + clients, 0)
  const shareAfter = (months: number) => on_average[months] ?? null
  const last = LATER.findLast((months) => shareAfter(months) !== null)
  const [again, later] = [shareAfter(1), last === undefined ? null : shareAfter(last)]
  const running = cohorts.findLast(({ clients, came }) => clients > 0 && came.length === 2)
  return (
    <>
      <Said>
        {m.said.retention({
          people,
          again: again === null ? null : format.percent(again),
          later: last === undefined || later === null ? null : { months: last, share: format.percent(later) },
          soFar: running
            ? {
                month: format.date(`${running.month}-01`, 'month'),
                people: running.clients,
                again: running.came[1]!.clients,
              }
            : null,
        })}
      </Said>
      <FigureCards
        figures={[
          { label: m.report.newcomers, value: people, as: 'count' },
          ...(again === null
            ? running
              ? [{ label: m.report.againSoFar, value: running.came[1]!.share, as: 'share' as const }]
              : []
            : [
                { label: m.report.againNext, value: again, as: 'share' as const },
                ...LATER.map((months) => ({
                  label: m.report.againAfter(months),
                  value: shareAfter(months),
                  as: 'share' as const,
                })),
              ]),
        ]}
      />
    </>
  )
}

/** New clients of each month, and how many of them were back in the next. */
function NewAndBack({ report: { cohorts } }: { report: Retention }) {
  const { reports: m } = useMessages()
  const format = useFormat()
  const short = new Intl.DateTimeFormat(format.locale, { month: 'short', year: '2-digit', timeZone: 'UTC' })
  const people = cohorts.reduce((sum, { clients }) => sum + clients, 0)
  if (cohorts.filter(({ clients }) => clients > 0).length < 2) return null
  return (
    <Bars
      title={m.report.newAndBack}
      summary={m.chartAbove(m.report.newcomers, format.number(people))}
      series={[m.report.newcomers, m.report.againNext]}
      bars={cohorts.map(({ month, clients, came }) => ({
        key: month,
        label: short.format(new Date(`${month}-15T12:00:00Z`)),
        long: format.date(`${month}-01`, 'month'),
        values: [clients, came[1]?.clients ?? 0],
      }))}
      write={format.number}
      isCount
    />
  )
}
