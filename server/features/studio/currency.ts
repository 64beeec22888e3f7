import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import { anyGiftCard } from '../gift-cards/queries.ts'
import { anyPurchase } from '../payments/queries.ts'
import { everyPrice } from '../products/queries.ts'
import { fixedAmountCodes } from '../promo-codes/queries.ts'

const paidMembership = query((_: object) =>
  db
    .selectFrom('memberships')
    .select('id')
    .where((eb) => eb.or([eb('price_minor', '>', 0), eb('payment_method', 'is not', null)]))
    .limit(1),
)
const anyCharge = query((_: object) => db.selectFrom('charges').select('id').limit(1))

const typesIn = query((p: { currency: string }) =>
  db
    .selectFrom('membership_types')
    .select([
      'id',
      'name',
      'price_minor',
      'intro_price_minor',
      'late_cancel_fee_override_minor',
      'no_show_fee_override_minor',
    ])
    .where('currency', '=', p.currency),
)

/** Whether money has changed hands or is owed: amounts in the books then have their currency for good. */
function hasSold(reader: Reader): boolean {
  return (
    reader.one(paidMembership, {}) !== undefined ||
    reader.one(anyCharge, {}) !== undefined ||
    reader.one(anyGiftCard, {}) !== undefined ||
    reader.one(anyPurchase, {}) !== undefined
  )
}

/**
 * Moves the price list from one currency to another: every price keeps its number (18.5 EUR become 18.5 USD). Refuses
 * with CURRENCY_LOCKED once anything has been sold, and with 422 a price that the new currency has no coins for.
 */
export function changeCurrency(tx: Tx, act: Act, from: string, to: string): void {
  if (hasSold(tx)) {
    throw new Refusal('CURRENCY_LOCKED', `Sales have been made in ${from}, so the studio stays with it.`)
  }
  for (const { id, name, price_minor, ...others } of tx.all(typesIn, { currency: from })) {
    const convert = (minor: number | null) => (minor === null ? null : inNewCurrency(minor, from, to, `“${name}”`))
    const prices = {
      price_minor: inNewCurrency(price_minor, from, to, `“${name}”`),
      intro_price_minor: convert(others.intro_price_minor),
      late_cancel_fee_override_minor: convert(others.late_cancel_fee_override_minor),
      no_show_fee_override_minor: convert(others.no_show_fee_override_minor),
    }
    const changed = { ...prices, currency: to, updated_at: act.now }
    tx.run(db.updateTable('membership_types').set(changed).where('id', '=', id))
  }
  for (const { id, name, price_minor } of tx.all(everyPrice, {})) {
    const changed = { price_minor: inNewCurrency(price_minor, from, to, `“${name}”`), updated_at: act.now }
    tx.run(db.updateTable('products').set(changed).where('id', '=', id))
  }
  for (const { id, code, discount_minor } of tx.all(fixedAmountCodes, {})) {
    const changed = {
      discount_minor: inNewCurrency(discount_minor, from, to, `Promo code ${code}`),
      updated_at: act.now,
    }
    tx.run(db.updateTable('promo_codes').set(changed).where('id', '=', id))
  }
}

/** An amount with the same number in another currency; 422 where that currency has too few decimals. */
export function inNewCurrency(minor: number, from: string, to: string, what: string): number {
  const converted = toMinor(toMajor(minor, from), to)
  if (converted === undefined) {
    throw invalid('currency', `${what} is ${toMajor(minor, from)}, which ${to} has no coins for. Round it first.`)
  }
  return converted
}
