import type { Item } from '../../../../api/index.ts'
import type { Messages } from '../../../messages/areas.ts'

type Named = Pick<Item<'GET /api/v1/receipts'>, 'kind' | 'number' | 'total'>

/** What a receipt is called: one above zero that gives a refund back is a refund that was taken back. */
export function receiptName({ kind, number, total }: Named, { names }: Messages['receipts']): string {
  return kind === 'refund' && total > 0 ? names.undone(number) : names[kind](number)
}
