import type { TestStudio } from '../studio.ts'
import { majorOf } from '../arithmetic.ts'
import { pick, type Books } from './books.ts'
import type { Tender } from './operations.ts'

// An answer as the API gives it; what is read of it is compared.
// oxlint-disable-next-line no-explicit-any
export type Answer = any

/** An operation as it is sent, and what the bookkeeper expects of it. */
export interface Move {
  operation: string
  body?: object
  /** The codes it may be refused with; none: it must be done. */
  refused: string[]
  /** Enters it into the books; only called where it was done. */
  enter(answer: Answer, studio: TestStudio): void | Promise<void>
}

/** How a total is paid, as it is sent and as it is entered. */
export function payBy(books: Books, { card: number, byCard }: Tender, total: bigint) {
  const card = pick(books.cards, number)!
  const onCard = (total * BigInt(byCard)) / 100n
  const cash = total - onCard
  const payments = [
    ...(onCard > 0n ? [{ method: 'gift_card', amount: majorOf(onCard), gift_card_code: card.code }] : []),
    ...(cash > 0n ? [{ method: 'cash', amount: majorOf(cash) }] : []),
  ]
  const payment_method = onCard === 0n ? 'cash' : cash === 0n ? 'gift_card' : 'other'
  return {
    asked: { payment_method, payments },
    lacks: onCard > card.left,
    /** Takes the money, once the studio has said under which ids. */
    take: (ids: readonly number[]) => {
      books.receipts += 1
      card.left -= onCard
      const amounts = [
        ...(onCard > 0n ? [{ method: 'gift_card', amount: onCard, card }] : []),
        ...(cash > 0n ? [{ method: 'cash', amount: cash }] : []),
      ]
      if (ids.length !== amounts.length) throw new Error(`${ids.length} payments for ${amounts.length}`)
      const entries = amounts.map((entry, index) => ({ ...entry, id: ids[index]!, refunded: 0n }))
      books.payments.push(...entries)
      return entries
    },
  }
}

/** The ids of the payments that a filter of the ledger finds, in the order in which they were made. */
export async function paymentIds(studio: TestStudio, filter: string): Promise<number[]> {
  const { body } = await studio.asOwner(`GET /api/v1/payments?page_size=10&${filter}`)
  return body.items.map(({ id }: { id: number }) => id).toReversed()
}
