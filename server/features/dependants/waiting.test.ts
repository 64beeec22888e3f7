import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeFullClass, registerClient, registerMember, setRules, type TestClient } from '../../test/build/bookings.ts'
import { makeMemberDependant } from '../../test/build/dependants.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('waiting for a dependant', () => {
  let studio: TestStudio
  let gina: TestClient
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { waitlist_confirm_minutes: 60 })
    gina = await registerClient(studio)
  })
  after(() => studio.stop())

  const ask = (dependant: { id: number }, operation: string, body?: unknown) => {
    const [method, path] = operation.split(' ')
    return gina.ask(`${method} /api/v1/clients/me/dependants/${dependant.id}${path}`, body)
  }

  it('waits, declines, and takes a place that is offered, giving another up', async () => {
    const { cls, holder, booking } = await makeFullClass(studio, { starts_at: '2026-04-15T18:00' })
    const [first, second] = [await makeMemberDependant(studio, gina), await makeMemberDependant(studio, gina)]
    const wish = { scheduled_class_id: cls.id }
    const entries = []
    for (const child of [first, second]) entries.push((await ask(child, 'POST /bookings/waitlist', wish)).body)
    assert.deepEqual(
      entries.map(({ client_id, position }) => [client_id, position]),
      [
        [first.id, 1],
        [second.id, 2],
      ],
    )
    assert.equal((await ask(first, 'POST /bookings/waitlist', wish)).body.code, 'ALREADY_WAITING')
    const confirm = (child: { id: number }, entry: { id: number }, body?: object) =>
      ask(child, `POST /bookings/waitlist/${entry.id}/confirm`, body)
    assert.equal((await confirm(first, entries[0])).body.code, 'WAITLIST_NOT_OFFERED')

    await holder.ask(`DELETE /api/v1/bookings/${booking.id}`)
    const declined = await ask(first, `DELETE /bookings/waitlist/${entries[0].id}`)
    assert.deepEqual([declined.status, declined.body.status], [200, 'declined'])
    const [offered] = (await ask(second, `GET /bookings/waitlist?class_id=${cls.id}`)).body
    assert.deepEqual([offered.id, offered.status], [entries[1].id, 'offered'])

    const other = await makeClass(studio, { starts_at: '2026-04-15T18:30' })
    const mine = await registerMember(studio)
    const { body: taken } = await ask(second, 'POST /bookings', { scheduled_class_id: other.id })
    const { body: hers } = await mine.ask('POST /api/v1/bookings', { scheduled_class_id: other.id })
    assert.equal((await confirm(second, offered)).body.code, 'OVERLAPPING_BOOKING')
    assert.equal((await confirm(second, offered, { swap_booking_id: hers.id })).status, 404)
    const confirmed = await confirm(second, offered, { swap_booking_id: taken.id })
    assert.deepEqual(
      [confirmed.status, confirmed.body.client_id, confirmed.body.status, confirmed.body.source],
      [201, second.id, 'booked', 'waitlist'],
    )
    const { items } = (await ask(second, 'GET /bookings?status=cancelled')).body
    assert.deepEqual(
      items.map((one: { id: number }) => one.id),
      [taken.id],
    )
  })

  it('leaves a queue for the dependant, once', async () => {
    const { cls } = await makeFullClass(studio)
    const child = await makeMemberDependant(studio, gina)
    const { body: entry } = await ask(child, 'POST /bookings/waitlist', { scheduled_class_id: cls.id })
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await ask(child, `DELETE /bookings/waitlist/${entry.id}`)
      assert.deepEqual([status, body.status, body.position, body.moves.length], [200, 'left', null, 2])
    }
  })
})
