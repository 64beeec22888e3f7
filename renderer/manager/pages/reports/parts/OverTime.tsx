import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Link, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { Bars } from '../charts/Bars.tsx'
import type { useDays } from './use-days.ts'
import { useStepNames } from './use-step-names.ts'

type Days = ReturnType<typeof useDays>['days']

/** What came in and who came, over the days of the overview; each with the way to its own report. */
export function OverTime({ days }: { days: Days }) {
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
  const names = useStepNames()
  const { data } = useApi('GET /api/v1/reports/revenue', { query: days }, { keep: true })
  if (!data) return <Skeleton className="h-72 w-full rounded-lg" />
  return (
    <Bars
      title={m.revenueOver[data.step]}
      summary={m.chartElsewhere(m.revenue, money(data.revenue), shell.reports.revenue)}
      action={<Link href={paths.revenueReport()}>{m.more(shell.reports.revenue)}</Link>}
      bars={data.by_period.map((row) => ({
        key: row.start_date,
        label: names.short(row, data.step),
        values: [row.revenue],
      }))}
      write={(amount) => money(amount).replace(/[.,]00(?=\D*$)/, '')}
    />
  )
}

function Attendance({ days }: { days: Days }) {
  const { reports: m, shell } = useMessages()
  const { number } = useFormat()
  const names = useStepNames()
  const { data } = useApi('GET /api/v1/reports/attendance', { query: days }, { keep: true })
  if (!data) return <Skeleton className="h-72 w-full rounded-lg" />
  return (
    <Bars
      title={m.attendanceOver[data.step]}
      summary={m.chartElsewhere(m.outcome.came, number(data.came), shell.reports.attendance)}
      action={<Link href={paths.attendanceReport()}>{m.more(shell.reports.attendance)}</Link>}
      series={[m.outcome.came, m.outcome.no_show]}
      bars={data.by_period.map((row) => ({
        key: row.start_date,
        label: names.short(row, data.step),
        values: [row.came, row.no_show],
      }))}
      write={number}
      isCount
    />
  )
}
