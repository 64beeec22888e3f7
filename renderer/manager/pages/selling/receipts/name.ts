import type { Item } from '../../../../api/index.ts'
import type { Messages } from '../../../messages/areas.ts'

type Named = Pick<Item<'GET /api/v1/receipts'>, 'kind' | 'number' | 'total'>

/** The name of a receipt: a refund with a total above zero is an undone refund. */
export function receiptName({ kind, number, total }: Named, { names }: Messages['receipts']): string {
  return kind === 'refund' && total > 0 ? names.undone(number) : names[kind](number)
}
