import { sql, type RawBuilder } from 'kysely'
import { reading } from '../../db/statement.ts'
import type { Reader } from '../../db/writer.ts'
import { decimals } from '../../lib/decimal-rules.ts'
import { findSettings, settingsOf } from '../settings/queries.ts'

/** How many things are named as examples. */
const EXAMPLES = 3

/** The newest rows of a table that have an amount, with the names they are known by; never a person’s name. */
const newest = (table: string, name: RawBuilder<unknown>, minor: string) =>
  reading<{ name: string; minor: number }>(
    sql`SELECT ${name} AS name, ${sql.ref(minor)} AS minor FROM ${sql.table(table)} WHERE ${sql.ref(minor)} > 0
      ORDER BY id DESC LIMIT ${sql.lit(EXAMPLES)}`,
  )

/** Everything that has an amount: things on sale first, then past sales, then rows without a name. */
const priced = [
  ...['membership_types', 'products', 'appointment_services'].map((table) =>
    newest(table, sql.ref('name'), 'price_minor'),
  ),
  newest('receipts', sql`'№ ' || number`, 'total_minor'),
  newest('gift_cards', sql`'… ' || code_last4`, 'initial_value_minor'),
  newest('promo_codes', sql.ref('code'), 'discount_minor'),
  newest('charges', sql.lit('…'), 'amount_minor'),
  newest('settings', sql.lit('…'), 'late_cancel_fee_minor'),
  newest('settings', sql.lit('…'), 'no_show_fee_minor'),
  newest('staff_pay_components', sql.lit('…'), 'rate_minor'),
]

/** True if nobody has said yet with how many decimals the studio's amounts are kept. */
export const areAmountsUnclear = (reader: Reader): boolean => findSettings(reader)?.currency_decimals === null

/** The possible amounts: by the runtime's decimals of an earlier version, or by the currency's own (ISO 4217). */
export function keptAmounts(reader: Reader) {
  const { currency } = settingsOf(reader)
  const is_unclear = areAmountsUnclear(reader)
  const examples = is_unclear ? priced.flatMap((one) => reader.all(one)).slice(0, EXAMPLES) : []
  const readings = [0, decimals(currency)].map((digits) => ({
    decimals: digits,
    examples: examples.map(({ name, minor }) => ({ name, amount: minor / 10 ** digits })),
  }))
  return { currency, is_unclear, readings: is_unclear ? readings : [] }
}
