import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Card, EmptyState, Link, LinkButton, PageHeader, Skeleton, SkeletonRows } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import { firstDay, periodOf } from '../period.ts'
import { PeriodSelect } from '../PeriodSelect.tsx'
import { SellingNav } from '../SellingNav.tsx'
import { NEWEST, isCutOff, mostSold, takenBy, type Sale } from './sale.ts'
import { SaleList, SoldPicture } from './SaleList.tsx'

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

/** What went best in some sales, each the way to its page. */
function MostSold({ sales }: { sales: readonly Sale[] }) {
  const { sales: m } = useMessages()
  const { money } = useFormat()
  const best = mostSold(sales)
  if (best.length < 2) return null
  return (
    <Card title={m.best} className="mb-4">
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-x-6 gap-y-3">
        {best.map(({ product_id, product_name, pieces, amount, share }) => (
          <li key={product_id} className="flex min-w-0 items-center gap-3">
            <SoldPicture item={{ product_id, product_name }} className="size-12 rounded-md" />
            <span className="min-w-0 flex-1">
              <Link href={paths.product(product_id)} look="plain" className="line-clamp-1 text-sm font-medium">
                {product_name}
              </Link>
              <span className="figures block text-xs text-muted">{m.bestOf(pieces, money(amount))}</span>
              <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-sunken">
                <span className="block h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
