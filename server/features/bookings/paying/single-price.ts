import { covers, holdsAt, holdsThen, type Covered, type CoverageTerms } from '../../membership-types/coverage-rules.ts'
import { dropInsOnSale } from '../../membership-types/queries.ts'
import { readTerms } from '../../membership-types/terms-queries.ts'
import type { Reason } from '../../../api/errors.ts'
import type { Reader } from '../../../db/writer.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { toMajor } from '../../../lib/money.ts'
import type { ClassRow } from '../../schedule/queries.ts'
import type { Settings } from '../../settings/queries.ts'
import { coveredClass, type CoverableClass } from '../booking/covered-class.ts'

/** The fields of a class that decide the price of one place. */
type PricedClass = CoverableClass & Pick<ClassRow, 'own_price_minor'>

/** The single price of a spot in a class, in minor units; null if there is none. */
export interface SinglePrice {
  price_minor: number | null
  /** Drop-ins are on sale, but none of them covers this class. */
  is_not_sold_singly: boolean
}

/**
 * The price of one place in a class: its own, else its template's, else that of the drop-in (or pack of one) on sale that
 * covers it at its place and time with enough credits: listed online first, the cheapest. Intro offers, free ones and prices in
 * another currency are none.
 */
export function singlePrice(reader: Reader, cls: ClassRow, settings: Settings): SinglePrice {
  if (cls.own_price_minor !== null) return { price_minor: cls.own_price_minor, is_not_sold_singly: false }
  const dropIns = reader.all(dropInsOnSale, { currency: settings.currency })
  return singleAmong(dropIns, cls, settings, (type) => readTerms(reader, type.terms_id))
}

/** The same for many classes: what is on sale is read once for all of them. */
export function singlePrices(reader: Reader, settings: Settings): (cls: PricedClass) => SinglePrice {
  const dropIns = reader
    .all(dropInsOnSale, { currency: settings.currency })
    .map((type) => ({ ...type, terms: readTerms(reader, type.terms_id) }))
  return (cls) => singleAmong(dropIns, cls, settings, ({ terms }) => terms)
}

function singleAmong<DropIn extends { type: string; price_minor: number }>(
  dropIns: readonly DropIn[],
  cls: PricedClass,
  { timezone }: Settings,
  termsOf: (dropIn: DropIn) => CoverageTerms,
): SinglePrice {
  if (cls.own_price_minor !== null) return { price_minor: cls.own_price_minor, is_not_sold_singly: false }
  const what = coveredClass(cls, timezone)
  const price_minor = dropIns.find((one) => sellsSingly(one.type, termsOf(one), what))?.price_minor ?? null
  return { price_minor, is_not_sold_singly: price_minor === null && dropIns.length > 0 }
}

function sellsSingly(type: string, terms: CoverageTerms, what: Covered): boolean {
  return what.credit_cost <= 1 && covers(terms, type, what) && holdsAt(terms, what) && holdsThen(terms, what)
}

/** Why nobody can pay for a place in this class at the studio: it is paid in advance, or has no price for one visit. */
export function againstPayingThere(
  cls: Pick<ClassRow, 'name' | 'pay_in_advance'>,
  price: SinglePrice,
  { currency }: Settings,
): Reason | undefined {
  if (price.price_minor === 0) return undefined
  if (cls.pay_in_advance) {
    const value = price.price_minor === null ? null : toMajor(price.price_minor, currency)
    const detail = say('bookings.paid_in_advance', { name: cls.name })
    return { code: 'PREPAYMENT_REQUIRED', detail, rule: 'pay_in_advance', value, fix: 'buy_membership' }
  }
  return price.is_not_sold_singly ? noSinglePrice(cls.name) : undefined
}

/** That a place can't be bought singly: the class has no price, and no drop-in on sale covers it. */
export function noSinglePrice(name: string): Reason {
  const detail = say('bookings.not_sold_singly', { name })
  return { code: 'NO_SINGLE_PRICE', detail, rule: 'price', fix: 'buy_membership' }
}
