import { useState } from 'react'
import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import {
  Badge,
  Card,
  EmptyState,
  Link,
  LinkButton,
  PageHeader,
  Skeleton,
  SkeletonRows,
  type Column,
} from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import { firstDay, periodOf } from '../period.ts'
import { PeriodSelect } from '../PeriodSelect.tsx'
import { SellingNav } from '../SellingNav.tsx'
import { ProductPhoto } from '../products/ProductPhoto.tsx'
import {
  NEWEST,
  formatItems,
  isCutOff,
  isImported,
  methodsOf,
  mostSold,
  refundState,
  takenBy,
  type Sale,
} from './sale.ts'

/** The sales, newest first. */
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

/** The best-selling products of some sales, each linked to its page. */
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

function SaleList(list: ListOf<Sale>) {
  const { sales: m, memberships } = useMessages()
  const format = useFormat()
  const formatMethods = (sale: Sale) => {
    const [first, ...others] = methodsOf(sale)
    return others.length > 0 ? m.split : (memberships.methods[first ?? sale.payment_method] ?? '')
  }
  const columns: Column<Sale>[] = [
    { id: 'what', header: m.what, cell: (sale) => <What sale={sale} /> },
    { id: 'client', header: m.client, cell: ({ client_name }) => client_name, hideOn: 'narrow', width: '12rem' },
    {
      id: 'by',
      header: m.by,
      cell: (sale) => sale.sold_by_name ?? (isImported(sale) ? memberships.methods['imported'] : m.online),
      hideOn: 'narrow',
      width: '10rem',
    },
    { id: 'paid', header: m.paid, cell: formatMethods, hideOn: 'phone', width: '9rem' },
    {
      id: 'when',
      header: m.when,
      cell: ({ created_at }) => <span className="text-muted">{format.dateTime(created_at)}</span>,
      hideOn: 'phone',
      width: '13rem',
    },
    {
      id: 'amount',
      header: m.amount,
      cell: ({ total_amount, currency }) => <span className="font-medium">{format.money(total_amount, currency)}</span>,
      align: 'end',
      width: '8rem',
    },
  ]
  return <ListCard label={m.table} columns={columns} {...list} rowHref={({ id }) => paths.sale(id)} />
}

function What({ sale }: { sale: Sale }) {
  const { sales: m } = useMessages()
  const { dateTime } = useFormat()
  const refund = refundState(sale)
  const first = sale.items[0]
  return (
    <span className="flex min-w-0 items-center gap-3 py-1.5">
      {first ? <SoldPicture item={first} className="size-9 rounded-md max-[22rem]:hidden" /> : null}
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="line-clamp-2 font-medium">{formatItems(sale)}</span>
          {refund === 'none' ? null : <Badge tone="warn">{refund === 'all' ? m.refunded : m.partlyRefunded}</Badge>}
        </span>
        <span className="figures block text-xs text-muted sm:hidden">
          {[dateTime(sale.created_at), sale.client_name].filter(Boolean).join(', ')}
        </span>
      </span>
    </span>
  )
}

/** The picture of what was sold: its photo while it has one, else the drawing of what its name says. */
function SoldPicture({
  item,
  className,
}: {
  item: Pick<Sale['items'][number], 'product_id' | 'product_name'>
  className: string
}) {
  const products = useApi('GET /api/v1/products', { query: { page_size: 200 } }, { fresh: 60_000 })
  const photo_url = products.data?.items.find(({ id }) => id === item.product_id)?.photo_url ?? null
  return <ProductPhoto product={{ id: item.product_id, name: item.product_name, photo_url }} className={className} />
}
