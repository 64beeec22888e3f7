import type { Reader } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { coveredClass } from '../bookings/booking/covered-class.ts'
import { covers, holdsAt, holdsThen, type Covered } from '../membership-types/coverage-rules.ts'
import { dropInsOnSale, typesOnSale } from '../membership-types/queries.ts'
import { readTerms } from '../membership-types/terms-queries.ts'
import type { ClassRow } from '../schedule/queries.ts'
import type { Settings } from '../settings/queries.ts'

type Terms = { type: string; terms: ReturnType<typeof readTerms> }

/**
 * What classes cost whoever looks on, and whether a guest can have a place, who pays at the studio. What is on sale is read once
 * for all of them.
 */
export function publicCosts(reader: Reader, settings: Settings) {
  const { currency, timezone } = settings
  const withTerms = (types: readonly { type: string; terms_id: number | null }[]): Terms[] =>
    types.map(({ type, terms_id }) => ({ type, terms: readTerms(reader, terms_id) }))
  // A drop-in is a single class, and what is unlimited has no credits.
  const byCredits = reader.all(typesOnSale, { currency }).filter((one) => one.type !== 'drop_in' && !one.unlimited)
  const [packs, dropIns] = [withTerms(byCredits), withTerms(reader.all(dropInsOnSale, { currency }))]
  return (row: ClassRow) => {
    const what = coveredClass(row, timezone)
    const { own_price_minor: own, pay_in_advance, credit_cost } = row
    const isSoldSingly = own !== null || dropIns.length === 0 || (credit_cost <= 1 && isCovered(dropIns, what))
    return {
      price: own === null ? null : toMajor(own, currency),
      credit_cost: isCovered(packs, what) ? credit_cost : null,
      guests_can_book: !pay_in_advance && isSoldSingly,
    }
  }
}

const isCovered = (types: readonly Terms[], what: Covered) =>
  types.some(({ type, terms }) => covers(terms, type, what) && holdsAt(terms, what) && holdsThen(terms, what))
