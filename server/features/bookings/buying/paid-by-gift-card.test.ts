import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { beginClass, bookingsOf, buyClass, sellClass } from '../../../test/build/class-sales.ts'
import { issueGiftCard } from '../../../test/build/commerce.ts'
import {
  assertSound,
  registerBuyer,
  reply,
  startOnlineStudio,
  type Buyer,
  type OnlineStudio,
} from '../../../test/build/online.ts'

describe('a class that a gift card pays', () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  /** A class at 15, somebody who buys it, and a card over an amount. */
  async function withCard(initial_value: number) {
    const { studio } = online
    const [cls, buyer] = [await sellClass(studio), await registerBuyer(studio)]
    const card = await issueGiftCard(studio, { initial_value })
    const left = async () => (await reply(studio, `GET /api/v1/gift-cards/${card.id}`)).remaining_balance
    return { cls, buyer, left, gift_card_code: card.code }
  }
  const ledger = async ({ id }: Buyer) =>
    (await reply(online.studio, `GET /api/v1/payments?client_id=${id}`)).items
      .map(({ method, amount }: { method: string; amount: number }) => `${method} ${amount}`)
      .toSorted()
  const callOff = ({ id }: { id: number }) =>
    reply(online.studio, `POST /api/v1/scheduled-classes/${id}/cancel`, { reason: 'Storm' })
  const statusOf = async (buyer: Buyer) => (await bookingsOf(online.studio, buyer)).map(({ status }) => status)

  it('in part: the rest is paid online, and each goes back where it came from when the class is called off', async () => {
    const { studio, processor, settle } = online
    const { cls, buyer, left, gift_card_code } = await withCard(5)
    const { session_id } = await beginClass(buyer, cls, { gift_card_code })
    assert.equal((await processor.stripe.checkout.sessions.retrieve(session_id)).amount_total, 1000)
    assert.equal(await left(), 0)
    await processor.sessions.complete(session_id)
    assert.equal(await buyer.statusOf(session_id), 'completed')
    assert.deepEqual(await ledger(buyer), ['gift_card 5', 'online 10'])
    const [booking] = await bookingsOf(studio, buyer)
    assert.deepEqual([booking.status, booking.is_unpaid], ['booked', false])
    await callOff(cls)
    await settle()
    assert.deepEqual(await statusOf(buyer), ['class_cancelled'])
    assert.deepEqual(await ledger(buyer), ['gift_card -5', 'gift_card 5', 'online -10', 'online 10'])
    assert.equal(await left(), 5)
    assert.equal(processor.books.all('refund').at(-1)?.amount, 1000)
  })

  it('whole: it is booked at once, with no page to pay on, and the card has it back when the class is called off', async () => {
    const { processor, settle } = online
    const { cls, buyer, left, gift_card_code } = await withCard(20)
    const pages = processor.books.all('checkout.session').length
    const begun = await beginClass(buyer, cls, { gift_card_code })
    assert.equal(begun.completed, true)
    assert.equal(processor.books.all('checkout.session').length, pages)
    assert.deepEqual(await statusOf(buyer), ['booked'])
    assert.deepEqual([await ledger(buyer), await left()], [['gift_card 15'], 5])
    const refunds = processor.books.all('refund').length
    await callOff(cls)
    await settle()
    assert.deepEqual([await ledger(buyer), await left()], [['gift_card -15', 'gift_card 15'], 20])
    assert.equal(processor.books.all('refund').length, refunds)
  })

  it('all but what is too little to collect: refused, and neither the place nor the card is held', async () => {
    const { studio } = online
    const { cls, buyer, left, gift_card_code } = await withCard(14.8)
    const refused = await buyClass(buyer, cls, { gift_card_code })
    assert.deepEqual([refused.status, refused.body.code], [409, 'AMOUNT_TOO_SMALL'])
    assert.equal(await left(), 14.8)
    assert.equal((await reply(studio, `GET /api/v1/scheduled-classes/${cls.id}/roster`)).held, 0)
  })

  it('that is given up has the card whole again', async () => {
    const { cls, buyer, left, gift_card_code } = await withCard(5)
    const { session_id } = await beginClass(buyer, cls, { gift_card_code })
    assert.equal(await left(), 0)
    const { body } = await buyer.ask(`DELETE /api/billing/checkout-session/${session_id}`)
    assert.deepEqual([body.status, await left()], ['expired', 5])
    assert.deepEqual([await statusOf(buyer), await ledger(buyer)], [[], []])
  })
})
