import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

/**
 * Moves the price list from one currency to another: every price keeps its number (18.5 EUR become 18.5 USD). Refuses
 * with CURRENCY_LOCKED once money has changed hands or is owed, and with 422 a price that the new currency has no coins for.
 */
export function changeCurrency(tx: Tx, act: Act, from: string, to: string): void {
  const { soldAnything, prices } = act.seams
  if (soldAnything.some((sold) => sold(tx))) {
    throw new Refusal('CURRENCY_LOCKED', say('studio.sales_have_been_made', { from }))
  }
  const convert = (minor: number, what: Said) => inNewCurrency(minor, from, to, what)
  for (const reprice of prices) reprice(tx, act, { from, to, convert })
}

/** An amount with the same number in another currency; 422 where that currency has too few decimals. */
export function inNewCurrency(minor: number, from: string, to: string, what: Said): number {
  const converted = toMinor(toMajor(minor, from), to)
  if (converted === undefined) {
    throw invalid('currency', say('studio.no_coins', { what, amount: toMajor(minor, from), to }))
  }
  return converted
}
