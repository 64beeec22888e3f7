import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('churn', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ timezone: 'America/Los_Angeles' })
    const type = { type: 'subscription', billing_interval: 'monthly', unlimited: true, price: 60 }
    const { id: membership_type_id } = await makeMembershipType(studio, type)
    const sold = (more: object = {}) => sellMembership(studio, { membership_type_id, payment_method: 'cash', ...more })
    const [first, second] = [await sold(), await sold()]
    await sold({ expires_at: '2027-06-30' })
    await goTo('2026-03-10T12:00:00Z')
    const brief = await sold()
    // An evening in March there, April in UTC.
    await goTo('2026-04-01T04:00:00Z')
    await cancel(brief)
    await cancel(first)
    await goTo('2026-04-20T12:00:00Z')
    await cancel(second)
  })
  after(() => studio.stop())

  const goTo = (at: string) => studio.advance({ milliseconds: Date.parse(at) - Date.parse(studio.clock.now()) })
  const cancel = async ({ id }: { id: number }) => {
    assert.equal((await studio.asOwner(`DELETE /api/v1/memberships/${id}`)).status, 200)
  }
  const subscriptions = async (from: string, to: string) =>
    (await studio.asOwner(`GET /api/v1/reports/memberships?start_date=${from}&end_date=${to}`)).body.subscriptions

  it('is of those that were there before, whatever began and ended in between', async () => {
    const march = await subscriptions('2026-03-05', '2026-03-31')
    assert.deepEqual([march.at_start, march.begun, march.ended, march.at_end], [3, 1, 2, 2])
    assert.equal(march.churn, 0.3333)
    assert.equal((await subscriptions('2026-04-01', '2026-04-30')).churn, 0.5)
    assert.equal((await subscriptions('2026-03-05', '2026-04-30')).churn, 0.6667)
    assert.equal((await subscriptions('2020-01-01', '2026-04-30')).churn, null)
  })

  it('of days to come is none, and what is in force then is what is now', async () => {
    const { at_start, begun, ended, at_end, churn, recurring, recurring_at_start } = await subscriptions(
      '2030-01-01',
      '2030-12-31',
    )
    assert.deepEqual([at_start, begun, ended, at_end, churn], [1, 0, 0, 1, 0])
    assert.deepEqual([recurring, recurring_at_start], [60, 60])
  })
})
