import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { registerMember } from '../../../test/build/bookings.ts'
import { beginClass, bookingsOf, buyClass, sellClass } from '../../../test/build/class-sales.ts'
import { assertSound, registerBuyer, reply, startOnlineStudio, type OnlineStudio } from '../../../test/build/online.ts'
import { makeRoom } from '../../../test/build/rooms.ts'

let online: OnlineStudio
before(async () => (online = await startOnlineStudio()))
after(async () => {
  await assertSound(online.studio)
  await online.stop()
})

it('holds the seat that is bought, and gives it to nobody else', async () => {
  const { studio, processor } = online
  const room = await makeRoom(studio)
  const cls = await sellClass(studio, { room_plan_id: room.id, capacity: 2 })
  const shown = async (asker: { ask: (operation: string) => Promise<{ body: Seats }> }) =>
    (await asker.ask(`GET /api/v1/scheduled-classes/${cls.id}/seats`)).body.seats
  const [buyer, member] = [await registerBuyer(studio), await registerMember(studio)]
  const [seat, other] = await shown(member)
  const begun = await beginClass(buyer, cls, { seat_id: seat!.id })
  assert.equal((await shown(member)).find(({ id }) => id === seat!.id)!.is_free, false)
  const refused = await member.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id, seat_id: seat!.id })
  assert.equal(refused.body.code, 'SEAT_TAKEN')
  const rival = await buyClass(await registerBuyer(studio), cls, { seat_id: seat!.id })
  assert.equal(rival.body.code, 'SEAT_TAKEN')
  // A second attempt may choose another one.
  const again = await beginClass(buyer, cls, { seat_id: other!.id })
  assert.equal((await shown(member)).find(({ id }) => id === seat!.id)!.is_free, true)
  assert.equal((await processor.stripe.checkout.sessions.retrieve(begun.session_id)).status, 'expired')
  await processor.sessions.complete(again.session_id)
  assert.equal(await buyer.statusOf(again.session_id), 'completed')
  assert.equal((await bookingsOf(studio, buyer))[0].seat_id, other!.id)
  assert.equal((await reply(studio, `GET /api/v1/scheduled-classes/${cls.id}/roster`)).held, 0)
})

interface Seats {
  seats: { id: number; is_free: boolean }[]
}
