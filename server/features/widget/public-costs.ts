import type { Reader } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { singlePrices } from '../bookings/paying/single-price.ts'
import { coveredClass } from '../bookings/booking/covered-class.ts'
import { covers, holdsAt, holdsThen, type Covered } from '../membership-types/coverage-rules.ts'
import { typesOnSale } from '../membership-types/queries.ts'
import { readTerms } from '../membership-types/terms-queries.ts'
import type { ClassRow } from '../schedule/queries.ts'
import type { Settings } from '../settings/queries.ts'

type Terms = { type: string; terms: ReturnType<typeof readTerms> }

/**
 * The price of a class for a visitor, until when cancelling is free and its price later, and whether a guest can book, who
 * pays at the studio. Reads the types on sale once for all classes.
 */
export function publicCosts(reader: Reader, settings: Settings) {
  const { currency, timezone } = settings
  // A drop-in is a single class, and what is unlimited has no credits.
  const byCredits = reader.all(typesOnSale, { currency }).filter((one) => one.type !== 'drop_in' && !one.unlimited)
  const packs = byCredits.map(({ type, terms_id }): Terms => ({ type, terms: readTerms(reader, terms_id) }))
  const priceOf = singlePrices(reader, settings)
  const late_cancel_fee = toMajor(settings.late_cancel_fee_minor, currency)
  return (row: ClassRow) => {
    const { pay_in_advance, credit_cost } = row
    const { price_minor, is_not_sold_singly } = priceOf(row)
    return {
      price: price_minor === null ? null : toMajor(price_minor, currency),
      credit_cost: isCovered(packs, coveredClass(row, timezone)) ? credit_cost : null,
      guests_can_book: !pay_in_advance && !is_not_sold_singly,
      cancellation_hours: row.cancellation_window_hours ?? settings.cancellation_hours,
      late_cancel_fee,
      late_cancel_keeps_price: settings.cancellation_deducts_credit,
    }
  }
}

const isCovered = (types: readonly Terms[], what: Covered) =>
  types.some(({ type, terms }) => covers(terms, type, what) && holdsAt(terms, what) && holdsThen(terms, what))
