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

/** The least part of a price, in percent, that is left to pay by whoever may not give away. */
const LEAST_LEFT = 10

/** Refuses a discount that leaves nothing or hardly anything to pay of something to whoever may not give away. */
export function requireMayDiscount(
  reader: Reader,
  caller: Caller,
  { discount_type, value, typeIds = [] }: Discount,
): void {
  if (!leavesHardly(reader, { discount_type, value, typeIds })) return
  requirePermission(caller, 'payments.give')
}

function leavesHardly(reader: Reader, { discount_type, value, typeIds }: Required<Discount>): boolean {
  if (discount_type === 'percentage') return value > 100 - LEAST_LEFT
  const lowest = reader.one(lowestPrice, { ids: typeIds, is_any: typeIds.length === 0 })?.price_minor
  const minor = toMinor(value, settingsOf(reader).currency)
  return lowest != null && minor !== undefined && (lowest - minor) * 100 < lowest * LEAST_LEFT
}
