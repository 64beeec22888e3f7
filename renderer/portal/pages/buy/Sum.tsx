import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import type { sumOf } from './sum.ts'

interface SumProps {
  /** In minor units, as is all of `sum`. */
  price: number
  sum: ReturnType<typeof sumOf>
  currency: string
}

/** Shows the amount paid today, line by line if there is more than the price. */
export function Sum({ price, sum: { discount, card, total }, currency }: SumProps) {
  const { buy: m } = useMessages()
  const format = useFormat()
  const lines = [
    [m.price, price],
    [m.promo, -discount],
    [m.card, -card],
  ] as const
  const isPlain = discount === 0 && card === 0
  return (
    <dl aria-label={m.sum} className="figures border-t border-line pt-3">
      {lines
        .filter(([, amount]) => amount !== 0 && !isPlain)
        .map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4 py-0.5 text-sm text-muted">
            <dt>{label}</dt>
            <dd>{format.moneyMinor(amount, currency)}</dd>
          </div>
        ))}
      <div className="flex items-baseline justify-between gap-4 text-lg font-semibold">
        <dt>{m.total}</dt>
        <dd>{format.moneyMinor(total, currency)}</dd>
      </div>
    </dl>
  )
}
