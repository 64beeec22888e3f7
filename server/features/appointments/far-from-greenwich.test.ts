import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { makeAppointment, makeService, setWindows } from '../../test/build/appointments.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio } from '../../test/studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

const MONDAY = '2026-03-09'
/** Zones with a time of that Monday that is another day in UTC, and a time at which its hours are half over. */
const zones: [zone: string, time: string, utc: string, from: string, to: string, halfOver: string][] = [
  ['America/Los_Angeles', '18:00', '2026-03-10T01:00:00.000Z', '17:00', '21:00', '2026-03-10T01:50:00.000Z'],
  ['Pacific/Auckland', '07:00', '2026-03-08T18:00:00.000Z', '06:00', '10:00', '2026-03-08T18:50:00.000Z'],
]

describe('appointments are of the studio’s days', () => {
  for (const [timezone, time, utc, start_time, end_time, halfOver] of zones)
    it(`at ${time} in ${timezone}, where it is another day in Greenwich`, async (test) => {
      const studio = await startStudio({ timezone })
      test.after(() => studio.stop())
      const { id: service_id } = await makeService(studio)
      const { id: instructor_id } = await makeInstructor(studio)
      await setWindows(studio, instructor_id, [{ weekday: 1, start_time, end_time }])
      const slots = async (date: string): Promise<string[]> => {
        const query = `service_id=${service_id}&instructor_id=${instructor_id}&date=${date}`
        const { body } = await studio.asOwner(`GET /api/v1/appointments/available-slots?${query}`)
        return body.map(({ starts_at }: Shown) => starts_at)
      }
      const listed = async (day: string): Promise<number[]> => {
        const { body } = await studio.asOwner(`GET /api/v1/appointments?start_date=${day}&end_date=${day}`)
        return body.map(({ id }: Shown) => id)
      }
      const [before, after] = ['2026-03-08', '2026-03-10']
      assert.ok((await slots(MONDAY)).includes(utc))
      assert.deepEqual([await slots(before), await slots(after)], [[], []])
      const { id, starts_at } = await makeAppointment(studio, {
        service_id,
        instructor_id,
        starts_at: `${MONDAY}T${time}`,
      })
      assert.equal(starts_at, utc)
      assert.deepEqual([await listed(before), await listed(MONDAY), await listed(after)], [[], [id], []])
      const close = async (day: string) =>
        (await studio.asOwner('POST /api/v1/closures', { starts_on: day, ends_on: day, reason: 'Water' })).body
      assert.deepEqual([(await close(before)).appointments, (await close(after)).appointments], [0, 0])

      await studio.advance({ minutes: (Date.parse(halfOver) - Date.parse(studio.clock.now())) / 60_000 })
      const open = await slots(MONDAY)
      assert.ok(open.length > 0 && open.every((slot) => slot > halfOver), open.join())
    })

  it('and a closure of that day calls them off', async (test) => {
    for (const [timezone, time, , start_time, end_time] of zones) {
      const studio = await startStudio({ timezone })
      test.after(() => studio.stop())
      const { id: instructor_id } = await makeInstructor(studio)
      await setWindows(studio, instructor_id, [{ weekday: 1, start_time, end_time }])
      const { id } = await makeAppointment(studio, { instructor_id, starts_at: `${MONDAY}T${time}` })
      const closed = { starts_on: MONDAY, ends_on: MONDAY, reason: 'Water' }
      assert.equal((await studio.asOwner('POST /api/v1/closures', closed)).body.appointments, 1, timezone)
      assert.equal((await studio.asOwner(`GET /api/v1/appointments/${id}`)).body.status, 'cancelled')
    }
  })
})
