import assert from 'node:assert/strict'
import { registerBuyer, payOnline, reply, sellOnline, type OnlineStudio } from './online.ts'
import { issueGiftCard, makeProduct, makePromo } from './commerce.ts'
import { book } from './bookings.ts'
import { makeClass } from './schedule.ts'
import { draftRun, makeInstructor, payComponent } from './staff.ts'
import type { Digits } from './digits.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** Prices in the least units of any currency: one unit, digits that no rounding leaves alone, and a lot. */
export const MINOR = {
  least: 1,
  odd: 123_457,
  much: 987_654_321,
  pass: 77_777,
  card: 50_003,
  promo: 8,
  visit: 33_331,
} as const

/** Sales, refunds and payouts of a studio. */
export interface CurrencyLife {
  sale: Shown
  /** The entries of the ledger that gave the sale back: a unit, and the rest. */
  refunds: Shown[]
  card: { id: number; code: string }
  /** Requests to the processor and its refunds, in its units, and its answer to less than it counts. */
  online: { processor: number; payment: Shown; refunded: number[]; tooFine: number | null }
  run: Shown
}

/** Sells at the desk and online, gives a unit and then the rest back, takes a gift card, and pays an instructor their part. */
export async function liveIn({ studio, processor, settle }: OnlineStudio, digits: Digits): Promise<CurrencyLife> {
  const { major } = digits
  await reply(studio, 'PUT /api/v1/studio', { default_vat_rate: 7.7 })
  const buyer = await registerBuyer(studio, { full_name: 'Bea Buyer' })
  const instructor = await makeInstructor(studio)
  const { user_id } = instructor
  await payComponent(studio, { user_id, component_type: 'class_revenue_percent', rate: 33.333 })
  await payComponent(studio, { user_id, component_type: 'per_class', rate: major(MINOR.visit) })

  const sale = await sellGoods()
  const refunds = [MINOR.least, sale.rest].map((amount) => () => giveBack(sale.payment.id, amount))
  const card = await issueGiftCard(studio, { initial_value: major(MINOR.card) })
  await sellPass(card.code)
  const given = [await refunds[0]!(), await refunds[1]!()]
  const online = await buyOnline()
  await teach()
  return { sale: sale.sale, refunds: given, card, online, run: await draftRun(studio, period) }

  async function sellGoods() {
    const items = []
    for (const [name, price] of [
      ['Sticker', MINOR.least],
      ['Mat', MINOR.odd],
      ['Statue', MINOR.much],
    ] as const)
      items.push({ kind: 'product', product_id: (await makeProduct(studio, { name, price: major(price) })).id })
    const total = MINOR.least + MINOR.odd + MINOR.much
    const payments = [{ method: 'cash', amount: major(total) }]
    const { purchases } = await reply(studio, 'POST /api/v1/till', { client_id: buyer.id, items, payments })
    return { sale: purchases[0], payment: purchases[0].payments[0], rest: total - MINOR.least }
  }

  function askBack(payment: number, minor: number) {
    return studio.asOwner(`POST /api/v1/payments/${payment}/refunds`, { amount: major(minor), reason: 'Torn' })
  }

  async function giveBack(payment: number, minor: number): Promise<Shown> {
    const { status, body } = await askBack(payment, minor)
    assert.equal(status, 201, JSON.stringify(body))
    return body
  }

  /** A place in a class, less a promo code, paid by a gift card and the rest in cash. */
  async function sellPass(gift_card_code: string): Promise<void> {
    const place = { name: 'Place', type: 'drop_in', credits_included: 1, price: major(MINOR.pass) }
    const { id: membership_type_id } = await reply(studio, 'POST /api/v1/membership-types', place)
    const promo = { discount_type: 'fixed_amount', discount_value: major(MINOR.promo) }
    const { code: promo_code } = await makePromo(studio, promo)
    const inCash = MINOR.pass - MINOR.promo - (MINOR.card - MINOR.least)
    await reply(studio, 'POST /api/v1/memberships', {
      client_id: buyer.id,
      membership_type_id,
      starts_at: studio.clock.now(),
      promo_code,
      payments: [
        { method: 'gift_card', amount: major(MINOR.card - MINOR.least), gift_card_code },
        { method: 'cash', amount: major(inCash) },
      ],
    })
  }

  async function buyOnline() {
    const price = digits.online
    const type = await sellOnline(studio, { name: 'Ten online', price: major(price) })
    const session_id = await buyer.begin(type.id)
    const session = await processor.stripe.checkout.sessions.retrieve(session_id)
    await payOnline(studio, { session_id })
    const { items } = await reply(studio, 'GET /api/v1/payments?method=online')
    const tooFine = digits.step === 1 ? null : (await askBack(items[0].id, 1)).status
    for (const part of [digits.step, price - digits.step]) await giveBack(items[0].id, part)
    await settle()
    const refunds = await processor.stripe.refunds.list({ limit: 10 })
    const refunded = refunds.data.map(({ amount }) => amount).toReversed()
    return { processor: session.amount_total ?? 0, payment: items[0], refunded, tooFine }
  }

  async function teach(): Promise<void> {
    const cls = await makeClass(studio, { instructor_id: instructor.id })
    const booking = await book(studio, cls, buyer)
    await studio.advance({ hours: 36 })
    await reply(studio, `POST /api/v1/bookings/${booking.id}/check-in`)
  }
}

const period = { period_start: '2026-03-01', period_end: '2026-03-31' }
