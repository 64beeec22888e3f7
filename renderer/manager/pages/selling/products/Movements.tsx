import { useApi, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { EmptyState, Link, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard } from '../../../parts/list/ListCard.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'

type Movement = Item<'GET /api/v1/products/{product_id}/stock-movements'>

/** Every piece that came or went, newest first. */
export function Movements({ productId }: { productId: number }) {
  const { products } = useMessages()
  const m = products.stock
  const format = useFormat()
  const list = useList({}, 25)
  const movements = useApi('GET /api/v1/products/{product_id}/stock-movements', {
    params: { product_id: productId },
    query: list.paging,
  })
  const columns: Column<Movement>[] = [
    { id: 'what', header: m.what, cell: (movement) => <What movement={movement} /> },
    {
      id: 'when',
      header: m.when,
      cell: ({ created_at }) => format.dateTime(created_at),
      width: '13rem',
      hideOn: 'phone',
    },
    { id: 'change', header: m.change, cell: ({ delta }) => <Delta delta={delta} />, align: 'end', width: '6rem' },
  ]
  return (
    <ListCard
      title={m.history}
      query={movements}
      list={list}
      label={m.historyTable}
      columns={columns}
      empty={
        <EmptyState icon="tag" title={m.none}>
          {m.noneHelp}
        </EmptyState>
      }
    />
  )
}

function What({ movement }: { movement: Movement }) {
  const { products } = useMessages()
  const m = products.stock
  const { dateTime } = useFormat()
  const { kind, reason, sale_id, actor_name, created_at } = movement
  return (
    <span className="block py-1.5">
      <span className="font-medium">{m.kinds[kind]}</span>
      {sale_id === null ? null : (
        <Link href={paths.sale(sale_id)} className="ms-2 text-xs">
          {m.sale(sale_id)}
        </Link>
      )}
      <span className="block text-xs text-muted">
        {[reason, actor_name && m.by(actor_name)].filter(Boolean).join(', ')}
      </span>
      <span className="figures block text-xs text-muted sm:hidden">{dateTime(created_at)}</span>
    </span>
  )
}

function Delta({ delta }: { delta: number }) {
  const { locale } = useFormat()
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(delta)
  return <span className={`font-medium ${delta > 0 ? 'text-good' : ''}`}>{signed}</span>
}
