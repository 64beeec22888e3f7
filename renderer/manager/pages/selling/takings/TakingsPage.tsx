import { useState } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { NoPermission } from '../../../../shared/states/Loaded.tsx'
import { Card, PageHeader } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useList } from '../../../parts/list/use-list.ts'
import { firstDay, periodOf } from '../period.ts'
import { PeriodSelect } from '../PeriodSelect.tsx'
import { SellingNav } from '../SellingNav.tsx'
import { Closes } from './Closes.tsx'
import { Report } from './Report.tsx'

const PERIODS = ['today', 'week', 'month', 'year'] as const

/** Days that were closed on a page: the last ones matter. */
const CLOSES = 5

/** What was taken, and the close of each day. */
export default function TakingsPage() {
  const { takings: m } = useMessages()
  const format = useFormat()
  const denied = useDenied()
  const list = useList({ when: 'today' }, CLOSES)
  // The day in the query is that of opening the page: it must not change while it is read.
  const [today] = useState(() => format.today())
  const period = periodOf(list.filters.when, 'today')
  return (
    <>
      <SellingNav />
      <PageHeader title={m.title} description={m.lead}>
        <PeriodSelect value={period} periods={PERIODS} onChange={(when) => list.narrow({ when })} />
      </PageHeader>
      <div className="flex flex-col gap-5">
        {denied('sales.manage') === null ? (
          <Closes list={list} />
        ) : (
          <Card title={m.closes.title}>
            <NoPermission />
          </Card>
        )}
        {denied('reports.view') === null ? (
          <Report start={firstDay(period, today) ?? today} end={today} />
        ) : (
          <Card title={m.report}>
            <NoPermission />
          </Card>
        )}
      </div>
    </>
  )
}
