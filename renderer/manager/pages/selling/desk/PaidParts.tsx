import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button, Icon } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Part } from './tender.ts'

interface PaidPartsProps {
  parts: readonly Part[]
  onTakeBack: (part: Part) => void
}

/** What of the total is there already, each part to take back. */
export function PaidParts({ parts, onTakeBack }: PaidPartsProps) {
  const { pointOfSale } = useMessages()
  const m = pointOfSale.payment
  const { moneyMinor } = useFormat()
  if (parts.length === 0) return null
  return (
    <ul aria-label={m.parts} className="divide-y divide-line rounded-lg border border-line bg-canvas">
      {parts.map((part) => {
        const what = part.card ? m.card(part.card.last4) : m.methods[part.method]
        return (
          <li key={`${part.method} ${part.card?.last4}`} className="flex items-center gap-2 py-1 ps-3 pe-1 text-sm">
            <Icon name="check" size={14} className="text-good" />
            <span className="min-w-0 flex-1 truncate">{what}</span>
            <span className="figures font-medium">{moneyMinor(part.amount_minor)}</span>
            <Button
              look="quiet"
              size="small"
              icon="close"
              iconOnly
              label={m.takeBack(what)}
              onPress={() => onTakeBack(part)}
            />
          </li>
        )
      })}
    </ul>
  )
}
