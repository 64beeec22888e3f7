import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { paths } from '../../../paths.ts'
import type { Product } from '../desk/basket.ts'
import { ProductPhoto } from './ProductPhoto.tsx'
import { stockLevel } from './stock.ts'
import { useOnSale } from './use-on-sale.ts'

interface ProductListProps extends ListOf<Product> {
  onEdit: (product: Product) => void
  onAdjust: (product: Product) => void
}

export function ProductList({ onEdit, onAdjust, ...list }: ProductListProps) {
  const { products: m } = useMessages()
  const format = useFormat()
  const denied = useDenied()('products.manage')
  const { takeOff, putBack } = useOnSale()
  const columns: Column<Product>[] = [
    { id: 'name', header: m.name, cell: (product) => <NameCell product={product} /> },
    {
      id: 'sku',
      header: m.sku,
      cell: ({ sku }) => <span className="block truncate text-muted">{sku}</span>,
      hideOn: 'narrow',
    },
    {
      id: 'stock',
      header: m.inStock,
      cell: ({ stock_quantity }) => <StockBadge pieces={stock_quantity} />,
      align: 'end',
      width: '7.5rem',
    },
    {
      id: 'price',
      header: m.price,
      cell: ({ price, currency }) => <span className="font-medium">{format.money(price, currency)}</span>,
      align: 'end',
      width: '8rem',
      hideOn: 'phone',
    },
  ]
  return (
    <ListCard
      label={m.table}
      columns={columns}
      {...list}
      rowHref={({ id }) => paths.product(id)}
      rowActions={(product) => [
        [
          { label: m.edit, icon: 'edit', onAction: () => onEdit(product), disabledReason: denied },
          { label: m.stock.adjust, icon: 'sort', onAction: () => onAdjust(product), disabledReason: denied },
        ],
        [
          product.is_active
            ? { label: m.takeOff, icon: 'close', onAction: () => void takeOff(product), disabledReason: denied }
            : { label: m.putBack, icon: 'check', onAction: () => void putBack(product), disabledReason: denied },
        ],
      ]}
    />
  )
}

/** The number of pieces in stock, with a word if there are few. */
function StockBadge({ pieces }: { pieces: number }) {
  const { products: m } = useMessages()
  const { number } = useFormat()
  const level = stockLevel(pieces)
  return (
    <span className="inline-flex items-center justify-end gap-2">
      {level === 'fine' ? null : (
        <Badge tone={level === 'out' ? 'bad' : 'warn'}>{level === 'out' ? m.out : m.low}</Badge>
      )}
      <span className="figures">{number(pieces)}</span>
    </span>
  )
}

function NameCell({ product }: { product: Product }) {
  const { products: m } = useMessages()
  const { money } = useFormat()
  return (
    <span className="flex min-w-0 items-center gap-3 py-1.5">
      <ProductPhoto product={product} />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="line-clamp-2 font-medium">{product.name}</span>
          {product.is_active ? null : <Badge>{m.offSale}</Badge>}
        </span>
        <span className="figures block text-xs text-muted sm:hidden">{money(product.price, product.currency)}</span>
      </span>
    </span>
  )
}
