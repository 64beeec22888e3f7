import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { paths } from '../../../paths.ts'
import { ProductPhoto } from '../products/ProductPhoto.tsx'
import { formatItems, isImported, methodsOf, refundState, type Sale } from './sale.ts'

export function SaleList(list: ListOf<Sale>) {
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
export function SoldPicture({
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
