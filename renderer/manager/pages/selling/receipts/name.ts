import type { Messages } from '../../../messages/en/index.ts'
import type { Receipt } from './ReceiptPaper.tsx'

/** What a receipt is called: one above zero that gives a refund back is a refund that was taken back. */
export function receiptName(
  { kind, number, total }: Pick<Receipt, 'kind' | 'number' | 'total'>,
  { names }: Messages['receipts'],
) {
  return kind === 'refund' && total > 0 ? names.undone(number) : names[kind](number)
}
