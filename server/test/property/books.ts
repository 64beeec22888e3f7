import { majorOf } from '../arithmetic.ts'
import { makeTemplate } from '../build/schedule.ts'
import type { TestStudio } from '../studio.ts'

// A record as the API gives it; what is read of it is compared.
// oxlint-disable-next-line no-explicit-any
type Answer = any

/** An independent bookkeeper's knowledge of some clients, products, cards, codes and classes. Amounts in minor units. */
export interface Books {
  clients: { id: number }[]
  products: { id: number; price: bigint; stock: number }[]
  cards: { id: number; code: string; left: bigint }[]
  promos: Promo[]
  types: { id: number; price: bigint; credits: number }[]
  classes: { id: number; capacity: number; freeUntil: string }[]
  memberships: { id: number; client: number; credits: number; isCancelled: boolean }[]
  bookings: Booking[]
  charges: { id: number; client: number; amount: bigint; isOpen: boolean }[]
  payments: Payment[]
  /** Receipts given out: one for each purchase, one for each refund. */
  receipts: number
}

export interface Promo {
  id: number
  code: string
  percent: number | null
  amount: bigint
  maxUses: number
  oncePerClient: boolean
  /** The clients who used it, once for each use. */
  users: number[]
}

export interface Booking {
  id: number
  client: number
  class: number
  membership: number
  status: 'booked' | 'cancelled' | 'late_cancelled'
  bookedAt: string
}

export interface Payment {
  id: number
  method: string
  amount: bigint
  refunded: bigint
  /** The card it was paid with. */
  card?: Books['cards'][number]
  /** The card that was sold for it. */
  soldCard?: Books['cards'][number]
  /** The part of the sale that has not come back, by product. */
  kept?: Map<Books['products'][number], number>
}

export const LATE_FEE = 5_00n

/** The record of a number, or undefined if there is none. */
export function pick<Record>(records: readonly Record[], number: number): Record | undefined {
  return records[number % records.length]
}

async function created(studio: TestStudio, operation: string, body: object) {
  const reply = await studio.asOwner(operation, body)
  if (reply.status !== 201) throw new Error(`${operation} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

let opened = 0

/** Makes two of everything in the studio (three classes: two far off, one inside the time of late cancelling). */
export async function openBooks(studio: TestStudio): Promise<Books> {
  const number = ++opened
  const make = (operation: string, body: object) => created(studio, `POST /api/v1/${operation}`, body)
  const now = Date.parse(studio.clock.now())
  const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
  const template_id = (await makeTemplate(studio)).id
  const [one, two, first, second, big, small, percent, fixed, given, far, further, near] = await Promise.all([
    make('clients', { full_name: `Client A ${number}` }),
    make('clients', { full_name: `Client B ${number}` }),
    make('products', { name: 'Mat', price: 19.99, stock_quantity: 12 }),
    make('products', { name: 'Water', price: 0.35, stock_quantity: 20 }),
    make('membership-types', { name: 'Pack of 3', type: 'class_pack', credits_included: 3, price: 44.95 }),
    make('membership-types', { name: 'Drop-in', type: 'drop_in', price: 9.5 }),
    make('promo-codes', { ...promo(`P${number}`), discount_type: 'percentage', discount_value: 33.3333, max_uses: 4 }),
    make('promo-codes', {
      ...promo(`F${number}`),
      discount_type: 'fixed_amount',
      discount_value: 10,
      one_per_client: true,
    }),
    make('gift-cards', { initial_value: 60 }),
    ...[120, 144, 7].map((hours) =>
      make('scheduled-classes', { template_id, starts_at: inHours(hours), capacity: hours === 120 ? 1 : 2 }),
    ),
  ])
  return {
    clients: [one, two],
    products: [
      { id: first.id, price: 19_99n, stock: 12 },
      { id: second.id, price: 35n, stock: 20 },
    ],
    cards: [{ id: given.id, code: await codeOf(studio, given.id), left: 60_00n }],
    promos: [
      { id: percent.id, code: percent.code, percent: 33.3333, amount: 0n, maxUses: 4, oncePerClient: false, users: [] },
      { id: fixed.id, code: fixed.code, percent: null, amount: 10_00n, maxUses: 1e9, oncePerClient: true, users: [] },
    ],
    types: [
      { id: big.id, price: 44_95n, credits: 3 },
      { id: small.id, price: 9_50n, credits: 1 },
    ],
    classes: [
      { id: far.id, capacity: 1, freeUntil: inHours(108) },
      { id: further.id, capacity: 2, freeUntil: inHours(132) },
      { id: near.id, capacity: 2, freeUntil: inHours(-5) },
    ],
    memberships: [],
    bookings: [],
    charges: [],
    payments: [],
    receipts: 0,
  }
}

const promo = (code: string) => ({ code, valid_from: '2026-03-03' })

/** A gift card's code, as staff read it to print it. */
export async function codeOf(studio: TestStudio, id: number): Promise<string> {
  return (await studio.asOwner(`GET /api/v1/gift-cards/${id}/code`)).body.code
}

/** The books' figures, to be compared with the studio's. */
export function balancesInBooks(books: Books) {
  return {
    stock: books.products.map(({ stock }) => stock),
    cards: books.cards.map(({ left }) => majorOf(left)),
    uses: books.promos.map(({ users }) => users.length),
    credits: books.memberships.map(({ credits }) => credits),
    places: books.classes.map((cls) => takenIn(books, cls)),
    bookings: books.bookings.map(({ status }) => status),
    open: books.charges.map(({ isOpen }) => isOpen),
    refundable: books.payments.map((paid) => majorOf(refundableOf(paid))),
  }
}

/** The bookings that take a place of a class. */
export function takenIn(books: Books, cls: { id: number }): number {
  return books.bookings.filter((booking) => booking.class === cls.id && booking.status === 'booked').length
}

/** The same of the studio. */
export async function balancesInStudio(studio: TestStudio, books: Books): Promise<ReturnType<typeof balancesInBooks>> {
  const read = async (path: string) => (await studio.asOwner(`GET /api/v1/${path}`)).body
  const each = <Record extends { id: number }>(records: readonly Record[], path: string, field: string) =>
    Promise.all(records.map(async ({ id }) => (await read(`${path}/${id}`))[field]))
  /** Something of each record that lists give, client by client. */
  const listed = async <Value>(list: (client: number) => string, value: (record: Answer) => Value) => {
    const lists = await Promise.all(books.clients.map(({ id }) => read(list(id))))
    return new Map<number, Value>(lists.flatMap((one) => one.items ?? one).map((record) => [record.id, value(record)]))
  }
  const of = <Value>(values: Map<number, Value>, records: readonly { id: number }[]) =>
    records.map(({ id }) => values.get(id)!)
  const page = 'page_size=200'
  const credits = await listed(
    (id) => `memberships?client_id=${id}&${page}`,
    (one) => one.credits_remaining,
  )
  const status = await listed(
    (id) => `bookings?client_id=${id}&${page}`,
    (one) => one.status,
  )
  const isOpen = await listed(
    (id) => `clients/${id}/charges`,
    (one) => one.settled_at === null && one.waived_at === null,
  )
  const refundable = await listed(
    (id) => `payments?client_id=${id}&${page}`,
    (one) => one.refundable,
  )
  const cardSales = books.payments.filter(({ soldCard }) => soldCard)
  for (const { id, refundable: left } of await cardPayments(studio, cardSales)) refundable.set(id, left)
  return {
    stock: await each(books.products, 'products', 'stock_quantity'),
    cards: await each(books.cards, 'gift-cards', 'remaining_balance'),
    uses: await each(books.promos, 'promo-codes', 'used_count'),
    credits: of(credits, books.memberships),
    places: await Promise.all(
      books.classes.map(async ({ id }) => (await read(`scheduled-classes/${id}/roster`)).booked),
    ),
    bookings: of(status, books.bookings),
    open: of(isOpen, books.charges),
    refundable: of(refundable, books.payments),
  }
}

/** The ledger's entries for gift cards sold, down to the oldest of those asked about. */
async function cardPayments(studio: TestStudio, wanted: readonly { id: number }[]): Promise<Answer[]> {
  const oldest = Math.min(...wanted.map(({ id }) => id))
  const found: Answer[] = []
  for (let page = 1; wanted.length > 0 && !found.some(({ id }) => id <= oldest); page += 1) {
    const { body } = await studio.asOwner(`GET /api/v1/payments?kind=gift_card&page=${page}&page_size=200`)
    found.push(...body.items)
  }
  return found
}

/** Of a gift card that was sold no more can be given back than is left on it. */
function refundableOf({ amount, refunded, soldCard }: Payment): bigint {
  const left = amount - refunded
  return soldCard !== undefined && soldCard.left < left ? soldCard.left : left
}
