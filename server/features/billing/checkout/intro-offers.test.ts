import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { lettersTo } from '../../../test/build/bookings.ts'
import { sellClass } from '../../../test/build/class-sales.ts'
import {
  assertSound,
  registerBuyer,
  reply,
  sellMonthly,
  sellOnline,
  startOnlineStudio,
  type Buyer,
  type OnlineStudio,
} from '../../../test/build/online.ts'

const INTRO = { is_intro_offer: true, intro_price: 20, intro_validity_days: 14 }

describe('an intro offer whose page is open', () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  const sellAtDesk = ({ id: client_id }: Buyer, { id: membership_type_id }: { id: number }) =>
    reply(online.studio, 'POST /api/v1/memberships', {
      client_id,
      membership_type_id,
      starts_at: online.studio.clock.now().slice(0, 10),
      payment_method: 'cash',
    })
  const sessionOf = (id: string) => online.processor.stripe.checkout.sessions.retrieve(id)
  const names = async (buyer: Buyer) => (await buyer.memberships()).map(({ type_name }) => type_name)

  it('is closed once the client is sold one at the desk', async () => {
    const { studio } = online
    const [type, other] = [await sellOnline(studio, INTRO), await sellOnline(studio, { ...INTRO, name: 'First week' })]
    const [buyer, bystander] = [await registerBuyer(studio), await registerBuyer(studio)]
    const [session_id, theirs] = [await buyer.begin(type.id), await bystander.begin(type.id)]
    await sellAtDesk(buyer, other)
    await studio.running.runJobs()
    assert.equal((await sessionOf(session_id)).status, 'expired')
    assert.equal(await buyer.statusOf(session_id), 'expired')
    assert.equal((await sessionOf(theirs)).status, 'open')
    assert.deepEqual(await names(buyer), ['First week'])
  })

  it('is closed once it is sold at the till', async () => {
    const { studio } = online
    const [type, buyer] = [await sellOnline(studio, INTRO), await registerBuyer(studio)]
    const session_id = await buyer.begin(type.id)
    const items = [{ kind: 'membership_type', membership_type_id: type.id }]
    await reply(studio, 'POST /api/v1/till', { client_id: buyer.id, items, payments: [{ method: 'cash', amount: 20 }] })
    await studio.running.runJobs()
    assert.equal((await sessionOf(session_id)).status, 'expired')
  })

  for (const [what, sell] of [
    ['a pack', () => sellOnline(online.studio, INTRO)],
    ['a subscription', () => sellMonthly(online.studio, { ...INTRO, intro_validity_days: null })],
  ] as const) {
    it(`gives back what is paid all the same for ${what}, and says so`, async () => {
      const { studio, processor } = online
      const [type, buyer] = [await sell(), await registerBuyer(studio)]
      const cls = await sellClass(studio, { price: null })
      const session_id = await buyer.begin(type.id, { scheduled_class_id: cls.id })
      await sellAtDesk(buyer, await sellOnline(studio, { ...INTRO, name: 'First week' }))
      await processor.sessions.complete(session_id)
      assert.equal(await buyer.statusOf(session_id), 'refunded')
      assert.deepEqual(await names(buyer), ['First week'])
      assert.equal((await reply(studio, `GET /api/v1/scheduled-classes/${cls.id}/roster`)).held, 0)
      const letters = await lettersTo(studio, buyer)
      assert.equal(letters.filter((kind) => kind === 'intro_returned').length, 1)
      await studio.running.runJobs()
      assert.equal(await buyer.statusOf(session_id), 'refunded')
    })
  }

  it('leaves other pages open', async () => {
    const { studio, processor } = online
    const [pack, buyer] = [await sellOnline(studio), await registerBuyer(studio)]
    const session_id = await buyer.begin(pack.id)
    await sellAtDesk(buyer, await sellOnline(studio, { ...INTRO, name: 'First week' }))
    await studio.running.runJobs()
    await processor.sessions.complete(session_id)
    assert.equal(await buyer.statusOf(session_id), 'completed')
  })
})
