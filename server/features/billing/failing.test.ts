import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registerBuyer, reply, sellMonthly, startOnlineStudio, subscribe } from '../../test/build/online.ts'
import { makeManager } from '../../test/build/staff.ts'

const DAY = { days: 1 }

test('what fails online waits on Today until it is paid, the longest failing first', async () => {
  const { studio, processor, settle, stop } = await startOnlineStudio()
  try {
    const failing = async () => (await reply(studio, 'GET /api/v1/today')).failed_payments
    const [zoe, ana] = [await registerBuyer(studio, { full_name: 'Zoe' }), await registerBuyer(studio)]
    await subscribe(studio, zoe)
    const yearly = await sellMonthly(studio, { name: 'Yearly', billing_interval: 'yearly', price: 950 })
    const begun = await ana.begin(yearly.id)
    await processor.sessions.complete(begun)
    await settle()
    assert.deepEqual(await failing(), { total: 0, items: [] })

    const fail = async (client: { id: number }) => {
      const { processor_id } = studio.database
        .prepare<[number], { processor_id: string }>('SELECT processor_id FROM subscriptions WHERE client_id = ?')
        .get(client.id)!
      await processor.subscriptions.renew(processor_id, 'declines')
      await settle()
      return processor_id
    }
    const first = await fail(zoe)
    await studio.advance(DAY)
    await fail(ana)
    const { total, items } = await failing()
    assert.equal(total, 2)
    assert.deepEqual(
      items.map(({ client_id, type_name, amount, currency }: Record<string, unknown>) => [
        client_id,
        type_name,
        amount,
        currency,
      ]),
      [
        [zoe.id, 'Monthly', 95, 'EUR'],
        [ana.id, 'Yearly', 950, 'EUR'],
      ],
    )
    const [subscription] = [await reply(studio, `GET /api/billing/members/${zoe.id}/subscription`)]
    assert.equal(items[0].since, subscription.past_due_since)
    assert.equal(items[0].pay_url, subscription.pay_url)
    assert.match(items[0].pay_url, /^http/)

    const blind = await makeManager(studio, ['clients.view'])
    const { body } = await studio.send('GET /api/v1/today', { token: blind.token })
    assert.equal(body.failed_payments, null)

    await processor.subscriptions.replaceCard(first, 'pays')
    await processor.subscriptions.retry(first)
    await settle()
    assert.deepEqual(
      (await failing()).items.map(({ client_id }: { client_id: number }) => client_id),
      [ana.id],
    )
    await reply(studio, `POST /api/billing/members/${ana.id}/subscription/cancel/override`)
    assert.equal((await failing()).total, 0)
  } finally {
    await stop()
  }
})
