import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { EmptyState, LinkButton, PageHeader, Skeleton, SkeletonRows } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import { firstDay, periodOf } from '../period.ts'
import { PeriodSelect } from '../PeriodSelect.tsx'
import { SellingNav } from '../SellingNav.tsx'
import { isCutOff, NEWEST, takenBy } from './sale.ts'
import { MostSold } from './MostSold.tsx'
import { SaleList } from './SaleList.tsx'

/** What was sold, newest first. */
export default function SalesPage() {
  const { sales: m } = useMessages()
  const format = useFormat()
  const list = useList({ when: 'month' })
  // The day in the query is that of opening the page: it must not change while it is read.
  const [today] = useState(() => format.today())
  const period = periodOf(list.filters.when, 'month')
  const sales = useApi('GET /api/v1/product-sales', { query: { start_date: firstDay(period, today) } }, { keep: true })
  const found = sales.data ?? []
  const ever = useApi('GET /api/v1/product-sales', {}, { enabled: sales.data?.length === 0 && period !== 'all' })
  const isNew = period === 'all' || ever.data?.length === 0
  const sell = (
    <LinkButton href={paths.selling()} look="primary" icon="plus">
      {m.sell}
    </LinkButton>
  )
  return (
    <>
      <SellingNav />
      <PageHeader
        title={m.title}
        description={
          found.length === 0
            ? m.lead
            : isCutOff(period, found.length)
              ? m.newest(NEWEST)
              : m.total(found.length, format.money(takenBy(found)))
        }
      >
        <PeriodSelect value={period} onChange={(when) => list.narrow({ when })} />
        {sell}
      </PageHeader>
      {sales.isLoading ? <Skeleton className="mb-4 h-31 w-full rounded-lg" /> : <MostSold sales={found} />}
      <SaleList
        query={sales}
        list={list}
        empty={
          ever.isLoading ? (
            <SkeletonRows rows={3} />
          ) : (
            <EmptyState icon="selling" title={isNew ? m.none : m.noneIn} action={sell}>
              {isNew ? m.noneHelp : m.noneInHelp}
            </EmptyState>
          )
        }
      />
    </>
  )
}
