import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { stockLevel } from './stock.ts'

/** How many pieces there are, with a word where that is few. */
export function StockBadge({ pieces }: { pieces: number }) {
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
