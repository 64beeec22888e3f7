import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerMember } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeWaiver, signWaiver } from '../../test/build/waivers.ts'
import { startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

const codes = ({ body }: Reply) => body.reasons.map((reason: { code: string }) => reason.code)

describe('a waiver required before booking', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('is asked for at its current version, while it is active and required', async () => {
    const client = await registerMember(studio)
    let day = 6
    const book = async () => {
      const cls = await makeClass(studio, { starts_at: `2026-03-${String((day += 1)).padStart(2, '0')}T09:00` })
      return client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
    }
    const waiver = await makeWaiver(studio)
    const change = (changes: object) => studio.asOwner(`PUT /api/v1/waivers/${waiver.id}`, changes)
    assert.equal((await book()).status, 201)
    await change({ requires_before_booking: true })
    const refused = await book()
    assert.deepEqual([refused.status, refused.body.code, codes(refused)], [409, 'WAIVER_UNSIGNED', ['WAIVER_UNSIGNED']])
    await signWaiver(waiver, client)
    assert.equal((await book()).status, 201)
    await change({ title: 'Another title' })
    assert.equal((await book()).status, 201)
    await change({ body: 'Other words' })
    assert.deepEqual(codes(await book()), ['WAIVER_UNSIGNED'])
    await signWaiver(waiver, client)
    assert.equal((await book()).status, 201)
    await change({ body: 'A third text' })
    await studio.asOwner(`DELETE /api/v1/waivers/${waiver.id}`)
    assert.equal((await book()).status, 201)
    await change({ is_active: true })
    assert.deepEqual(codes(await book()), ['WAIVER_UNSIGNED'])
  })

  it('stands in the way of staff as well, unless they override it', async () => {
    const client = await registerMember(studio)
    const cls = await makeClass(studio, { starts_at: '2026-03-07T12:00' })
    await makeWaiver(studio, { requires_before_booking: true })
    const wish = { scheduled_class_id: cls.id, client_id: client.id }
    assert.ok(codes(await studio.asOwner('POST /api/v1/bookings', wish)).includes('WAIVER_UNSIGNED'))
    assert.equal((await studio.asOwner('POST /api/v1/bookings', { ...wish, force: true })).status, 201)
  })
})
