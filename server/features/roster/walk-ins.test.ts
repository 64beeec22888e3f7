import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerClient, registerMember } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

describe('somebody who comes without a booking', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('is found by the instructor on the day, and added where their membership pays', async () => {
    const ines = await makeInstructor(studio, { full_name: 'Ines' })
    const cls = await makeClass(studio, { starts_at: '2026-03-05T10:00', instructor_id: ines.id })
    const booked = await registerMember(studio, { full_name: 'Ana Prats' })
    const member = await registerMember(studio, { full_name: 'Anaïs Roca', email: 'anais@mail.test' })
    const other = await registerClient(studio, { full_name: 'Anabel Pou', email: 'anabel@mail.test' })
    await book(studio, cls, booked)
    const as = await studio.login(ines.email)
    const search = (token: string, text = 'ana') =>
      studio.send(`GET /api/v1/scheduled-classes/${cls.id}/walk-ins?search=${text}`, { token })
    assert.deepEqual((await search(as)).body, [])
    studio.clock.set('2026-03-05T08:50:00.000Z')
    studio.owner = await studio.login(OWNER_EMAIL)
    const token = await studio.login(ines.email)
    assert.deepEqual((await search(token)).body, [
      { client_id: other.id, full_name: 'Anabel Pou', hint: 'a…@mail.test' },
      { client_id: member.id, full_name: 'Anaïs Roca', hint: 'a…@mail.test' },
    ])
    assert.equal((await search(token, 'a')).status, 422)
    const stranger = await studio.login((await makeInstructor(studio)).email)
    assert.equal((await search(stranger)).status, 404)

    const add = (client_id: number) =>
      studio.send('POST /api/v1/bookings', { token, body: { scheduled_class_id: cls.id, client_id, check_in: true } })
    const added = await add(member.id)
    assert.deepEqual([added.status, added.body.status, added.body.source], [201, 'checked_in', 'walk_in'])
    const refused = await add(other.id)
    assert.deepEqual([refused.status, refused.body.reasons?.[0]?.code ?? refused.body.code], [409, 'NO_ENTITLEMENT'])
    assert.deepEqual(
      (await search(token)).body.map(({ full_name }: { full_name: string }) => full_name),
      ['Anabel Pou'],
    )
  })
})
