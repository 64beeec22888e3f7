import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { receiptsOf } from '../../../test/build/commerce.ts'
import { assertSound, back, registerBuyer, startOnlineStudio, type OnlineStudio } from '../../../test/build/online.ts'
import { START } from '../../../test/start.ts'

const mailServer = { host: 'smtp.example.com', port: 587, security: 'none', from_email: 'studio@example.com' }
const BUY = 'POST /api/v1/gift-cards/checkout-session'

describe('a gift card bought online', () => {
  let online: OnlineStudio
  before(async () => {
    online = await startOnlineStudio()
    await online.studio.asOwner('PUT /api/v1/studio/email', mailServer)
  })
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  /** Pays for it; gives the session's id. */
  async function pay({ status, body }: { status: number; body: { session_id: string } }): Promise<string> {
    assert.equal(status, 200, JSON.stringify(body))
    await online.processor.sessions.complete(body.session_id)
    await online.settle()
    return body.session_id
  }
  const lettersTo = (address: string) =>
    online.studio.mail.sent.filter(
      ({ to, text }) => to.address === address && /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.test(text),
    )
  const newest = async () => (await online.studio.asOwner('GET /api/v1/gift-cards')).body.items[0]

  it('is made for the client who pays it, mailed to whom it is for, and bears no VAT', async () => {
    const { studio } = online
    await studio.asOwner('PUT /api/v1/studio', { default_vat_rate: 21 })
    const buyer = await registerBuyer(studio)
    const to = { recipient_name: 'Ben Ruiz', recipient_email: 'ben@example.com', message: 'Enjoy it' }
    const reply = await buyer.ask(BUY, { amount: 75, ...to, ...back })
    assert.equal(lettersTo('ben@example.com').length, 0)
    const session = await pay(reply)
    const card = await newest()
    assert.deepEqual(
      [card.initial_value, card.remaining_balance, card.recipient_name, card.message, card.purchaser_client_id],
      [75, 75, 'Ben Ruiz', 'Enjoy it', buyer.id],
    )
    assert.equal(lettersTo('ben@example.com').length, 1)
    const [receipt] = (await receiptsOf(studio)).filter(({ client_id }) => client_id === buyer.id)
    const { total, payments, lines } = receipt
    assert.deepEqual([total, payments[0].method, lines[0].vat_rate], [75, 'online', null])
    assert.equal(await buyer.statusOf(session), 'completed')
  })

  it('is mailed to the buyer where it is for nobody in particular', async () => {
    const buyer = await registerBuyer(online.studio)
    await pay(await buyer.ask(BUY, { amount: 30, ...back }))
    assert.equal(lettersTo(buyer.email).length, 1)
  })

  it('is nobody’s purchase where a manager sells it', async () => {
    const { studio } = online
    await pay(await studio.asOwner(BUY, { amount: 20, recipient_email: 'eva@example.com', ...back }))
    assert.equal((await newest()).purchaser_client_id, null)
    assert.equal(lettersTo('eva@example.com').length, 1)
  })

  it('waits for the morning of its day, also where the clocks change that night', async () => {
    const { studio } = online
    const buyer = await registerBuyer(studio)
    const to = { recipient_email: 'zoe@example.com', deliver_on: '2026-03-29' }
    await pay(await buyer.ask(BUY, { amount: 40, ...to, ...back }))
    for (const [now, count] of [
      ['2026-03-28T23:00:00.000Z', 0],
      ['2026-03-29T05:59:00.000Z', 0],
      ['2026-03-29T06:00:00.000Z', 1],
    ] as const) {
      // prettier-ignore
      studio.clock.set(now)
      await studio.running.runJobs()
      assert.equal(lettersTo('zoe@example.com').length, count, now)
    }
    studio.clock.set(START)
    await studio.advance({ seconds: 1 })
  })

  for (const [what, body, path] of [
    ['nothing', { amount: 0 }, 'amount'],
    ['less than nothing', { amount: -5 }, 'amount'],
    ['half a cent', { amount: 10.005 }, 'amount'],
    ['more than a card can pay', { amount: 1_000_000 }, 'amount'],
    ['a day that there is not', { amount: 10, deliver_on: '2026-02-30' }, 'deliver_on'],
    ['an address that is none', { amount: 10, recipient_email: 'ben' }, 'recipient_email'],
    ['a buyer', { amount: 10, purchaser_client_id: 1 }, 'purchaser_client_id'],
    ['a code', { amount: 10, promo_code: 'X' }, 'promo_code'],
  ] as const) {
    it(`is not sold with ${what}`, async () => {
      const reply = await (await registerBuyer(online.studio)).ask(BUY, { ...body, ...back })
      assert.deepEqual([reply.status, reply.body.code], [422, 'VALIDATION_ERROR'])
      assert.match(JSON.stringify(reply.body), new RegExp(path))
    })
  }

  it('is not sold for less than the processor takes', async () => {
    const { status, body } = await (await registerBuyer(online.studio)).ask(BUY, { amount: 0.49, ...back })
    assert.deepEqual([status, body.code], [409, 'AMOUNT_TOO_SMALL'])
  })

  it('is not made where its payment fails', async () => {
    const { studio, processor, settle } = online
    const buyer = await registerBuyer(studio)
    const { body } = await buyer.ask(BUY, { amount: 60, recipient_email: 'nobody@example.com', ...back })
    await processor.sessions.begin(body.session_id)
    await processor.sessions.fail(body.session_id)
    await settle()
    assert.equal(await buyer.statusOf(body.session_id), 'failed')
    assert.equal(lettersTo('nobody@example.com').length, 0)
  })
})
