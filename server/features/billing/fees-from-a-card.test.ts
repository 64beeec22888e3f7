import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { back, registerBuyer, startOnlineStudio, type OnlineStudio } from '../../test/build/online.ts'
import { sellPack } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'

describe('fees from a saved card', () => {
  let online: OnlineStudio
  before(async () => {
    online = await startOnlineStudio()
    await online.studio.asOwner('PUT /api/v1/studio', { late_cancel_fee: 8, cancellation_hours: 12 })
  })
  after(() => online.stop())

  const agree = { agrees_to_fees: true, fees_text_version: 1, ...back }

  /** A client with a late cancellation whose fee falls due in a day; `card` as it will behave when it is charged. */
  async function lateCanceller(later?: 'declines') {
    const { studio, processor, settle } = online
    const buyer = await registerBuyer(studio)
    const { body, status } = await buyer.ask('POST /api/billing/card', agree)
    assert.equal(status, 200, JSON.stringify(body))
    await processor.sessions.complete(body.session_id, later ? { later } : {})
    await settle()
    await sellPack(studio, buyer, 3)
    const cls = await makeClass(studio, {
      starts_at: new Date(Date.parse(studio.clock.now()) + 3_600_000 * 5).toISOString(),
    })
    const { body: booking } = await buyer.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
    await studio.advance({ minutes: 20 })
    const { body: cancelled } = await buyer.ask(`DELETE /api/v1/bookings/${booking.id}`)
    assert.equal(cancelled.status, 'late_cancelled')
    const charges = async () => {
      const { body: listed } = await studio.asOwner(`GET /api/v1/clients/${buyer.id}/charges`)
      return (listed.items ?? listed) as { id: number; status: string; payment_method: string }[]
    }
    const letters = async () => {
      const { body: mails } = await studio.asOwner('GET /api/v1/emails?page_size=200')
      return mails.items
        .filter(({ to_email }: { to_email: string }) => to_email === buyer.email)
        .map(({ kind }: { kind: string }) => kind)
        .filter((kind: string) => ['charge_due', 'card_declined', 'receipt'].includes(kind))
    }
    return { buyer, charges, letters }
  }

  it('keeps a card with the consent it was given by, and forgets it', async () => {
    const { buyer } = await lateCanceller()
    const { body: card } = await buyer.ask('GET /api/billing/card')
    assert.deepEqual([card.brand, card.last4.length], ['visa', 4])
    assert.match(card.fees_agreed_at, /^2026-03-0/)
    assert.equal((await buyer.ask('POST /api/billing/card', { ...agree, agrees_to_fees: false })).status, 422)
    const { body: gone } = await buyer.ask('DELETE /api/billing/card')
    assert.deepEqual(gone, { brand: null, last4: null, fees_agreed_at: null })
  })

  it('takes a fee when it falls due, once, and sends the receipt instead of asking for it', async () => {
    const { studio, settle } = online
    const { charges, letters } = await lateCanceller()
    assert.deepEqual(
      (await charges()).map(({ status }) => status),
      ['pending'],
    )
    await studio.advance({ hours: 25 })
    await settle()
    assert.deepEqual(
      (await charges()).map(({ status, payment_method }) => [status, payment_method]),
      [['paid', 'online']],
    )
    assert.deepEqual(await letters(), ['receipt'])
    await studio.advance({ hours: 25 })
    assert.equal((await charges()).length, 1)
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })

  it('asks the client where the card does not pay', async () => {
    const { studio, settle } = online
    const { charges, letters } = await lateCanceller('declines')
    await studio.advance({ hours: 25 })
    await settle()
    assert.deepEqual(
      (await charges()).map(({ status }) => status),
      ['due'],
    )
    assert.deepEqual(await letters(), ['card_declined'])
  })

  it('gives back what was taken while it was paid at the desk', async () => {
    const { studio, processor, settle } = online
    const { buyer, charges } = await lateCanceller()
    processor.faults.push({ on: 'POST /v1/payment_intents', loseAnswer: true, times: 3 })
    processor.deliver.as({ drop: true })
    await studio.advance({ hours: 25 })
    const [charge] = await charges()
    const paid = await studio.asOwner(`POST /api/v1/clients/${buyer.id}/charges/${charge!.id}/settle`, {
      payment_method: 'cash',
    })
    assert.equal(paid.status, 200)
    processor.deliver.as({})
    await settle()
    await studio.advance({ minutes: 61 })
    await settle()
    const given = (await processor.stripe.refunds.list({ limit: 1 })).data[0]
    assert.equal(given?.amount, 800)
    assert.deepEqual(
      (await charges()).map(({ payment_method }) => payment_method),
      ['cash'],
    )
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })
})
