import { useFormat } from '../../../../shared/format/use-format.ts'
import { Card, Link, Table, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import type { Sale } from './sale.ts'

type Line = Sale['items'][number]

/** The products of a sale, at the prices of the day. */
export function SoldLines({ sale: { items, currency } }: { sale: Sale }) {
  const { sales: m } = useMessages()
  const { money, number } = useFormat()
  const columns: Column<Line>[] = [
    { id: 'what', header: m.what, cell: (line) => <What line={line} /> },
    { id: 'quantity', header: m.quantity, cell: ({ quantity }) => number(quantity), align: 'end', width: '5rem' },
    {
      id: 'price',
      header: m.price,
      cell: ({ unit_price_at_sale: price }) => money(price, currency),
      align: 'end',
      width: '7rem',
      hideOn: 'phone',
    },
    {
      id: 'total',
      header: m.lineTotal,
      cell: ({ line_total }) => <span className="font-medium">{money(line_total, currency)}</span>,
      align: 'end',
      width: '7rem',
    },
  ]
  return (
    <Card title={m.lines} flush>
      <Table label={m.lines} columns={columns} rows={items} empty={null} />
    </Card>
  )
}

function What({ line: { product_id, product_name, returned_quantity } }: { line: Line }) {
  const { sales: m } = useMessages()
  return (
    <span className="block py-1.5">
      <Link href={paths.product(product_id)} look="plain" className="font-medium">
        {product_name}
      </Link>
      {returned_quantity > 0 ? <span className="block text-xs text-muted">{m.returned(returned_quantity)}</span> : null}
    </span>
  )
}
