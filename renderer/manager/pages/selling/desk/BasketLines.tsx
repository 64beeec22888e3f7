import { useEffect, useRef } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Button, classes, NumberField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ProductPhoto } from '../products/ProductPhoto.tsx'
import type { Basket, Line } from './basket.ts'

interface BasketLinesProps {
  basket: Basket
  /** What each line comes to, in minor units. */
  totals: readonly number[]
  /** While it is being paid nothing changes. */
  isFixed: boolean
  onQuantity: (productId: number, quantity: number) => void
  onRemove: (productId: number) => void
}

/** What is being sold, line by line; the current one is marked and kept in sight. */
export function BasketLines({ basket, totals, isFixed, onQuantity, onRemove }: BasketLinesProps) {
  const { pointOfSale } = useMessages()
  return (
    <ul aria-label={pointOfSale.basket.table} className="divide-y divide-line">
      {basket.lines.map((line, index) => (
        <BasketLine
          key={line.product.id}
          line={line}
          total={totals[index] ?? 0}
          isCurrent={!isFixed && line.product.id === basket.current}
          isFixed={isFixed}
          onQuantity={(quantity) => onQuantity(line.product.id, quantity)}
          onRemove={() => onRemove(line.product.id)}
        />
      ))}
    </ul>
  )
}

interface BasketLineProps {
  line: Line
  total: number
  isCurrent: boolean
  isFixed: boolean
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

function BasketLine({ line: { product, quantity }, total, isCurrent, isFixed, onQuantity, onRemove }: BasketLineProps) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.basket
  const { moneyMinor, money } = useFormat()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  const isShort = quantity > product.stock_quantity
  return (
    <li
      ref={row}
      aria-current={isCurrent || undefined}
      className={classes(
        'flex items-center gap-3 px-4 py-2.5 phone:flex-wrap',
        isCurrent && 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <ProductPhoto product={product} className="size-10 rounded-md" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{product.name}</p>
        <p className="figures flex flex-wrap items-center gap-x-2 text-xs text-muted">
          {m.each(money(product.price, product.currency))}
          {isShort ? <Badge tone="bad">{m.lacking(product.stock_quantity)}</Badge> : null}
        </p>
      </div>
      {isFixed ? (
        <span className="figures text-sm text-muted">{m.pieces(quantity)}</span>
      ) : (
        <NumberField
          label={m.quantity(product.name)}
          hideLabel
          value={quantity}
          min={0}
          max={999}
          onChange={(pieces) => onQuantity(pieces ?? 1)}
          className="w-28 phone:order-last phone:w-36"
        />
      )}
      <p className="figures w-24 text-end text-sm font-semibold">{moneyMinor(total, product.currency)}</p>
      {isFixed ? null : (
        <Button look="quiet" size="small" icon="trash" iconOnly label={m.remove(product.name)} onPress={onRemove} />
      )}
    </li>
  )
}
