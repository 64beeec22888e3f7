import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerMember } from '../../test/build/bookings.ts'
import { makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

interface Fill {
  id: number
  state: string
  booked: number
  came: number
}

describe('how full classes are', () => {
  let studio: TestStudio
  // The Saturday before the clock moves forward in Madrid.
  before(async () => {
    studio = await startStudio({ now: '2026-03-28T08:00:00.000Z' })
  })
  after(() => studio.stop())

  const fill = async (query: string): Promise<Fill[]> => (await studio.asOwner(`GET /api/v1/class-fill?${query}`)).body
  const few = ({ id, state, booked, came }: Fill) => ({ id, state, booked, came })

  it('says of each class of the days asked for who is booked and who came, cancelled ones too', async () => {
    const [night, noon, last, after] = [
      await makeClass(studio, { starts_at: '2026-03-29T00:00' }),
      await makeClass(studio, { starts_at: '2026-03-29T12:00' }),
      await makeClass(studio, { starts_at: '2026-03-29T23:45' }),
      await makeClass(studio, { starts_at: '2026-03-30T00:00' }),
    ]
    const [ada, ben, cid] = [await registerMember(studio), await registerMember(studio), await registerMember(studio)]
    const bookings = []
    for (const client of [ada, ben, cid]) bookings.push(await book(studio, noon, client))
    await studio.asOwner(`DELETE /api/v1/bookings/${bookings[2]!.id}`)
    await studio.asOwner(`POST /api/v1/scheduled-classes/${last.id}/cancel`)
    await studio.advance({ days: 1, hours: 5 })
    await studio.asOwner(`POST /api/v1/bookings/${bookings[0]!.id}/check-in`)
    await studio.asOwner(`POST /api/v1/bookings/${bookings[1]!.id}/no-show`)
    const day = 'start_date=2026-03-29&end_date=2026-03-29'
    assert.deepEqual((await fill(day)).map(few), [
      { id: night.id, state: 'finished', booked: 0, came: 0 },
      { id: noon.id, state: 'finished', booked: 2, came: 1 },
      { id: last.id, state: 'cancelled', booked: 0, came: 0 },
    ])
    assert.deepEqual((await fill('start_date=2026-03-30&end_date=2026-03-30')).map(few), [
      { id: after.id, state: 'scheduled', booked: 0, came: 0 },
    ])
  })

  it('leaves what the filters leave', async () => {
    const teacher = await makeInstructor(studio)
    const yin = await makeTemplate(studio, { name: 'Yin', color: '#aa5500' })
    const cls = await makeClass(studio, {
      starts_at: '2026-04-02T10:00',
      template_id: yin.id,
      instructor_id: teacher.id,
      capacity: 7,
    })
    await makeClass(studio, { starts_at: '2026-04-02T10:00' })
    const days = 'start_date=2026-04-02&end_date=2026-04-02'
    for (const filter of [`instructor_id=${teacher.id}`, `template_id=${yin.id}`])
      assert.deepEqual(await fill(`${days}&${filter}`), [
        {
          id: cls.id,
          template_id: yin.id,
          name: 'Yin',
          color: '#aa5500',
          photo_url: null,
          starts_at: cls.starts_at,
          ends_at: cls.ends_at,
          instructor_name: teacher.full_name,
          state: 'scheduled',
          capacity: 7,
          booked: 0,
          held: 0,
          waiting: 0,
          came: 0,
        },
      ])
    assert.equal((await fill(days)).length, 2)
  })
})
