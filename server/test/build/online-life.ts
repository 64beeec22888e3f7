import assert from 'node:assert/strict'
import { sellPack } from './bookings.ts'
import { owe } from './debts.ts'
import { beginClass, sellClass } from './class-sales.ts'
import { beginSlot, prepaidService } from './prepaid.ts'
import { issueGiftCard, makeProduct, makePromo } from './commerce.ts'
import { back, payOnline, registerBuyer, sellOnline, subscribe, type Buyer, type OnlineStudio } from './online.ts'
import { makeClass } from './schedule.ts'

/** The traces of a person who pays online. */
export interface OnlineLife {
  buyer: Buyer
  /** The recipient of their gift card, and their message. */
  recipient: { recipient_name: string; recipient_email: string; message: string }
  /** The sessions of what is paid: a pack, of which a part was given back, and a gift card, whose payment is disputed. */
  bought: Record<'pack' | 'card', string>
  /** Of what is not: a pack by a promo code and a gift card, a product, another gift card for the same person. */
  open: Record<'pack' | 'product' | 'card', string>
}

/** Has a client pay everything online that can be, and begin the rest; takes a day and a half. */
export async function liveOnline(
  { studio, processor, settle }: OnlineStudio,
  overrides: object = {},
): Promise<OnlineLife> {
  const ask = async (operation: string, body: object, by = studio.asOwner) => {
    const answer = await by(operation, body)
    assert.ok(answer.status < 300, `${operation}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const buyer = await subscribe(studio, await registerBuyer(studio, { full_name: 'Ondine Kettlewell', ...overrides }))
  const type = await sellOnline(studio)
  const pack = (await buyer.buy(type.id)).body
  await payOnline(studio, pack)
  const { items } = (await studio.asOwner(`GET /api/v1/payments?client_id=${buyer.id}`)).body
  const paid = items.find(({ amount }: { amount: number }) => amount === type.price)
  await ask(`POST /api/v1/payments/${paid.id}/refunds`, { amount: 20, reason: 'Came late to it' })

  const recipient = {
    recipient_name: 'Ben Osgood',
    recipient_email: 'ben.osgood@example.org',
    message: 'For your knee',
  }
  const giftCard = { amount: 50, ...recipient, ...back }
  const card = await ask('POST /api/v1/gift-cards/checkout-session', giftCard, buyer.ask)
  await payOnline(studio, card)
  const session = await processor.stripe.checkout.sessions.retrieve(card.session_id)
  await processor.disputes.open(session.payment_intent as string)
  await settle()

  await payFee()
  await owe(studio, buyer)
  await ask('PUT /api/v1/studio', { fee_grace_hours: 24 })
  await ask('POST /api/billing/charges-checkout-session', back, buyer.ask)
  await beginClass(buyer, await sellClass(studio))
  await beginSlot(buyer, await prepaidService(studio), { notes: 'My knee hurts' })
  const promo = await makePromo(studio)
  const { code: gift_card_code } = await issueGiftCard(studio, { initial_value: 30 })
  const open = {
    pack: (await buyer.buy((await sellOnline(studio)).id, { promo_code: promo.code, gift_card_code })).body.session_id,
    product: await buyer.take((await makeProduct(studio)).id),
    card: (await ask('POST /api/v1/gift-cards/checkout-session', giftCard, buyer.ask)).session_id,
  }
  return { buyer, recipient, bought: { pack: pack.session_id, card: card.session_id }, open }

  /** Saves a card, cancels too late and has the fee taken from it. */
  async function payFee(): Promise<void> {
    await ask('PUT /api/v1/studio', { late_cancel_fee: 8, cancellation_hours: 12 })
    const agreed = { agrees_to_fees: true, fees_text_version: 1, ...back }
    await payOnline(studio, await ask('POST /api/billing/card', agreed, buyer.ask))
    await sellPack(studio, buyer, 3)
    const inFiveHours = new Date(Date.parse(studio.clock.now()) + 5 * 3_600_000).toISOString()
    const { id: scheduled_class_id } = await makeClass(studio, { starts_at: inFiveHours })
    const booking = await ask('POST /api/v1/bookings', { scheduled_class_id }, buyer.ask)
    await studio.advance({ minutes: 20 })
    await buyer.ask(`DELETE /api/v1/bookings/${booking.id}`)
    await studio.advance({ hours: 25 })
    await settle()
  }
}
