import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeProduct, receiptsOf } from '../../test/build/commerce.ts'
import {
  assertSound,
  back,
  connect,
  connectElsewhere,
  registerBuyer,
  sellOnline,
  startOnlineStudio,
  type Buyer,
  type OnlineStudio,
} from '../../test/build/online.ts'

describe('giving back what was paid online', () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(() => online.stop())

  /** A pack that was bought: its buyer, the entry of the ledger and the payment at the processor. */
  async function bought() {
    const { studio, processor, settle } = online
    const type = await sellOnline(studio)
    const buyer = await registerBuyer(studio)
    const session = await buyer.begin(type.id)
    const { payment_intent } = await processor.sessions.complete(session)
    await settle()
    const { body } = await studio.asOwner(`GET /api/v1/payments?client_id=${buyer.id}`)
    const status = () => buyer.statusOf(session)
    return { buyer, entry: body.items[0], payment: payment_intent as string, status }
  }
  const refund = (id: number, amount: number, more: object = {}) =>
    online.studio.asOwner(`POST /api/v1/payments/${id}/refunds`, { amount, reason: 'Moves away', ...more })
  const entriesOf = async (clientId: number) =>
    (await online.studio.asOwner(`GET /api/v1/payments?client_id=${clientId}`)).body.items
      .toReversed()
      .map(({ amount, method }: Record<string, unknown>) => [amount, method])
  const pack = async (buyer: Buyer) => (await buyer.memberships())[0].status

  it('asks the processor first, and takes back what was bought once all of it is', async () => {
    const { processor, settle } = online
    const { buyer, entry, payment, status } = await bought()
    const first = await refund(entry.id, 20)
    assert.equal(first.status, 201, JSON.stringify(first.body))
    assert.deepEqual([first.body.amount, first.body.method, first.body.reversed], [-20, 'online', []])
    assert.deepEqual([await pack(buyer), await status()], ['active', 'completed'])
    const second = await refund(entry.id, 100)
    assert.deepEqual(
      second.body.reversed.map(({ what }: { what: string }) => what),
      ['membership', 'credits'],
    )
    await settle()
    assert.deepEqual([await pack(buyer), await status()], ['cancelled', 'refunded'])
    const given = (await processor.stripe.refunds.list({ payment_intent: payment })).data
    assert.deepEqual(
      given.map(({ amount }) => amount).toSorted((a, b) => b - a),
      [10_000, 2000],
    )
    assert.deepEqual(await entriesOf(buyer.id), [
      [120, 'online'],
      [-20, 'online'],
      [-100, 'online'],
    ])
    assert.equal((await refund(entry.id, 1)).body.code, 'PAYMENT_REFUNDED')
    await assertSound(online.studio)
  })

  it('leaves a task where a refund that was under way is refused after all, and says who had asked', async () => {
    const { processor, studio } = online
    const { buyer, entry } = await bought()
    const told = async () => {
      const { body: log } = await studio.asOwner('GET /api/v1/audit-log?entity=payment')
      const { body: tasks } = await studio.asOwner(`GET /api/v1/tasks?client_id=${buyer.id}`)
      return [
        log.items.filter((one: { entity_id: number }) => one.entity_id >= entry.id).map(asked),
        tasks.items.map(({ title }: { title: string }) => title),
      ]
    }
    const asked = ({ action, actor_name }: Record<string, string>) => `${action} by ${actor_name}`
    processor.faults.push({ on: 'POST /v1/refunds', status: 500, retry: false, times: 9 })
    assert.equal((await refund(entry.id, 30)).status, 502)
    assert.deepEqual(await told(), [[], []])
    processor.faults.length = 0
    processor.faults.push({ on: 'POST /v1/refunds', status: 400, times: 1 })
    await studio.advance({ minutes: 3 })
    assert.deepEqual(await told(), [
      ['payment.refund_refused by Olga Owner'],
      ['The payment provider didn’t refund 30 EUR: refund it another way'],
    ])
    processor.faults.length = 0
    processor.faults.push({ on: 'POST /v1/refunds', status: 500, retry: false, times: 9 })
    assert.equal((await refund(entry.id, 20)).status, 502)
    processor.faults.length = 0
    await studio.advance({ minutes: 3 })
    assert.deepEqual((await told())[0], ['payment.refund by Olga Owner', 'payment.refund_refused by Olga Owner'])
  })

  it('says that a refund is under way where the processor does not answer, and counts it as given', async () => {
    const { processor, studio } = online
    const { buyer, entry } = await bought()
    const left = async () => {
      const { body } = await studio.asOwner(`GET /api/v1/payments?client_id=${buyer.id}`)
      const { refundable, under_way } = body.items.find(({ id }: { id: number }) => id === entry.id)
      return [refundable, under_way]
    }
    assert.deepEqual(await left(), [120, 0])
    processor.faults.push({ on: 'POST /v1/refunds', status: 500, retry: false, times: 9 })
    const { status, body } = await refund(entry.id, 30)
    assert.deepEqual([status, body.code], [502, 'PAYMENT_PROVIDER_ERROR'])
    assert.match(body.detail, /The refund of 30 EUR is in progress/)
    assert.deepEqual(await entriesOf(buyer.id), [[120, 'online']])
    assert.deepEqual(await left(), [90, 30])
    assert.equal((await refund(entry.id, 91, { reason: 'Another' })).body.code, 'PAYMENT_REFUNDED')
    processor.faults.length = 0
    // A refund asked for and not answered goes on, once.
    await studio.advance({ minutes: 3 })
    assert.deepEqual(await entriesOf(buyer.id), [
      [120, 'online'],
      [-30, 'online'],
    ])
    assert.deepEqual(await left(), [90, 0])
    await studio.advance({ minutes: 3 })
    assert.equal((await entriesOf(buyer.id)).length, 2)
    await assertSound(online.studio)
  })

  it('is not begun for what was paid to an account that the studio has left', async () => {
    const { studio } = online
    const { entry } = await bought()
    await connectElsewhere(studio)
    const { status, body } = await refund(entry.id, 20)
    assert.deepEqual([status, body.code], [409, 'PAYMENT_NOT_REFUNDABLE'])
    assert.match(body.detail, /Refund it at the payment provider\./)
    await connect(studio)
    assert.equal((await refund(entry.id, 20)).status, 201)
  })

  it('is written once where the same is asked for twice at the same time', async () => {
    const { processor } = online
    const { buyer, entry, payment } = await bought()
    const replies = await Promise.all([refund(entry.id, 5), refund(entry.id, 5)])
    assert.ok(replies.every(({ status }) => status === 201))
    const { data } = await processor.stripe.refunds.list({ payment_intent: payment })
    assert.equal((await entriesOf(buyer.id)).length, 1 + data.length)
    assert.equal(data.length, 1)
    await assertSound(online.studio)
  })

  it('is raced without giving back more than was paid', async () => {
    const { processor } = online
    const { buyer, entry, payment } = await bought()
    const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => refund(entry.id, 50, { reason: `Try ${n}` })))
    assert.deepEqual(
      replies.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 201, 409, 409, 409, 409, 409, 409],
    )
    assert.equal((await processor.stripe.refunds.list({ payment_intent: payment })).data.length, 2)
    assert.equal((await entriesOf(buyer.id)).length, 3)
    await assertSound(online.studio)
  })

  it('follows what is given back in the processor’s own pages, and what does not arrive', async () => {
    const { processor, settle } = online
    const { buyer, payment, status } = await bought()
    processor.refunds.takeDays(true)
    const whole = await processor.refunds.make(payment)
    await settle()
    assert.deepEqual(await entriesOf(buyer.id), [
      [120, 'online'],
      [-120, 'online'],
    ])
    assert.deepEqual([await pack(buyer), await status()], ['cancelled', 'refunded'])
    await online.studio.advance({ minutes: 1 })
    await processor.refunds.fail(whole.id)
    processor.refunds.takeDays(false)
    await settle()
    assert.deepEqual(await entriesOf(buyer.id), [
      [120, 'online'],
      [-120, 'online'],
      [120, 'online'],
    ])
    assert.equal(await status(), 'completed')
    const receipts = (await receiptsOf(online.studio)).filter(({ client_id }) => client_id === buyer.id)
    assert.deepEqual(
      receipts.map(({ total }) => total),
      [120, -120, 120],
    )
    const { body: happened } = await online.studio.asOwner(`GET /api/v1/clients/${buyer.id}/timeline?page_size=100`)
    assert.deepEqual(
      happened.items
        .filter(({ kind }: { kind: string }) => kind.startsWith('payment.'))
        .map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
      [
        ['payment.refund_undone', 120],
        ['payment.refunded', 120],
      ],
    )
    await assertSound(online.studio)
  })

  it('puts a product back on the shelf where it is asked to', async () => {
    const { studio, processor, settle } = online
    const product = await makeProduct(studio, { stock_quantity: 1 })
    const buyer = await registerBuyer(studio)
    for (let times = 0; times < 2; times += 1) assert.notEqual(await buyer.take(product.id), undefined)
    await processor.sessions.complete(await buyer.take(product.id))
    await settle()
    const stock = async () => (await studio.asOwner(`GET /api/v1/products/${product.id}`)).body.stock_quantity
    assert.equal(await stock(), 0)
    const { body: ledger } = await studio.asOwner(`GET /api/v1/payments?client_id=${buyer.id}`)
    const { id } = ledger.items[0]
    for (const [restock, status] of [
      [[{ product_id: product.id, quantity: 2 }], 409],
      [[{ product_id: 9999, quantity: 1 }], 422],
    ] as const)
      assert.equal((await refund(id, 12, { restock })).status, status)
    assert.deepEqual(
      processor.books.all('refund').filter(({ amount }) => amount === 1200),
      [],
    )
    assert.equal((await refund(id, 12, { restock: true })).status, 201)
    assert.equal(await stock(), 1)
    await assertSound(online.studio)
  })

  it('freezes a gift card while its payment is disputed, and takes it where that is lost', async () => {
    const { studio, processor, settle } = online
    const buyer = await registerBuyer(studio)
    const buyCard = async () => {
      const { body } = await buyer.ask('POST /api/v1/gift-cards/checkout-session', { amount: 50, ...back })
      const { payment_intent } = await processor.sessions.complete(body.session_id)
      await settle()
      const { body: cards } = await studio.asOwner('GET /api/v1/gift-cards')
      return { payment: payment_intent as string, id: cards.items[0].id, session: body.session_id }
    }
    const card = async (id: number) => (await studio.asOwner(`GET /api/v1/gift-cards/${id}`)).body

    const kept = await buyCard()
    const won = await processor.disputes.open(kept.payment)
    await settle()
    assert.deepEqual([(await card(kept.id)).state, await buyer.statusOf(kept.session)], ['deactivated', 'disputed'])
    await processor.disputes.win(won.id)
    await settle()
    assert.deepEqual([(await card(kept.id)).state, await buyer.statusOf(kept.session)], ['active', 'completed'])

    const gone = await buyCard()
    const lost = await processor.disputes.open(gone.payment)
    await processor.disputes.lose(lost.id)
    await settle()
    const { remaining_balance, state } = await card(gone.id)
    assert.deepEqual([remaining_balance, state, await buyer.statusOf(gone.session)], [0, 'deactivated', 'refunded'])
    await assertSound(online.studio)
  })

  describe('of a gift card that was partly used', () => {
    /** A card of 50 that was bought online, with 30 of it spent at the desk unless said otherwise. */
    async function usedCard(used = 30) {
      const { studio, processor, settle } = online
      const buyer = await registerBuyer(studio)
      const { body } = await buyer.ask('POST /api/v1/gift-cards/checkout-session', { amount: 50, ...back })
      const { payment_intent } = await processor.sessions.complete(body.session_id)
      await settle()
      const { id } = (await studio.asOwner('GET /api/v1/gift-cards')).body.items[0]
      const { code } = (await studio.asOwner(`GET /api/v1/gift-cards/${id}/code`)).body
      const spend = async (amount: number) => {
        const product = await makeProduct(studio, { price: amount })
        const items = [{ product_id: product.id, quantity: 1 }]
        const payments = [{ method: 'gift_card', amount, gift_card_code: code }]
        const sale = await studio.asOwner('POST /api/v1/product-sales', {
          items,
          payment_method: 'gift_card',
          payments,
        })
        assert.equal(sale.status, 201, JSON.stringify(sale.body))
      }
      if (used > 0) await spend(used)
      const entry = async () =>
        (await studio.asOwner(`GET /api/v1/payments?client_id=${buyer.id}&kind=gift_card`)).body.items.at(-1)
      const left = async () => (await studio.asOwner(`GET /api/v1/gift-cards/${id}`)).body.remaining_balance
      const given = async () =>
        (await processor.stripe.refunds.list({ payment_intent: payment_intent as string })).data.map(
          ({ amount }) => amount,
        )
      return { entry, left, given, spend }
    }

    it('is no more than is left on it, and the processor is not asked for more', async () => {
      const { entry, left, given } = await usedCard()
      const { id, refundable } = await entry()
      const much = await refund(id, 50)
      assert.deepEqual([refundable, much.status, much.body.code, await given()], [20, 409, 'GIFT_CARD_INVALID', []])
      const rest = await refund(id, 20)
      assert.deepEqual([rest.status, await left(), await given()], [201, 0, [2000]])
      assert.equal((await entry()).refundable, 0)
      await assertSound(online.studio)
    })

    it('takes what is left of one that is used while the processor is asked', async () => {
      const { studio, processor, settle } = online
      const { entry, left, given, spend } = await usedCard(0)
      const { id } = await entry()
      processor.faults.push({ on: 'POST /v1/refunds', loseAnswer: true, times: 3 })
      assert.equal((await refund(id, 50)).status, 502)
      await spend(30)
      await studio.advance({ minutes: 5 })
      await settle()
      assert.deepEqual([await given(), await left(), (await entry()).refunded], [[5000], 0, 50])
      await assertSound(online.studio)
    })
  })
})
