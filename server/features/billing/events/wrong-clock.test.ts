import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { minutesBetween } from '../../../lib/time.ts'
import { registerBuyer, sellOnline, signedBy, startOnlineStudio } from '../../../test/build/online.ts'

/** So many minutes is the studio's clock ahead of the processor's. */
for (const ahead of [10, -10, 60 * 24 * 40, -60 * 24 * 40]) {
  const what = `${Math.abs(ahead)} minutes ${ahead > 0 ? 'fast' : 'slow'}`

  describe(`a computer whose clock is ${what}`, () => {
    for (const isNew of [false, true]) {
      it(`sells online${isNew ? ', also as the first thing after a start' : ''}`, async () => {
        const { studio, processor, settle, stop } = await startOnlineStudio({ ahead })
        const buyer = await registerBuyer(studio)
        const type = await sellOnline(studio)
        if (isNew) await buyer.begin((await sellOnline(studio)).id)
        if (isNew) await studio.restart()
        const session = await buyer.begin(type.id)
        const { expires_at } = await processor.stripe.checkout.sessions.retrieve(session)
        const open = minutesBetween(processor.clock.now(), new Date(expires_at * 1000).toISOString())
        assert.ok(open >= 34 && open <= 36, `open for ${open} minutes`)
        await processor.sessions.complete(session)
        assert.deepEqual([...new Set(processor.deliver.log.map(({ status }) => status))], [200])
        await settle()
        assert.equal((await buyer.memberships()).length, 1)
        await stop()
      })
    }

    it('ends by the processor’s clock what nobody paid', async () => {
      const { studio, processor, stop } = await startOnlineStudio({ ahead })
      const buyer = await registerBuyer(studio)
      const session = await buyer.begin((await sellOnline(studio)).id)
      processor.deliver.as({ drop: true })
      await studio.advance({ minutes: 30 })
      assert.equal(await buyer.statusOf(session), 'pending')
      await studio.advance({ minutes: 6 })
      assert.equal(await buyer.statusOf(session), 'expired')
      await stop()
    })

    it('takes in what it is told as the first thing after a start, and nothing that is really old', async () => {
      const online = await startOnlineStudio({ ahead })
      const { studio, processor, stop } = online
      const say = async (ago: number) => {
        await studio.restart()
        const of = { id: 'cs_1', object: 'checkout.session' }
        const event = {
          id: `evt_${ago}`,
          object: 'event',
          type: 'x.y',
          created: 1,
          livemode: false,
          data: { object: of },
        }
        const body = JSON.stringify(event)
        const headers = { 'Stripe-Signature': signedBy(online, body, { ago }) }
        return (await studio.send('POST /api/billing/webhook', { body, headers, door: 'public' })).status
      }
      assert.deepEqual([await say(0), await say(299), await say(301), await say(-301)], [200, 200, 400, 400])
      assert.ok(processor.seen.length > 0)
      await stop()
    })

    it('reads on from where it was, by the processor’s clock', async () => {
      const { studio, processor, stop } = await startOnlineStudio({ ahead })
      const buyer = await registerBuyer(studio)
      const type = await sellOnline(studio)
      processor.deliver.as({ drop: true })
      await studio.restart()
      await studio.running.runJobs()
      const session = await buyer.begin(type.id)
      await processor.sessions.complete(session)
      await processor.refunds.make(
        (await processor.stripe.checkout.sessions.retrieve(session)).payment_intent as string,
      )
      await studio.advance({ minutes: 61 })
      assert.equal(await buyer.statusOf(session), 'refunded')
      await stop()
    })
  })
}
