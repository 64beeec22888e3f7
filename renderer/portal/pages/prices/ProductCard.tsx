import { useEffect, useRef } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useAddress } from '../../../shared/router/use-router.ts'
import { ProductPicture } from '../../../shared/picture/ProductPicture.tsx'
import { classes } from '../../../ui/classes.ts'
import type { PublicProduct } from '../../parts/use-public.ts'
import { BuyProduct } from './BuyProduct.tsx'

/** One thing of the shelf, with its photo; where the address names it, it is shown first. */
export function ProductCard({ product }: { product: PublicProduct }) {
  const { id, name, price, currency, photo_url, can_buy_online } = product
  const format = useFormat()
  const card = useRef<HTMLLIElement>(null)
  const isNamed = useAddress().hash === `#product-${id}`
  useEffect(() => {
    if (isNamed) card.current?.scrollIntoView({ block: 'center' })
  }, [isNamed])
  return (
    <li
      ref={card}
      id={`product-${id}`}
      className={classes(
        'flex flex-col gap-3 rounded-lg border bg-surface p-3 shadow-raised',
        isNamed ? 'border-ring' : 'border-line',
      )}
    >
      <div className="flex items-center gap-3">
        <ProductPicture product={product} src={photo_url} className="size-16 rounded-md" />
        <span className="min-w-0 flex-1 break-words">{name}</span>
        <span className="figures font-semibold">{format.money(price, currency)}</span>
      </div>
      {can_buy_online ? <BuyProduct product={product} /> : null}
    </li>
  )
}
