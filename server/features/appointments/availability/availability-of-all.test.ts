import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeInstructor } from '../../../test/build/staff.ts'
import { startStudio } from '../../../test/studio.ts'

test('availability of all is that of each instructor who is active, with the time off that is not over', async () => {
  const studio = await startStudio()
  try {
    const [ada, ben, gone] = [await makeInstructor(studio), await makeInstructor(studio), await makeInstructor(studio)]
    const windows = [
      { weekday: 3, start_time: '15:00', end_time: '18:00' },
      { weekday: 1, start_time: '09:00', end_time: '12:00' },
    ]
    for (const { id } of [ada, gone]) await studio.asOwner(`PUT /api/v1/instructors/${id}/availability`, { windows })
    await studio.asOwner(`DELETE /api/v1/instructors/${gone.id}`)
    const away = { starts_at: '2026-03-09T00:00', ends_at: '2026-03-11T00:00', reason: 'Holidays' }
    await studio.asOwner(`POST /api/v1/instructors/${ben.id}/time-off`, away)
    const list = async (query = '') => (await studio.asOwner(`GET /api/v1/availability${query}`)).body
    const own = (await studio.asOwner(`GET /api/v1/instructors/${ada.id}/availability`)).body
    const span = { starts_at: '2026-03-08T23:00:00.000Z', ends_at: '2026-03-10T23:00:00.000Z' }
    const all = await list()
    assert.deepEqual(
      all.filter(({ instructor_id }: { instructor_id: number }) => [ada.id, ben.id, gone.id].includes(instructor_id)),
      [
        { instructor_id: ada.id, windows: own.windows, time_off: [] },
        { instructor_id: ben.id, windows: [], time_off: [span] },
      ],
    )
    const later = await list('?from=2026-03-11')
    assert.ok(later.every(({ time_off }: { time_off: unknown[] }) => time_off.length === 0))
  } finally {
    await studio.stop()
  }
})
