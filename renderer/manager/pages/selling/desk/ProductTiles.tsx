import { useApi } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import { ProductPhoto } from '../products/ProductPhoto.tsx'
import type { Product } from './basket.ts'

const SHOWN = 12

/** A few products to press, for those who have no scanner at hand. */
export function ProductTiles({ onTake }: { onTake: (product: Product) => void }) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.basket
  const { money } = useFormat()
  const products = useApi('GET /api/v1/products', { query: { active_only: 'true', page_size: SHOWN } })
  const shown = products.data?.items ?? []
  if (shown.length === 0) return null
  return (
    <section aria-label={m.tiles}>
      <h2 className="mb-2 text-xs font-medium text-muted">{m.tiles}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-2">
        {shown.map((product) => {
          const price = money(product.price, product.currency)
          return (
            <li key={product.id}>
              <button
                type="button"
                onClick={() => onTake(product)}
                className="ring-focus flex w-full items-center gap-2.5 rounded-lg border border-line bg-surface p-2 text-start shadow-raised hover:bg-hover active:bg-pressed"
              >
                <ProductPhoto product={product} className="size-11 rounded-md" />
                <span className="min-w-0">
                  <span className="block truncate text-sm font-medium">{product.name}</span>
                  <span className="figures block truncate text-xs text-muted">
                    {product.stock_quantity > 0 ? price : `${price} · ${pointOfSale.entry.left(0)}`}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
