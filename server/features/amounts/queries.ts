import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { decimals } from '../../lib/decimal-rules.ts'
import { findSettings, settingsOf } from '../settings/queries.ts'

/** How many things are named as examples. */
const EXAMPLES = 3

const pricedTypes = query((_: object) =>
  db.selectFrom('membership_types').select(['name', 'price_minor']).where('price_minor', '>', 0).orderBy('id', 'desc').limit(EXAMPLES),
)
const pricedProducts = query((_: object) =>
  db.selectFrom('products').select(['name', 'price_minor']).where('price_minor', '>', 0).orderBy('id', 'desc').limit(EXAMPLES),
)

/** Whether nobody has said yet with how many decimals the studio's amounts are kept. */
export const areAmountsUnclear = (reader: Reader): boolean => findSettings(reader)?.currency_decimals === null

/** What the amounts may be: by the runtime's decimals of an earlier version, or by the currency's own (ISO 4217). */
export function keptAmounts(reader: Reader) {
  const { currency } = settingsOf(reader)
  const is_unclear = areAmountsUnclear(reader)
  const priced = [...reader.all(pricedTypes, {}), ...reader.all(pricedProducts, {})].slice(0, EXAMPLES)
  const readings = [0, decimals(currency)].map((digits) => ({
    decimals: digits,
    examples: priced.map(({ name, price_minor }) => ({ name, amount: price_minor / 10 ** digits })),
  }))
  return { currency, is_unclear, readings: is_unclear ? readings : [] }
}
