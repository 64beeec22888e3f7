import { sql } from 'kysely'
import { requirePermission } from '../../api/access.ts'
import type { Caller } from '../../api/caller.ts'
import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { toMinor } from '../../lib/money.ts'
import { settingsOf } from '../settings/queries.ts'

const lowestPrice = query((p: { ids: readonly number[]; is_any: boolean }) =>
  db
    .selectFrom('membership_types')
    .select(({ fn }) => fn.min<number | null>('price_minor').as('price_minor'))
    .where('price_minor', '>', 0)
    .where('is_active', '=', true)
    .where(sql<boolean>`(${p.is_any} OR id IN (SELECT value FROM json_each(${p.ids})))`),
)

export interface Discount {
  discount_type: 'percentage' | 'fixed_amount'
  /** A percentage, or major units. */
  value: number
  /** The membership types it is for; none: all. */
  typeIds?: readonly number[]
}

/** Refuses a discount that leaves nothing to pay of something to whoever may not give away. */
export function requireMayDiscount(reader: Reader, caller: Caller, { discount_type, value, typeIds = [] }: Discount): void {
  if (!leavesNothing(reader, { discount_type, value, typeIds })) return
  requirePermission(caller, 'payments.give')
}

function leavesNothing(reader: Reader, { discount_type, value, typeIds }: Required<Discount>): boolean {
  if (discount_type === 'percentage') return value >= 100
  const lowest = reader.one(lowestPrice, { ids: typeIds, is_any: typeIds.length === 0 })?.price_minor
  const minor = toMinor(value, settingsOf(reader).currency)
  return lowest != null && minor !== undefined && minor >= lowest
}
