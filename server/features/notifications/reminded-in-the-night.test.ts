import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeAppointment } from '../../test/build/appointments.ts'
import { book, setRules } from '../../test/build/bookings.ts'
import { reachableClient } from '../../test/build/notifications.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startPushService } from '../../test/push-service.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

describe('a reminder that waits for the morning', () => {
  let studio: TestStudio
  let service: Awaited<ReturnType<typeof startPushService>>
  before(async () => {
    service = await startPushService(() => studio.clock.now())
    studio = await startStudio({ outbound: service.outbound, now: '2026-03-04T09:00:00.000Z' })
    await setRules(studio, { reminder_hours_before: 12 })
  })
  after(async () => {
    await studio.stop()
    service.close()
  })

  const goTo = async (instant: string) => {
    studio.clock.set(instant)
    await studio.running.runJobs()
    studio.owner = await studio.login(OWNER_EMAIL)
  }
  const done = async (operation: string, body?: object) => {
    const { status } = await studio.asOwner(operation, body)
    assert.ok(status < 300, `${operation}: ${status}`)
  }

  it('is not pushed to who has cancelled in the night, nor with a time that has changed', async () => {
    const people: Awaited<ReturnType<typeof reachableClient>>[] = []
    for (let n = 0; n < 5; n += 1) people.push(await reachableClient(studio, service))
    const [stays, cancels, moved, visits, calls] = people.map(({ client }) => client)
    // Reminded of at half past ten in the evening, Madrid's time.
    const starts_at = '2026-03-05T09:30:00.000Z'
    const [cls, other] = [await makeClass(studio, { starts_at }), await makeClass(studio, { starts_at })]
    await book(studio, cls, stays!, { force: true })
    const cancelled = await book(studio, cls, cancels!, { force: true })
    await book(studio, other, moved!, { force: true })
    await makeAppointment(studio, { client_id: visits!.id, starts_at })
    const called = await makeAppointment(studio, { client_id: calls!.id, starts_at })
    await goTo('2026-03-04T21:35:00.000Z')
    await done(`DELETE /api/v1/bookings/${cancelled.id}`)
    await done(`PUT /api/v1/scheduled-classes/${other.id}`, { starts_at: '2026-03-06T15:00:00.000Z' })
    await done(`PATCH /api/v1/appointments/${called.id}/cancel`)
    await goTo('2026-03-05T05:59:00.000Z')
    const reminders = () =>
      people.map(({ device }) => device.received.filter(({ title }) => title.startsWith('Reminder')).length)
    assert.deepEqual(reminders(), [0, 0, 0, 0, 0])
    await goTo('2026-03-05T06:01:00.000Z')
    assert.deepEqual(reminders(), [1, 0, 0, 1, 0])
  })
})
