import assert from 'node:assert/strict'
import { it } from 'node:test'
import { enrollmentsOf, makeAutomation } from '../test/build/automations.ts'
import {
  back,
  registerBuyer,
  sellOnline,
  startOnlineStudio,
  subscribe,
  type Buyer,
  type OnlineStudio,
} from '../test/build/online.ts'
import { eventsThat } from '../test/build/tags.ts'
import type { TriggerEvent } from './payloads.ts'

const subscriptionOf = ({ studio }: OnlineStudio, { id }: Buyer) =>
  studio.database
    .prepare<[number], { processor_id: string }>('SELECT processor_id FROM subscriptions WHERE client_id = ?')
    .get(id)!.processor_id

async function fail(online: OnlineStudio): Promise<string> {
  const id = subscriptionOf(online, await subscribe(online.studio, await registerBuyer(online.studio)))
  await online.processor.subscriptions.renew(id, 'declines')
  await online.settle()
  return id
}

/** The cause of each event of online payments. */
const scenes: Partial<Record<TriggerEvent, (online: OnlineStudio) => Promise<unknown>>> = {
  'payment.failed': fail,
  'payment.recovered': async (online) => {
    const id = await fail(online)
    await online.processor.subscriptions.replaceCard(id, 'pays')
    await online.processor.subscriptions.retry(id)
    await online.settle()
  },
  'checkout.abandoned': async (online) => {
    const buyer = await registerBuyer(online.studio)
    await buyer.begin((await sellOnline(online.studio)).id)
    await online.studio.advance({ days: 2 })
    await online.settle()
  },
  'gift_card.purchased': async ({ studio, processor, settle }) => {
    const buyer = await registerBuyer(studio)
    const { body } = await buyer.ask('POST /api/v1/gift-cards/checkout-session', { amount: 30, ...back })
    await processor.sessions.complete(body.session_id)
    await settle()
  },
}

for (const [event, play] of Object.entries(scenes)) {
  it(`${event} is emitted once, and brings the client into its automations`, async () => {
    const online = await startOnlineStudio()
    try {
      const automation = await makeAutomation(online.studio, {
        trigger_event: event,
        steps: [{ type: 'wait', days: 90 }],
      })
      await play(online)
      assert.equal(await eventsThat(online.studio, event), 1)
      await online.studio.advance({ seconds: 1 })
      assert.equal((await enrollmentsOf(online.studio, automation)).length, 1)
    } finally {
      await online.stop()
    }
  })
}
