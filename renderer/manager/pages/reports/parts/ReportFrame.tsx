import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDownload, type ApiError, type GetKey } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, PageHeader, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { AreaNav } from '../../../parts/area/AreaNav.tsx'
import { DaysPicker, type ChosenDays } from './DaysPicker.tsx'
import { HowCounted } from './HowCounted.tsx'
import { reportPages } from './pages.ts'

type ReportKey = Extract<GetKey, `GET /api/v1/reports/${string}`>
type Counted = { start_date: string; end_date: string; compared_with: { start_date: string; end_date: string } }

interface ReportFrameProps<Data extends Counted> {
  report: ReportKey
  title: string
  query: UseQueryResult<Data, ApiError>
  chosen: ChosenDays
  /** Explanation of its figures, a sentence each. */
  counted: readonly string[]
  /** It shows nothing of the period before. */
  standsAlone?: boolean
  children: (data: Data) => ReactNode
}

/** A report: its days, its table as a file, what it shows, and how that is counted. */
export function ReportFrame<Data extends Counted>(props: ReportFrameProps<Data>) {
  const { report, title, query, chosen, counted, standsAlone = false, children } = props
  const { reports: m } = useMessages()
  const format = useFormat()
  const { download, isPending } = useDownload()
  const compared = standsAlone ? undefined : query.data?.compared_with
  const range = format.dateRange(chosen.days.start_date, chosen.days.end_date)
  return (
    <>
      <ReportsNav />
      <PageHeader
        title={title}
        description={compared ? m.against(range, format.dateRange(compared.start_date, compared.end_date)) : range}
      >
        <DaysPicker chosen={chosen} />
        <Button
          icon="export"
          isPending={isPending}
          disabledReason={useDenied()('reports.view')}
          onPress={() => download(report, 'report.csv', { query: { ...chosen.days, format: 'csv' } } as never)}
        >
          {m.csv}
        </Button>
      </PageHeader>
      <div className="flex min-w-0 flex-col gap-4">
        <Loaded query={query} skeleton={<Skeleton className="h-96 w-full" />}>
          {children}
        </Loaded>
        {/* Below what is waited for: it comes with that, so that nothing moves. */}
        {query.data ? <HowCounted sentences={counted} /> : null}
      </div>
    </>
  )
}

export function ReportsNav() {
  const { reports: m, shell } = useMessages()
  return <AreaNav label={m.areas} pages={reportPages.map(({ name, href }) => ({ href, label: shell.reports[name] }))} />
}
