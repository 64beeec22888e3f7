import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { receiptsOf } from '../../test/build/commerce.ts'
import { registerBuyer, sellOnline, startOnlineStudio, type OnlineStudio } from '../../test/build/online.ts'

describe('buying a membership online', () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(() => online.stop())

  it('gives it once it is paid, with its receipt', async () => {
    const { studio, processor, settle } = online
    const type = await sellOnline(studio)
    const buyer = await registerBuyer(studio)
    const begun = await buyer.buy(type.id)
    assert.equal(begun.status, 200, JSON.stringify(begun.body))
    const { session_id, checkout_url, completed } = begun.body
    assert.deepEqual([completed, checkout_url.startsWith(processor.url)], [false, true])
    const status = () => buyer.ask(`GET /api/billing/checkout-session/${session_id}`)
    assert.deepEqual((await status()).body, {
      status: 'pending',
      kind: 'membership',
      membership_id: null,
      booking_id: null,
      appointment_id: null,
      receipt_id: null,
    })

    await processor.sessions.complete(session_id)
    await settle()
    const after = (await status()).body
    assert.deepEqual([after.status, after.kind], ['completed', 'membership'])
    const { body: held } = await buyer.ask('GET /api/v1/memberships')
    assert.deepEqual(
      held.items.map(({ type_name, credits_remaining, price, payment_method }: Record<string, unknown>) => [
        type_name,
        credits_remaining,
        price,
        payment_method,
      ]),
      [['Ten classes', 10, 120, 'online']],
    )
    const receipts = await receiptsOf(studio)
    assert.deepEqual(
      receipts.map(({ total, payments }) => [total, payments[0].method]),
      [[120, 'online']],
    )
    assert.deepEqual((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })
})
