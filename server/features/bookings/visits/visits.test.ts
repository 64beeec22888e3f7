import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerClient } from '../../../test/build/bookings.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../../test/studio.ts'

describe('a client’s visits', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('are counted where they came, with the milestones reached and the weeks in a row', async () => {
    const client = await registerClient(studio)
    const own = async () => (await client.ask('GET /api/v1/clients/me/visits')).body
    const none = { visits: 0, first_visit_on: null, reached: [], weeks_in_a_row: 0 }
    assert.deepEqual(await own(), { ...none, next: { count: 1, missing: 1 } })
    const days = ['05', '06', '09', '10', '11', '12']
    const bookings = []
    for (const day of days) {
      const cls = await makeClass(studio, { starts_at: `2026-03-${day}T23:30` })
      bookings.push(await book(studio, cls, client, { force: true }))
    }
    for (const [at, { id }] of bookings.slice(0, 5).entries()) {
      studio.clock.set(`2026-03-${days[at]}T22:30:00.000Z`)
      studio.owner = await studio.login(OWNER_EMAIL)
      assert.equal((await studio.asOwner(`POST /api/v1/bookings/${id}/check-in`)).status, 200)
    }
    assert.deepEqual(await own(), {
      visits: 5,
      first_visit_on: '2026-03-05',
      reached: [
        { count: 5, reached_on: '2026-03-11' },
        { count: 1, reached_on: '2026-03-05' },
      ],
      next: { count: 10, missing: 5 },
      weeks_in_a_row: 2,
    })
  })
})
