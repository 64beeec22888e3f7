import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  assertSound,
  registerBuyer,
  reply,
  sellMonthly,
  sellOnline,
  startOnlineStudio,
  type Buyer,
  type OnlineStudio,
} from '../../test/build/online.ts'

// A record as the API shows it.
// oxlint-disable-next-line no-explicit-any
type Shown = any

describe('a type that is changed while somebody pays', () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  /** Begins to buy, changes the type, then pays; gives what the buyer has then. */
  const changedMeanwhile = async (buyer: Buyer, type: Shown, changes: object, more: object = {}): Promise<Shown> => {
    const session_id = await buyer.begin(type.id, more)
    await reply(online.studio, `PUT /api/v1/membership-types/${type.id}`, changes)
    await online.processor.sessions.complete(session_id)
    assert.equal(await buyer.statusOf(session_id), 'completed')
    return (await buyer.memberships())[0]
  }
  const days = ({ starts_at, expires_at }: Shown): number =>
    Math.round((Date.parse(expires_at) - Date.parse(starts_at)) / 86_400_000) + 1
  const paidBy = async ({ id }: Buyer): Promise<number> =>
    (await reply(online.studio, `GET /api/v1/payments?client_id=${id}`)).items[0].amount

  it('sells the credits, the days and the name that the page has shown', async () => {
    const { studio } = online
    const type = await sellOnline(studio, { price: 100, validity_days: 120 })
    const buyer = await registerBuyer(studio)
    const changes = {
      name: 'Five classes',
      credits_included: 5,
      validity_days: 30,
      price: 60,
      apply_to_existing: false,
    }
    const membership = await changedMeanwhile(buyer, type, changes)
    assert.deepEqual([membership.credits_remaining, days(membership), await paidBy(buyer)], [10, 120, 100])
    const [{ receipt_id }] = (await reply(studio, `GET /api/v1/payments?client_id=${buyer.id}`)).items
    assert.equal((await reply(studio, `GET /api/v1/receipts/${receipt_id}`)).lines[0].description, 'Ten classes')
  })

  it('sells the first period of a subscription, and its price from then on', async () => {
    const { studio } = online
    const [type, buyer] = [await sellMonthly(studio, { credits_per_interval: 8 }), await registerBuyer(studio)]
    const changes = { credits_per_interval: 4, price: 49, max_members: 2, apply_to_existing: false }
    const membership = await changedMeanwhile(buyer, type, changes)
    assert.deepEqual([membership.credits_remaining, await paidBy(buyer)], [8, 95])
    assert.equal((await buyer.ask(`GET /api/billing/members/${buyer.id}/subscription`)).body.price, 95)
    assert.equal((await reply(studio, `GET /api/v1/membership-types/${type.id}/holders`)).on_former_terms, 1)
  })

  it('sells it for as many people as it was for', async () => {
    const { studio } = online
    const type = await sellOnline(studio, { max_members: 2 })
    const [buyer, friend] = [await registerBuyer(studio), await registerBuyer(studio)]
    const membership = await changedMeanwhile(buyer, type, { max_members: 1, apply_to_existing: false })
    await reply(studio, `PUT /api/v1/memberships/${membership.id}/members`, { client_ids: [friend.id] })
  })

  it('begins with the first visit as it was sold, and ends when it was to end', async () => {
    const { studio } = online
    const type = await sellOnline(studio, { starts: 'first_visit', starts_within_days: 20, validity_days: 30 })
    const buyer = await registerBuyer(studio)
    const membership = await changedMeanwhile(buyer, type, { starts: 'purchase', apply_to_existing: false })
    assert.deepEqual([membership.is_waiting_for_first_visit, days(membership)], [true, 50])
  })

  it('sells an intro offer for its own days', async () => {
    const { studio } = online
    const intro = { is_intro_offer: true, intro_price: 20, intro_validity_days: 14 }
    const [type, buyer] = [await sellOnline(studio, intro), await registerBuyer(studio)]
    const changes = { is_intro_offer: false, intro_price: null, intro_validity_days: null }
    const membership = await changedMeanwhile(buyer, type, changes)
    assert.deepEqual([membership.is_intro_offer, days(membership), await paidBy(buyer)], [true, 14, 20])
  })
})
