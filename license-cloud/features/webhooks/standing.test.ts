import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startService, type TestService } from '../../test/service.ts'
import { stores } from '../../test/stores.ts'

for (const { name, skip, make } of stores)
  describe(`a license follows its subscription on ${name}`, { skip }, () => {
    let service: TestService
    before(async () => {
      service = await startService({ make })
    })
    after(() => service.stop())

    /** A license with its key, the subscription that pays for it, and the session it was bought in. */
    async function sell() {
      const session = await service.buy()
      const { license_key: key } = (await service.confirm(session)).body
      const { subscription_id } = await service.row(session)
      return { session, key, subscription: subscription_id! }
    }
    const standing = async (key: string) => (await service.verify(key)).body.status
    const paidUntil = async (key: string) => (await service.verify(key)).body.current_period_end
    /** Renews it as a month goes by. */
    async function renew(subscription: string, card?: 'pays' | 'declines') {
      const { books, subscriptions } = service.processor
      const [item] = books.get('subscription', subscription).items.data
      const until = new Date(item!.current_period_end * 1000).toISOString()
      if (until > service.clock.now()) service.clock.set(until)
      await subscriptions.renew(subscription, card)
    }
    const stripe = () => service.processor.stripe
    /** The payments of a subscription's invoices, the newest first. */
    async function payments(subscription: string): Promise<string[]> {
      const { data } = await stripe().invoices.list({ subscription, expand: ['data.payments'] })
      return data.map(({ payments: paid }) => paid!.data[0]!.payment.payment_intent as string)
    }

    it('renewed, it is paid a month further each time', async () => {
      const { key, subscription } = await sell()
      const ends = [await paidUntil(key)]
      for (let month = 0; month < 3; month += 1) {
        await renew(subscription)
        ends.push(await paidUntil(key))
      }
      const day = '04T11:00:00.000Z'
      assert.deepEqual(ends, [`2026-04-${day}`, `2026-05-${day}`, `2026-06-${day}`, `2026-07-${day}`])
      assert.equal(await standing(key), 'active')
    })

    const each = [['customer.subscription.updated', 'pays'], ['invoice.paid', 'pays'], ['invoice.payment_failed', 'declines']] as const // prettier-ignore
    for (const [type, card] of each)
      it(`renewed, it is found so by ${type} alone`, async () => {
        const { deliver } = service.processor
        const { key, subscription } = await sell()
        const before = await paidUntil(key)
        deliver.as({ drop: true })
        await renew(subscription, card)
        deliver.as({})
        assert.equal(await paidUntil(key), before)
        await deliver.again((event) => event.type === type)
        assert.ok((await paidUntil(key)) > before)
      })

    it('canceled, it is served to the end of the period, and then not', async () => {
      const { key, subscription } = await sell()
      await service.processor.subscriptions.cancel(subscription)
      assert.deepEqual([await standing(key), (await service.chat(key)).status], ['active', 200])
      await renew(subscription)
      assert.deepEqual([await standing(key), (await service.chat(key)).status], ['canceled', 401])
    })

    it('with a payment in arrears, it is served, until the processor gives up', async () => {
      const { key, subscription } = await sell()
      await renew(subscription, 'declines')
      assert.equal(service.processor.books.get('subscription', subscription).status, 'past_due')
      assert.deepEqual([await standing(key), (await service.chat(key)).status], ['active', 200])
      for (let tried = 0; tried < 3; tried += 1) await service.processor.subscriptions.retry(subscription)
      assert.equal(service.processor.books.get('subscription', subscription).status, 'canceled')
      assert.deepEqual([await standing(key), (await service.chat(key)).status], ['canceled', 401])
    })

    it('paid after all, it stays', async () => {
      const { key, subscription } = await sell()
      await renew(subscription, 'declines')
      await service.processor.subscriptions.replaceCard(subscription)
      await service.processor.subscriptions.retry(subscription)
      assert.deepEqual([await standing(key), (await service.chat(key)).status], ['active', 200])
    })

    it('with its money given back in full, it ends; in part, it stays', async () => {
      const { key, subscription } = await sell()
      const [paid] = await payments(subscription)
      await service.processor.refunds.make(paid!, { amount: 4800 })
      assert.equal(await standing(key), 'active')
      await service.processor.refunds.make(paid!, { amount: 100 })
      assert.deepEqual([await standing(key), (await service.chat(key)).status], ['canceled', 401])
    })

    it('with the money of an older invoice given back, it stays; also where that of the last one was before', async () => {
      const { key, subscription } = await sell()
      await renew(subscription)
      const [last, older] = await payments(subscription)
      await service.processor.refunds.make(older!)
      assert.equal(await standing(key), 'active')
      const other = await sell()
      await renew(other.subscription)
      const [lastOfOther, olderOfOther] = await payments(other.subscription)
      await service.processor.refunds.make(lastOfOther!)
      assert.equal(await standing(other.key), 'canceled')
      await service.processor.refunds.make(olderOfOther!)
      assert.equal(await standing(other.key), 'canceled')
      assert.notEqual(last, lastOfOther)
    })

    it('paid again after its money was given back, it is served again', async () => {
      const { key, subscription } = await sell()
      const [paid] = await payments(subscription)
      await service.processor.refunds.make(paid!)
      assert.equal(await standing(key), 'canceled')
      await renew(subscription)
      assert.equal(await standing(key), 'active')
    })

    it('with a refund that did not reach the card, it is served again', async () => {
      const { key, subscription } = await sell()
      const [paid] = await payments(subscription)
      const { id } = await service.processor.refunds.make(paid!)
      assert.equal(await standing(key), 'canceled')
      await service.processor.refunds.fail(id)
      assert.equal(await standing(key), 'active')
    })

    it('disputed, it ends; won, it is served again; lost, it is not', async () => {
      const { disputes } = service.processor
      for (const decided of ['win', 'lose'] as const) {
        const { key, subscription } = await sell()
        const [paid] = await payments(subscription)
        const { id } = await disputes.open(paid!)
        assert.deepEqual([await standing(key), (await service.chat(key)).status], ['canceled', 401])
        await disputes[decided](id)
        assert.equal(await standing(key), decided === 'win' ? 'active' : 'canceled', decided)
      }
    })

    it('asked about by a bank, it is served; taken back after that, it is not', async () => {
      const { disputes } = service.processor
      const { key, subscription } = await sell()
      const [paid] = await payments(subscription)
      const { id } = await disputes.inquire(paid!)
      assert.equal(await standing(key), 'active')
      await disputes.escalate(id)
      assert.equal(await standing(key), 'canceled')
      await disputes.win(id)
      assert.equal(await standing(key), 'active')
    })

    it('with a dispute of an older invoice won, what was given back of the last one still counts', async () => {
      const { key, subscription } = await sell()
      await renew(subscription)
      const [last, older] = await payments(subscription)
      const { id } = await service.processor.disputes.open(older!)
      assert.equal(await standing(key), 'active')
      await service.processor.refunds.make(last!)
      await service.processor.disputes.win(id)
      assert.equal(await standing(key), 'canceled')
    })

    it('and no other’s', async () => {
      const [one, two] = [await sell(), await sell()]
      await service.processor.subscriptions.cancel(one.subscription, 'now')
      assert.deepEqual([await standing(one.key), await standing(two.key)], ['canceled', 'active'])
    })
  })
