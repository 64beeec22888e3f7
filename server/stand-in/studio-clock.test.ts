import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startOnlineStudio, type OnlineStudio } from '../test/build/online.ts'

describe('a studio beside the stand-in', () => {
  let both: OnlineStudio
  before(async () => void (both = await startOnlineStudio({ webhook: false, connected: false })))
  after(() => both.stop())

  it('has one clock with it, and its events come in at the public door', async () => {
    const { studio, processor } = both
    const { stripe } = processor
    await stripe.webhookEndpoints.create({ url: 'https://studio.example/nowhere', enabled_events: ['*'] })
    const { id } = await stripe.checkout.sessions.create({
      line_items: [{ price_data: { currency: 'eur', unit_amount: 900, product_data: { name: 'A class' } } }],
      success_url: 'https://studio.example/thanks',
    })
    studio.clock.advance({ hours: 24 })
    assert.equal((await stripe.checkout.sessions.retrieve(id)).status, 'expired')
    await processor.idle()
    assert.deepEqual(
      processor.deliver.log.map(({ type, status }) => `${type} ${status}`),
      ['checkout.session.expired 404'],
    )
  })
})
