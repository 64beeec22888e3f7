import { requirePermission } from '../../api/access.ts'
import type { Caller } from '../../api/caller.ts'
import type { Reader } from '../../db/writer.ts'
import { toMinor } from '../../lib/money.ts'
import type { Instant } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import { lowestClassPrice, lowestPrice } from './queries.ts'

export interface Discount {
  discount_type: 'percentage' | 'fixed_amount'
  /** A percentage, or major units. */
  value: number
  /** The membership types it is for; none: all. */
  typeIds?: readonly number[]
  /** From when on it is good for single classes, too; absent: it is not. */
  classesFrom?: Instant | undefined
}

/** The least part of a price, in percent, that a discount leaves to pay if the caller may not give away. */
const LEAST_LEFT = 10

/** Refuses a discount that leaves nothing or hardly anything to pay if the caller may not give away. */
export function requireMayDiscount(
  reader: Reader,
  caller: Caller,
  { discount_type, value, typeIds = [], classesFrom }: Discount,
): void {
  if (!leavesHardly(reader, { discount_type, value, typeIds, classesFrom })) return
  requirePermission(caller, 'payments.give')
}

function leavesHardly(reader: Reader, { discount_type, value, typeIds = [], classesFrom }: Discount): boolean {
  if (discount_type === 'percentage') return value > 100 - LEAST_LEFT
  const ofTypes = reader.one(lowestPrice, { ids: typeIds, is_any: typeIds.length === 0 })?.price_minor
  const ofClasses = classesFrom ? reader.one(lowestClassPrice, { from: classesFrom })?.price_minor : null
  const minor = toMinor(value, settingsOf(reader).currency)
  const isHardly = (lowest: number) => minor !== undefined && (lowest - minor) * 100 < lowest * LEAST_LEFT
  return [ofTypes, ofClasses].some((lowest) => lowest != null && isHardly(lowest))
}
