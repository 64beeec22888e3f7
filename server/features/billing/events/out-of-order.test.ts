import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  assertSound,
  registerBuyer,
  sellMonthly,
  sellOnline,
  startOnlineStudio,
  type OnlineStudio,
} from '../../../test/build/online.ts'

describe('what the processor tells of a payment before the studio has it', () => {
  let online: OnlineStudio
  before(async () => {
    online = await startOnlineStudio()
    await online.settle()
  })
  after(() => online.stop())

  /** A buyer who has paid while no event was delivered. */
  async function paid() {
    const { studio, processor } = online
    const buyer = await registerBuyer(studio)
    const session = await buyer.begin((await sellOnline(studio)).id)
    processor.deliver.as({ drop: true })
    const { payment_intent } = await processor.sessions.complete(session)
    processor.deliver.as({})
    return { buyer, session, payment: payment_intent as string }
  }

  it('is taken in once that is delivered: a refund', async () => {
    const { studio, processor, settle } = online
    const { buyer, session, payment } = await paid()
    await processor.refunds.make(payment)
    await settle()
    assert.equal(await buyer.statusOf(session), 'completed')
    await settle()
    assert.equal(await buyer.statusOf(session), 'refunded')
    await assertSound(studio)
  })

  it('is taken in once that is delivered: a dispute', async () => {
    const { processor, settle } = online
    const { buyer, session, payment } = await paid()
    await processor.disputes.open(payment)
    await settle()
    assert.equal(await buyer.statusOf(session), 'completed')
    await settle()
    assert.equal(await buyer.statusOf(session), 'disputed')
  })

  it('is taken in once that is known: what was given back of a renewal', async () => {
    const { studio, processor, settle } = online
    const buyer = await registerBuyer(studio)
    const session = await buyer.begin((await sellMonthly(studio)).id)
    const { subscription } = await processor.sessions.complete(session)
    await settle()
    processor.deliver.as({ drop: true })
    await processor.subscriptions.renew(subscription as string)
    processor.deliver.as({})
    await processor.refunds.make(processor.books.all('charge')[0]!.id)
    await settle()
    await studio.advance({ minutes: 61 })
    const { body } = await studio.asOwner(`GET /api/v1/payments?client_id=${buyer.id}`)
    assert.deepEqual(
      body.items.map(({ amount }: { amount: number }) => amount),
      [-95, 95, 95],
    )
    await assertSound(studio)
  })

  it('is left alone after some days, where it is another shop’s', async () => {
    const { studio, processor, settle } = online
    const { payment_intent } = await processor.sessions.foreign()
    await processor.refunds.make(payment_intent as string)
    await settle()
    const open = "SELECT count(*) FROM processor_events WHERE handled_at IS NULL AND type LIKE 'refund%'"
    const left = () => studio.database.prepare<[], number>(open).pluck().get()
    assert.equal(left(), 1)
    for (let hours = 0; hours < 140; hours += 4) await studio.advance({ hours: 4 })
    assert.equal(left(), 0)
  })
})
