import type { ReachedStudio } from '../request.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

let made = 0

async function create(studio: ReachedStudio, operation: string, body: object): Promise<Shown> {
  const reply = await studio.asOwner(operation, body)
  if (reply.status !== 201) throw new Error(`${operation} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** Adds a product: 10 pieces at 12 each, unless told otherwise. */
export function makeProduct(studio: ReachedStudio, overrides: object = {}): Promise<Shown> {
  made += 1
  return create(studio, 'POST /api/v1/products', {
    name: `Product ${made}`,
    price: 12,
    stock_quantity: 10,
    ...overrides,
  })
}

interface SaleOverrides {
  product_id?: number
  quantity?: number
  [field: string]: unknown
}

/** Sells for cash; `product_id` and `quantity` (1) name the one line, where there are no `items`. */
export async function sell(studio: ReachedStudio, sale: SaleOverrides = {}): Promise<Shown> {
  const { product_id, quantity = 1, ...overrides } = sale
  const items = overrides['items'] ?? [{ product_id: product_id ?? (await makeProduct(studio)).id, quantity }]
  return create(studio, 'POST /api/v1/product-sales', { payment_method: 'cash', ...overrides, items })
}

/** Adds a client. */
export function makeClient(studio: ReachedStudio, overrides: object = {}): Promise<Shown> {
  made += 1
  const person = { full_name: `Buyer ${made}`, email: `buyer${made}@example.com` }
  return create(studio, 'POST /api/v1/clients', { ...person, ...overrides })
}

/** The receipts of the studio, in the order of their numbers. */
export async function receiptsOf(studio: ReachedStudio): Promise<Shown[]> {
  return (await studio.asOwner('GET /api/v1/receipts?page_size=200')).body.items.toReversed()
}

async function answerOf(studio: ReachedStudio, operation: string, status: number, body?: object) {
  const reply = await studio.asOwner(operation, body)
  if (reply.status !== status) throw new Error(`${operation} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** A gift card over 50 given free, unless told otherwise, with its `code`. */
export async function issueGiftCard(studio: ReachedStudio, overrides: object = {}) {
  const card = await answerOf(studio, 'POST /api/v1/gift-cards', 201, { initial_value: 50, ...overrides })
  const { code } = await answerOf(studio, `GET /api/v1/gift-cards/${card.id}/code`, 200)
  return { ...card, code: code as string }
}

/** A promo code of 10 % since yesterday, for everything and everybody, unless told otherwise. */
export function makePromo(studio: ReachedStudio, overrides: object = {}) {
  made += 1
  const terms = { code: `PROMO-${made}`, discount_type: 'percentage', discount_value: 10, valid_from: '2026-03-03' }
  return answerOf(studio, 'POST /api/v1/promo-codes', 201, { ...terms, ...overrides })
}
