import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { issueGiftCard } from '../../../test/build/commerce.ts'
import {
  abandonedBy,
  assertSound,
  connect,
  registerBuyer,
  sellOnline,
  startOnlineStudio,
  type OnlineStudio,
} from '../../../test/build/online.ts'
import type { Fault } from '../../../stand-in/door/serve.ts'

const SESSIONS = 'POST /v1/checkout/sessions'

describe('a processor in trouble', () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(async () => {
    online.processor.faults.length = 0
    await assertSound(online.studio)
    await online.stop()
  })

  /** A client who is about to buy a pack of 120 with a gift card over 20. */
  async function buyerWithCard() {
    const { studio } = online
    const type = await sellOnline(studio)
    const buyer = await registerBuyer(studio)
    const card = await issueGiftCard(studio, { initial_value: 20 })
    const left = async () => (await studio.asOwner(`GET /api/v1/gift-cards/${card.id}`)).body.remaining_balance
    const buy = () => buyer.buy(type.id, { gift_card_code: card.code })
    return { buyer, left, buy }
  }

  const cases: readonly [what: string, fault: Omit<Fault, 'on'>, sentence: RegExp, heldFor: number][] = [
    ['fails', { status: 500, retry: false }, /can’t be reached at the moment\. Nothing was paid\. Try again/, 15],
    ['has too much to do', { status: 429, retry: false }, /can’t be reached at the moment/, 15],
    ['answers as something else', { status: 404, body: '{"message":"Not Found"}' }, /can’t be reached/, 15],
    ['answers with a page', { status: 200, body: '<html>Welcome to the hotel</html>' }, /can’t be reached/, 15],
    ['answers with another object', { status: 200, body: '{"object":"charge","id":"ch_1"}' }, /can’t be reached/, 15],
    ['makes a session, and its answer is lost', { loseAnswer: true, times: 3 }, /can’t be reached/, 15],
    ['takes the key no more', { status: 401 }, /no longer accepts the studio’s key\. The studio can renew it/, 0],
    ['does not let the key do this', { status: 403 }, /studio’s key lacks this permission/, 0],
    ['refuses', { status: 400 }, /refused this\. Nothing was paid\./, 0],
  ]
  for (const [what, fault, sentence, minutes] of cases) {
    it(`that ${what}: a sentence that helps, and nothing is held for long`, async () => {
      const { studio, processor } = online
      const { buyer, buy, left } = await buyerWithCard()
      processor.faults.push({ on: SESSIONS, ...fault })
      const { status, body } = await buy()
      assert.deepEqual([status, body.code], [502, 'PAYMENT_PROVIDER_ERROR'])
      assert.match(body.detail, sentence)
      assert.equal(await left(), minutes === 0 ? 20 : 0)
      if (minutes > 0) await studio.advance({ minutes })
      assert.equal(await left(), 20)
      assert.equal(abandonedBy(studio, buyer), 0)
      const open = processor.books.all('checkout.session').filter(({ status: state }) => state === 'open')
      assert.ok(open.every(({ amount_total }) => amount_total !== 10_000))
    })
  }

  it('lets the buyer try again at once: their own gift card is not in the way', async () => {
    const { processor, settle } = online
    const { buyer, buy } = await buyerWithCard()
    processor.faults.push({ on: SESSIONS, loseAnswer: true, times: 3 })
    assert.equal((await buy()).status, 502)
    const { status, body } = await buy()
    assert.equal(status, 200, JSON.stringify(body))
    await processor.sessions.complete(body.session_id)
    await settle()
    assert.equal((await buyer.memberships()).length, 1)
  })

  it('says of what may be paid already that it is not known, and not to pay again', async () => {
    const { processor } = online
    const { buyer, buy } = await buyerWithCard()
    const { session_id } = (await buy()).body
    processor.faults.push({ on: `GET /v1/checkout/sessions/${session_id}`, status: 500, retry: false })
    const { status, body } = await buyer.ask(`GET /api/billing/checkout-session/${session_id}`)
    assert.equal(status, 502)
    assert.match(body.detail, /don’t know yet whether you have paid\. Don’t pay again/)
  })

  it('keeps nobody waiting again for what it has just not answered: attempts side by side fail together', async () => {
    const { processor } = online
    const { buy } = await buyerWithCard()
    const { session_id } = (await buy()).body
    processor.faults.push({ on: `/v1/checkout/sessions/${session_id}/expire`, wait: 600, status: 500, retry: false })
    const replies = await Promise.all([buy(), buy(), buy()])
    assert.deepEqual(
      replies.map(({ status }) => status),
      [502, 502, 502],
    )
    assert.equal((await buy()).status, 200)
  })

  it('delivers what was paid by a session whose making was not heard of', async () => {
    const { processor, settle } = online
    const { buyer, buy } = await buyerWithCard()
    processor.faults.push({ on: SESSIONS, loseAnswer: true, times: 3 })
    assert.equal((await buy()).status, 502)
    const made = processor.books
      .all('checkout.session')
      .find(({ status, amount_total }) => status === 'open' && amount_total === 10_000)!
    await processor.sessions.complete(made.id)
    await settle()
    assert.deepEqual([await buyer.statusOf(made.id), (await buyer.memberships()).length], ['completed', 1])
  })

  it('delivers nothing by an answer about another session', async () => {
    const { studio, processor, settle } = online
    const { buyer, buy } = await buyerWithCard()
    const { session_id } = (await buy()).body
    const other = processor.books.all('checkout.session').find(({ id }) => id !== session_id)!
    const body = JSON.stringify({ ...other, status: 'complete', payment_status: 'paid', amount_total: 10_000 })
    const fault: Fault = { on: `GET /v1/checkout/sessions/${session_id}`, status: 200, body, times: 99 }
    processor.faults.push(fault)
    assert.equal((await buyer.ask(`GET /api/billing/checkout-session/${session_id}`)).status, 502)
    await studio.advance({ minutes: 11 })
    await settle()
    assert.deepEqual(await buyer.memberships(), [])
    processor.faults.length = 0
  })

  it('ends a checkout that its account has forgotten, and what was held for it is free', async () => {
    const { studio, processor } = online
    const { buyer, buy, left } = await buyerWithCard()
    const { session_id } = (await buy()).body
    assert.equal(await left(), 0)
    const body = '{"error":{"type":"invalid_request_error","code":"resource_missing","message":"No such session"}}'
    processor.faults.push({ on: `/v1/checkout/sessions/${session_id}`, status: 404, body, retry: false, times: 99 })
    await studio.advance({ minutes: 45 })
    assert.deepEqual([await left(), await buyer.statusOf(session_id)], [20, 'failed'])
    processor.faults.length = 0
    assert.equal((await buy()).status, 200)
  })

  it('knows a client whose customer somebody deleted there', async () => {
    const { studio, processor } = online
    const type = await sellOnline(studio)
    const buyer = await registerBuyer(studio)
    const { customer } = await processor.stripe.checkout.sessions.retrieve(await buyer.begin(type.id))
    processor.books.remove('customer', customer as string)
    const session = await buyer.begin(type.id)
    const { customer: anew } = await processor.stripe.checkout.sessions.retrieve(session)
    assert.notEqual(anew, customer)
    const next = await processor.stripe.checkout.sessions.retrieve(await buyer.begin(type.id))
    assert.equal(next.customer, anew)
  })

  it('delivers nothing for another amount than was asked: it is given back whole, and nothing stays held', async () => {
    const { studio, processor, settle } = online
    const { buyer, buy, left } = await buyerWithCard()
    const { session_id } = (await buy()).body
    processor.books.get('checkout.session', session_id).amount_total = 9_900
    processor.faults.push({ on: 'POST /v1/refunds', status: 500, retry: false })
    await processor.sessions.complete(session_id)
    await settle()
    assert.deepEqual([await left(), refunded()], [0, []])
    for (let n = 0; n < 3; n += 1) assert.equal(await buyer.statusOf(session_id), 'refunded')
    await settle()
    assert.deepEqual([await left(), refunded(), (await buyer.memberships()).length], [20, [9_900], 0])
    assert.equal(studio.logged.filter((line) => line.includes('is not delivered, and given back')).length, 1)
    const { body: tasks } = await studio.asOwner(`GET /api/v1/tasks?client_id=${buyer.id}`)
    assert.deepEqual(
      tasks.items.map(({ title }: { title: string }) => title),
      ['An online payment of 99 EUR couldn’t be fulfilled and was refunded: tell the client'],
    )
    await assertSound(studio)
  })

  it('gives back what a slow payment brings after the studio was away from its account', async () => {
    const { studio, processor, settle } = online
    const { buyer, buy, left } = await buyerWithCard()
    const { session_id } = (await buy()).body
    await processor.sessions.begin(session_id)
    await settle()
    const before = refunded().length
    await studio.asOwner('DELETE /api/billing/settings')
    await studio.advance({ minutes: 40 })
    assert.deepEqual([await left(), await buyer.statusOf(session_id)], [20, 'expired'])
    await connect(studio, processor)
    await processor.sessions.succeed(session_id)
    await settle()
    assert.deepEqual([await buyer.statusOf(session_id), refunded().length], ['refunded', before + 1])
    assert.deepEqual([await left(), (await buyer.memberships()).length], [20, 0])
    await processor.deliver.again()
    await settle()
    assert.equal(refunded().length, before + 1)
    await assertSound(studio)
  })

  /** Amounts that the processor has refunded, in minor units. */
  const refunded = () => online.processor.books.all('refund').map(({ amount }) => amount)

  it('holds nothing once its key is gone for good and the studio has left the account', async () => {
    const { studio, processor } = online
    const { buyer, buy, left } = await buyerWithCard()
    const { session_id } = (await buy()).body
    processor.keys.delete(processor.key)
    await studio.advance({ minutes: 40 })
    assert.equal(await left(), 0)
    assert.equal(await buyer.statusOf(session_id), 'PAYMENT_PROVIDER_ERROR')
    await studio.asOwner('DELETE /api/billing/settings')
    await studio.advance({ minutes: 1 })
    assert.deepEqual([await left(), await buyer.statusOf(session_id)], [20, 'expired'])
    processor.keys.set(processor.key, 'all')
    await connect(studio, processor)
  })

  it('closes what is being bought as the studio leaves the account', async () => {
    const { studio, processor } = online
    const { buyer, buy, left } = await buyerWithCard()
    const { session_id } = (await buy()).body
    await studio.asOwner('DELETE /api/billing/settings')
    assert.deepEqual([await left(), await buyer.statusOf(session_id)], [20, 'expired'])
    assert.equal((await processor.stripe.checkout.sessions.retrieve(session_id)).status, 'expired')
    await connect(studio, processor)
  })
})

describe('a client of any name', () => {
  for (const full_name of ['Łukasz Żółć', '山田 太郎', 'Zoë 🧘', 'x'.repeat(200), 'O’Brien-Ähm, Jr.']) {
    it(`is known to the processor: ${full_name.slice(0, 20)}`, async () => {
      const { studio, processor, stop } = await startOnlineStudio()
      const type = await sellOnline(studio, { name: full_name.slice(0, 100) })
      const buyer = await registerBuyer(studio, { full_name })
      await buyer.begin(type.id)
      assert.equal(processor.books.all('customer').at(-1)!.name, full_name)
      await stop()
    })
  }
})
