import type { Reader } from '../../db/writer.ts'
import { onReceipt } from '../receipts/words.ts'
import { sayReason } from './because-rules.ts'
import type { ChargeRow } from './queries.ts'

/** The kinds of charge that are fees; all others are prices. */
export const FEES: readonly ChargeRow['kind'][] = ['late_cancel', 'no_show']

/** A charge as the line of a receipt says it, in the studio's language: a fee with why it is owed, where that is known. */
export function chargeOnReceipt(
  reader: Reader,
  { kind, description, because }: Pick<ChargeRow, 'kind' | 'description' | 'because'>,
): string {
  const what = onReceipt(reader, description)
  return because && FEES.includes(kind) ? `${what}. ${onReceipt(reader, sayReason(because))}` : what
}
