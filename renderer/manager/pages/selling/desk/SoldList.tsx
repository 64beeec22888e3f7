import { useFormat } from '../../../../shared/format/use-format.ts'
import { classes } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Sale } from './use-payment.ts'

interface SoldListProps {
  purchases: Sale['purchases']
  /** The receipt beside. */
  shown: number
  onShow: (receiptId: number) => void
}

/** What was sold in one payment, each with its receipt; the one pressed is shown, mailed and kept. */
export function SoldList({ purchases, shown, onShow }: SoldListProps) {
  const m = useMessages().pointOfSale.done
  const { money } = useFormat()
  return (
    <ul
      aria-label={m.receipts}
      className="w-full max-w-sm divide-y divide-line rounded-lg border border-line text-start"
    >
      {purchases.map(({ receipt_id, receipt_number, kind, total, currency }) => (
        <li key={receipt_id}>
          <button
            type="button"
            aria-pressed={receipt_id === shown}
            onClick={() => onShow(receipt_id)}
            className={classes(
              'ring-focus flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-start text-sm hover:bg-hover',
              receipt_id === shown && 'bg-accent-soft text-on-accent-soft',
            )}
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{m.kinds[kind]}</span>
              <span className="figures block text-xs">{m.receipt(receipt_number)}</span>
            </span>
            <span className="figures font-medium">{money(total, currency)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
