import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Seller } from '../../ports/processor/port.ts'
import { messageOf, tell } from '../../test/messages.ts'
import { startService, type TestService } from '../../test/service.ts'
import { stores } from '../../test/stores.ts'

for (const { name, skip, make } of stores)
  describe(`what the processor tells arrives on ${name}`, { skip }, () => {
    let service: TestService
    /** Runs between a look at a subscription and its being kept. */
    let betweenLookAndKeep: (() => Promise<unknown>) | undefined
    const between = (seller: Seller): Seller => ({
      ...seller,
      subscription: async (id) => {
        const seen = await seller.subscription(id)
        const then = betweenLookAndKeep
        betweenLookAndKeep = undefined
        await then?.()
        return seen
      },
    })
    before(async () => {
      service = await startService({ make, between, replicas: name === 'PostgreSQL' ? 2 : 1 })
    })
    afterEach(() => service.processor.deliver.as({}))
    after(() => service.stop())

    async function sell() {
      const session = await service.buy()
      const { license_key: key } = (await service.confirm(session)).body
      return { session, key, subscription: (await service.row(session)).subscription_id! }
    }
    const standing = async (key: string) => (await service.verify(key)).body.status
    const statuses = (from: number) => service.processor.deliver.log.slice(from).map(({ status }) => status)
    const licenses = async () => (await service.replicas[0]!.store.selectFrom('license').select('id').execute()).length
    const handled = async () =>
      (await service.replicas[0]!.store.selectFrom('webhook_event').select('id').execute()).length

    it('once, where each is sent twenty times at once', async () => {
      const { deliver } = service.processor
      const [before, sent] = [await licenses(), deliver.log.length]
      deliver.as({ times: 20, together: true })
      const id = await service.buy()
      assert.ok(statuses(sent).length >= 100 && statuses(sent).every((status) => status === 200))
      assert.equal(await licenses(), before + 1)
      deliver.as({})
      assert.equal((await service.confirm(id)).status, 200)
      const [row, known, asked] = [await service.row(id), await handled(), service.processor.seen.length]
      await deliver.again()
      assert.deepEqual([await service.row(id), await handled()], [row, known])
      assert.equal(service.processor.seen.length, asked, 'who was told before asks nothing')
    })

    for (const order of ['reversed', 'shuffled'] as const)
      it(`with the same outcome where all of a life comes ${order}`, async () => {
        const { deliver, subscriptions, stripe, refunds } = service.processor
        deliver.as({ hold: true, order })
        const [kept, refunded, ended] = [await service.buy('base'), await service.buy(), await service.buy()]
        const of = async (id: string) => (await stripe.checkout.sessions.retrieve(id)).subscription as string
        await subscriptions.renew(await of(kept))
        const { data } = await stripe.invoices.list({ subscription: await of(refunded), expand: ['data.payments'] })
        await refunds.make(data[0]!.payments!.data[0]!.payment.payment_intent as string)
        await subscriptions.cancel(await of(ended), 'now')
        await deliver.release()
        const { current_period_end } = await service.row(kept)
        const months = Date.parse(current_period_end) - Date.parse(service.clock.now())
        assert.ok(months > 55 * 86_400_000, current_period_end)
        const found = await Promise.all([kept, refunded, ended].map(async (id) => (await service.row(id)).status))
        assert.deepEqual(found, ['active', 'canceled', 'canceled'])
        assert.deepEqual([(await service.confirm(kept)).status, (await service.confirm(refunded)).status], [200, 404])
      })

    it('but not what is of the other mode, and nothing of what others sell', async () => {
      const { deliver, sessions, stripe } = service.processor
      const [before, known, sent] = [await licenses(), await handled(), deliver.log.length]
      deliver.as({ livemode: true })
      await service.buy()
      assert.deepEqual([await licenses(), await handled()], [before, known])
      deliver.as({})
      await sessions.foreign()
      await stripe.customers.create({ name: 'Somebody' })
      await service.processor.idle()
      assert.equal(await licenses(), before)
      assert.ok(statuses(sent).every((status) => status === 200))
      assert.ok((await handled()) > known)
    })

    it('again, where the processor could not be asked what is true', async () => {
      const { deliver, faults } = service.processor
      const { key, subscription } = await sell()
      const sent = deliver.log.length
      faults.push({ on: '/v1/subscriptions/', status: 500, retry: false, times: 1 })
      await service.processor.subscriptions.cancel(subscription, 'now')
      assert.deepEqual(statuses(sent), [502])
      assert.equal(await standing(key), 'active')
      service.clock.advance({ minutes: 6 })
      await service.processor.catchUp()
      assert.deepEqual(statuses(sent), [502, 200])
      assert.equal(await standing(key), 'canceled')
    })

    it('though it never came: the processor is asked once the period is over', async () => {
      const { deliver, seen } = service.processor
      const [renewed, ended] = [await sell(), await sell()]
      deliver.as({ drop: true })
      await service.processor.subscriptions.cancel(ended.subscription)
      service.clock.advance({ days: 31, hours: 1 })
      await service.processor.catchUp()
      const [replica] = service.replicas
      const asked = seen.length
      await replica!.runJobs()
      assert.equal(seen.length, asked, 'its messages may still be under way')
      service.clock.advance({ hours: 1, minutes: 1 })
      await replica!.runJobs()
      assert.deepEqual([await standing(renewed.key), await standing(ended.key)], ['active', 'canceled'])
      assert.ok((await service.verify(renewed.key)).body.current_period_end > service.clock.now())
    })

    it('not asked for more often than every six hours, nor kept from others by what the processor lost', async () => {
      const { deliver, seen, books } = service.processor
      const [lost, late] = [await sell(), await sell()]
      deliver.as({ drop: true })
      books.remove('subscription', lost.subscription)
      service.processor.faults.push({ on: `/v1/subscriptions/${late.subscription}`, status: 500, retry: false })
      service.clock.advance({ days: 40 })
      const [replica] = service.replicas
      const askedFor = (subscription: string) =>
        seen.filter((request) => request === `GET /v1/subscriptions/${subscription}`).length
      const before = askedFor(lost.subscription)
      await assert.rejects(replica!.runJobs())
      service.processor.faults.length = 0
      for (let looks = 0; looks < 3; looks += 1) {
        service.clock.advance({ minutes: 15 })
        await replica!.runJobs()
      }
      assert.equal(askedFor(lost.subscription), before + 1)
      service.clock.advance({ hours: 6 })
      await replica!.runJobs()
      assert.equal(askedFor(lost.subscription), before + 2)
      assert.equal(await standing(lost.key), 'active')
    })

    it('and of two looks at one subscription the later one stays, whichever is kept last', async () => {
      const { subscriptions } = service.processor
      const { key, subscription } = await sell()
      betweenLookAndKeep = async () => {
        service.clock.advance({ seconds: 1 })
        await subscriptions.cancel(subscription, 'now')
      }
      const message = messageOf(service, 'customer.subscription.updated', subscription)
      const { status } = await tell(service, message.replace(/"evt_\w+"/, '"evt_of_before"'))
      assert.deepEqual([status, betweenLookAndKeep], [200, undefined])
      assert.equal(await standing(key), 'canceled')
    })

    it('and is forgotten once it comes no more', async () => {
      await sell()
      const [replica] = service.replicas
      service.clock.advance({ days: 44 })
      await replica!.runJobs()
      assert.notEqual(await handled(), 0)
      service.clock.advance({ days: 2 })
      await replica!.runJobs()
      assert.equal(await handled(), 0)
    })
  })
