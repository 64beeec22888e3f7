import { requirePermission } from '../../api/access.ts'
import type { Caller } from '../../api/caller.ts'
import type { Reader } from '../../db/writer.ts'
import { toMinor } from '../../lib/money.ts'
import { settingsOf } from '../settings/queries.ts'
import { lowestPrice } from './queries.ts'

export interface Discount {
  discount_type: 'percentage' | 'fixed_amount'
  /** A percentage, or major units. */
  value: number
  /** The membership types it is for; none: all. */
  typeIds?: readonly number[]
}

/** Refuses a discount that leaves nothing to pay of something to whoever may not give away. */
export function requireMayDiscount(
  reader: Reader,
  caller: Caller,
  { discount_type, value, typeIds = [] }: Discount,
): void {
  if (!leavesNothing(reader, { discount_type, value, typeIds })) return
  requirePermission(caller, 'payments.give')
}

function leavesNothing(reader: Reader, { discount_type, value, typeIds }: Required<Discount>): boolean {
  if (discount_type === 'percentage') return value >= 100
  const lowest = reader.one(lowestPrice, { ids: typeIds, is_any: typeIds.length === 0 })?.price_minor
  const minor = toMinor(value, settingsOf(reader).currency)
  return lowest != null && minor !== undefined && minor >= lowest
}
