import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type Stripe from 'stripe'
import { startCheckedProcessor, type CheckedProcessor } from '../test/processor.ts'

describe('a card kept at the stand-in', () => {
  let processor: CheckedProcessor
  let stripe: Stripe
  before(async () => {
    processor = await startCheckedProcessor()
    stripe = processor.stripe
  })
  after(() => processor.stop())

  const keep = async (later: 'pays' | 'declines' | 'asks' = 'pays') => {
    const customer = await stripe.customers.create({ email: 'ada@example.com', name: 'Ada' })
    const made = await stripe.checkout.sessions.create({
      mode: 'setup',
      currency: 'eur',
      customer: customer.id,
      setup_intent_data: { metadata: { client_id: '7' } },
      success_url: 'https://studio.example/thanks',
    })
    await processor.sessions.complete(made.id, { later })
    const session = await stripe.checkout.sessions.retrieve(made.id, { expand: ['setup_intent'] })
    const intent = session.setup_intent as Stripe.SetupIntent
    assert.deepEqual([session.status, session.payment_status], ['complete', 'no_payment_required'])
    assert.deepEqual([intent.status, intent.metadata], ['succeeded', { client_id: '7' }])
    return { customer: customer.id, card: String(intent.payment_method) }
  }
  const charge = ({ customer, card }: Awaited<ReturnType<typeof keep>>) =>
    stripe.paymentIntents.create({
      amount: 800,
      currency: 'eur',
      customer,
      payment_method: card,
      off_session: true,
      confirm: true,
      description: 'Late cancellation',
    })

  it('is charged without its holder', async () => {
    const kept = await keep()
    const { brand, last4 } = (await stripe.paymentMethods.retrieve(kept.card)).card ?? {}
    assert.deepEqual([brand, last4], ['visa', '4242'])
    assert.equal((await charge(kept)).status, 'succeeded')
  })

  for (const [mood, code] of [
    ['declines', 'card_declined'],
    ['asks', 'authentication_required'],
  ] as const)
    it(`that ${mood} is a refusal with its payment`, async () => {
      const kept = await keep(mood)
      await assert.rejects(charge(kept), (error: Stripe.errors.StripeCardError) => {
        assert.deepEqual([error.type, error.code, error.statusCode], ['StripeCardError', code, 402])
        assert.equal(error.payment_intent?.status, 'requires_payment_method')
        return true
      })
    })

  it('is taken away, and charged no more', async () => {
    const kept = await keep()
    assert.equal((await stripe.paymentMethods.detach(kept.card)).customer, null)
    await assert.rejects(charge(kept), /does not belong to the customer/)
  })

  it('is asked for less than the least', async () => {
    const { customer, card } = await keep()
    const little = { amount: 49, currency: 'eur', customer, payment_method: card, confirm: true }
    await assert.rejects(stripe.paymentIntents.create(little), { code: 'amount_too_small' })
    assert.equal((await stripe.paymentIntents.create({ ...little, amount: 50 })).status, 'succeeded')
  })
})
