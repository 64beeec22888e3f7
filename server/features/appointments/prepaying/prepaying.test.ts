import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { chargesTo, lettersTo, setRules, registerMember, sellPack } from '../../../test/build/bookings.ts'
import { beginClass, buyClass, passUnseen, sellClass } from '../../../test/build/class-sales.ts'
import { issueGiftCard } from '../../../test/build/commerce.ts'
import { makeDependant } from '../../../test/build/dependants.ts'
import {
  assertSound,
  registerBuyer,
  reply,
  startOnlineStudio,
  type Buyer,
  type OnlineStudio,
} from '../../../test/build/online.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { minutesBetween } from '../../../lib/time.ts'
import { appointmentsOf, beginSlot, prepaidService, prepay, type Slot } from '../../../test/build/prepaid.ts'

describe('an appointment that is paid in advance', () => {
  let online: OnlineStudio
  before(async () => {
    online = await startOnlineStudio()
    await setRules(online.studio, { quiet_hours_start: '00:00', quiet_hours_end: '00:00' })
  })
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  const pay = async (buyer: Buyer, { session_id }: { session_id: string }) => {
    await online.processor.sessions.complete(session_id)
    return buyer.statusOf(session_id)
  }
  const sessionOf = ({ session_id }: { session_id: string }) =>
    online.processor.stripe.checkout.sessions.retrieve(session_id)
  const isFree = async ({ service_id, instructor_id, starts_at }: Slot) => {
    const of = `service_id=${service_id}&instructor_id=${instructor_id}&date=${starts_at.slice(0, 10)}`
    const slots = await reply(online.studio, `GET /api/v1/appointments/available-slots?${of}`)
    const { timezone } = await reply(online.studio, 'GET /api/v1/studio')
    const time = (at: string) =>
      new Date(at).toLocaleTimeString('de', { timeZone: timezone, hour: '2-digit', minute: '2-digit' })
    return slots.some((slot: { starts_at: string }) => time(slot.starts_at) === starts_at.slice(11))
  }
  const asStaff = (slot: Slot, client: { id: number }) =>
    online.studio.asOwner('POST /api/v1/appointments', { ...slot, client_id: client.id })

  it('is refused without paying, with the amount; staff book without, and who has a membership', async () => {
    const { studio } = online
    const slot = await prepaidService(studio)
    const buyer = await registerBuyer(studio)
    const refused = await buyer.ask('POST /api/v1/appointments', slot)
    assert.deepEqual([refused.status, refused.body.code], [409, 'PREPAYMENT_REQUIRED'])
    assert.deepEqual([refused.body.reasons[0].value, refused.body.reasons[0].rule], [20, 'prepayment'])
    const member = await registerMember(studio)
    await sellPack(studio, member, 5, { coverage: { classes: 'all', service_ids: [slot.service_id] } })
    const covered = await member.ask('POST /api/v1/appointments', slot)
    assert.equal(covered.status, 201, JSON.stringify(covered.body))
    const other = await prepaidService(studio)
    const booked = await asStaff(other, buyer)
    assert.deepEqual([booked.status, booked.body.paid, booked.body.left_to_pay], [201, 0, 60])
  })

  it('books the hour that was held, however long the service is by then', async () => {
    const { studio } = online
    const slot = await prepaidService(studio)
    const [buyer, next] = [await registerBuyer(studio), await registerBuyer(studio)]
    const begun = await beginSlot(buyer, slot)
    const after = await asStaff({ ...slot, starts_at: slot.starts_at.replace('T10', 'T11') }, next)
    assert.equal(after.status, 201, JSON.stringify(after.body))
    await reply(studio, `PATCH /api/v1/appointment-services/${slot.service_id}`, {
      duration_minutes: 90,
      buffer_minutes: 15,
    })
    assert.equal(await pay(buyer, begun), 'completed')
    const [booked] = await appointmentsOf(studio, buyer)
    assert.deepEqual([booked.status, minutesBetween(booked.starts_at, booked.ends_at)], ['booked', 60])
  })

  it('holds the slot for a quarter of an hour, and books it once it is paid', async () => {
    const { studio } = online
    const slot = await prepaidService(studio)
    const [buyer, other] = [await registerBuyer(studio), await registerBuyer(studio)]
    const begun = await beginSlot(buyer, slot, { notes: 'Bad knee' })
    assert.equal(await isFree(slot), false)
    const taken = await prepay(other, slot)
    assert.deepEqual([taken.body.code, taken.body.reasons[0].rule], ['APPOINTMENT_SLOT_TAKEN', 'held'])
    const forced = await studio.asOwner('POST /api/v1/appointments', { ...slot, client_id: other.id, force: true })
    assert.equal(forced.body.code, 'APPOINTMENT_SLOT_TAKEN')
    const session = await sessionOf(begun)
    assert.equal(session.amount_total, 2000)
    assert.equal(await pay(buyer, begun), 'completed')
    const [booked] = await appointmentsOf(studio, buyer)
    assert.deepEqual([booked.status, booked.notes, booked.paid, booked.left_to_pay], ['booked', 'Bad knee', 20, 40])
    const status = (await buyer.ask(`GET /api/billing/checkout-session/${begun.session_id}`)).body
    assert.deepEqual([status.kind, status.appointment_id], ['appointment', booked.id])
    assert.ok((await lettersTo(studio, buyer)).includes('appointment_booked'))
    await studio.asOwner(`PATCH /api/v1/appointments/${booked.id}/complete`, { status: 'completed' })
    assert.deepEqual(await chargesTo(studio, buyer), [['appointment', 20, 'paid'], ['appointment', 40, 'due']]) // prettier-ignore
  })

  it('costs the rest also where nobody came', async () => {
    const { studio } = online
    const slot = await prepaidService(studio, {}, '2026-03-04T18:00')
    const buyer = await registerBuyer(studio)
    await pay(buyer, await beginSlot(buyer, slot))
    const [booked] = await appointmentsOf(studio, buyer)
    await studio.advance({ hours: 11 })
    await studio.asOwner(`PATCH /api/v1/appointments/${booked.id}/complete`, { status: 'no_show' })
    assert.deepEqual(await chargesTo(studio, buyer), [['appointment', 20, 'paid'], ['appointment', 40, 'due']]) // prettier-ignore
  })

  it('gives a second attempt the slot of the first, and of three at once one can pay', async () => {
    const { studio } = online
    const slot = await prepaidService(studio)
    const buyer = await registerBuyer(studio)
    const first = await beginSlot(buyer, slot)
    await beginSlot(buyer, slot)
    assert.equal((await sessionOf(first)).status, 'expired')
    const replies = await Promise.all([prepay(buyer, slot), prepay(buyer, slot), prepay(buyer, slot)])
    const begun = replies.filter(({ status }) => status === 200).map(({ body }) => body)
    await online.settle()
    const open = (await Promise.all(begun.map(sessionOf))).filter(({ status }) => status === 'open')
    assert.equal(open.length, 1)
    assert.equal(await pay(buyer, { session_id: open[0]!.id }), 'completed')
    assert.equal((await appointmentsOf(studio, buyer)).length, 1)
  })

  it('ends the hold by the clock, closes the session and gives the slot to others', async () => {
    const { studio } = online
    const slot = await prepaidService(studio)
    const [buyer, other] = [await registerBuyer(studio), await registerBuyer(studio)]
    const begun = await beginSlot(buyer, slot)
    await studio.advance({ minutes: 16 })
    await online.settle()
    assert.equal((await sessionOf(begun)).status, 'expired')
    assert.equal(await buyer.statusOf(begun.session_id), 'expired')
    assert.equal(await pay(other, await beginSlot(other, slot)), 'completed')
  })

  it('holds three slots a client at most', async () => {
    const { studio } = online
    const buyer = await registerBuyer(studio)
    const slots = [1, 2, 3, 4].map(() => prepaidService(studio))
    for (const slot of slots.slice(0, 3)) await beginSlot(buyer, await slot)
    const refused = await prepay(buyer, await slots[3]!)
    assert.deepEqual([refused.status, refused.body.code], [429, 'RATE_LIMITED'])
    await beginSlot(buyer, await slots[2]!)
  })

  it('asks the rules of booking when the hold begins', async () => {
    const { studio } = online
    const slot = await prepaidService(studio)
    const buyer = await registerBuyer(studio)
    const off = await prepay(buyer, { ...slot, starts_at: slot.starts_at.replace('10:00', '10:05') })
    assert.deepEqual([off.body.code, off.body.reasons[0].rule], ['APPOINTMENT_SLOT_TAKEN', 'grid'])
    const free = await prepaidService(studio, { prepayment: 'none' })
    assert.equal((await prepay(buyer, free)).status, 422)
    const stranger = await registerBuyer(studio)
    assert.equal((await prepay(buyer, slot, { client_id: stranger.id })).status, 404)
    const child = await makeDependant(studio, buyer)
    await pay(buyer, await beginSlot(buyer, slot, { client_id: child.id }))
    assert.equal((await appointmentsOf(studio, child)).length, 1)
    const [payment] = (await reply(studio, `GET /api/v1/payments?client_id=${buyer.id}`)).items
    assert.deepEqual([payment.kind, payment.amount], ['charge', 20])
  })

  it('is known to the schedule while it is paid, as it is once it is booked', async () => {
    const { studio } = online
    const slot = await prepaidService(studio)
    const { starts_at, instructor_id } = slot
    const elsewhere = await makeClass(studio, { starts_at })
    const own = await makeClass(studio, { instructor_id, starts_at: starts_at.replace('10:00', '14:00') })
    const ends_at = starts_at.replace('10:00', '11:00')
    const attempts = [
      ['POST /api/v1/scheduled-classes', { template_id: own.template_id, instructor_id, starts_at }],
      [`POST /api/v1/scheduled-classes/${elsewhere.id}/substitute`, { instructor_id }],
      [`PUT /api/v1/scheduled-classes/${own.id}`, { starts_at }],
      [`POST /api/v1/instructors/${instructor_id}/time-off`, { starts_at, ends_at }],
    ] as const
    const refused = async () => {
      for (const [operation, wanted] of attempts) {
        const { status, body } = await studio.asOwner(operation, wanted)
        const { rule, fix, value } = body.reasons?.[0] ?? {}
        assert.deepEqual([operation, status, body.code, rule, fix], [operation, 409, 'SCHEDULE_CONFLICT', 'appointment', 'force']) // prettier-ignore
        assert.equal(value.starts_at, elsewhere.starts_at)
      }
      const leaving = await studio.asOwner(`DELETE /api/v1/instructors/${instructor_id}`)
      assert.equal(leaving.body.code, 'INSTRUCTOR_IN_USE')
      return leaving.body.reasons.map(({ rule, value }: { rule: string; value: unknown[] }) => `${value.length} ${rule}`).sort() // prettier-ignore
    }
    const buyer = await registerBuyer(studio)
    const begun = await beginSlot(buyer, slot)
    const left = ['1 appointments', '1 classes']
    assert.deepEqual(await refused(), left)
    await pay(buyer, begun)
    assert.deepEqual(await refused(), left)
  })

  it('is not paid beside something else at the same time that is being paid', async () => {
    const { studio } = online
    const [one, other] = [await prepaidService(studio), await prepaidService(studio)]
    const { starts_at } = one
    const slots = [one, { ...other, starts_at }] as const
    const cls = await sellClass(studio, { starts_at, duration_minutes: 45 })
    const refused = ({ status, body }: Awaited<ReturnType<typeof prepay>>) => [
      status,
      body.code,
      body.reasons?.[0].rule,
    ]
    const held = [409, 'OVERLAPPING_BOOKING', 'held']
    const buyer = await registerBuyer(studio)
    const begun = await beginSlot(buyer, slots[0])
    assert.deepEqual(refused(await prepay(buyer, slots[1])), held)
    assert.deepEqual(refused(await buyClass(buyer, cls)), held)
    await sellPack(studio, buyer, 5)
    assert.deepEqual(refused(await buyer.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })), held)
    // The same slot once more goes on in a new session.
    const again = await beginSlot(buyer, slots[0])
    assert.equal((await sessionOf(begun)).status, 'expired')
    assert.equal(await pay(buyer, again), 'completed')
    const next = await registerBuyer(studio)
    const place = await beginClass(next, cls)
    assert.deepEqual(refused(await prepay(next, slots[1])), held)
    await passUnseen(studio, { minutes: 31 })
    await beginSlot(next, slots[1])
    assert.notEqual(place.session_id, '')
  })

  it('is in no class’s way once its time to pay is over', async () => {
    const { studio } = online
    const slot = await prepaidService(studio)
    await beginSlot(await registerBuyer(studio), slot)
    await passUnseen(studio, { minutes: 16 })
    const { starts_at, instructor_id } = slot
    await makeClass(studio, { instructor_id, starts_at })
  })

  it('is booked at once where a gift card pays it, which is filled again in time', async () => {
    const { studio } = online
    const slot = await prepaidService(studio, { prepayment: 'full' })
    const buyer = await registerBuyer(studio)
    const card = await issueGiftCard(studio, { initial_value: 100 })
    const balance = async () => (await reply(studio, `GET /api/v1/gift-cards/${card.id}`)).remaining_balance
    const begun = await beginSlot(buyer, slot, { gift_card_code: card.code })
    assert.deepEqual([begun.completed, await balance()], [true, 40])
    const [booked] = await appointmentsOf(studio, buyer)
    assert.deepEqual([booked.paid, booked.left_to_pay, booked.cancel.refund], [60, 0, 60])
    await buyer.ask(`PATCH /api/v1/appointments/${booked.id}/cancel`)
    assert.equal(await balance(), 100)
    const [given] = await appointmentsOf(studio, buyer)
    assert.deepEqual([given.status, given.paid], ['cancelled', 0])
  })

  describe('while the computer is off', () => {
    before(() => online.processor.deliver.as({ drop: true }))
    after(() => online.processor.deliver.as({}))

    /** Somebody pays in the last minute of the hold, and the studio learns of it later. */
    async function paidUnseen(slot: Slot): Promise<{ buyer: Buyer; session_id: string }> {
      const { studio, processor } = online
      const buyer = await registerBuyer(studio)
      const { session_id } = await beginSlot(buyer, slot)
      await passUnseen(studio, { minutes: 14 })
      await processor.sessions.complete(session_id)
      await passUnseen(studio, { minutes: 3 })
      return { buyer, session_id }
    }

    it('books what was paid though the hold is over, where the slot is free', async () => {
      const { buyer, session_id } = await paidUnseen(await prepaidService(online.studio))
      await online.studio.running.runJobs()
      assert.equal(await buyer.statusOf(session_id), 'completed')
      assert.equal((await appointmentsOf(online.studio, buyer)).length, 1)
    })

    it('gives it back whole where somebody has the slot meanwhile, and says so', async () => {
      const { studio } = online
      const slot = await prepaidService(studio)
      const { buyer, session_id } = await paidUnseen(slot)
      assert.equal((await asStaff(slot, await registerBuyer(studio))).status, 201)
      await studio.running.runJobs()
      assert.equal(await buyer.statusOf(session_id), 'refunded')
      assert.deepEqual(await appointmentsOf(studio, buyer), [])
      assert.ok((await lettersTo(studio, buyer)).includes('appointment_not_booked'))
      assert.equal(online.processor.books.all('refund').at(-1)?.amount, 2000)
    })

    it('gives it back where the studio is closed then by now', async () => {
      const { studio } = online
      const slot = await prepaidService(studio)
      const { buyer, session_id } = await paidUnseen(slot)
      const on = slot.starts_at.slice(0, 10)
      const closed = await studio.asOwner('POST /api/v1/closures', { starts_on: on, ends_on: on, reason: 'Storm' })
      assert.equal(closed.status, 201, JSON.stringify(closed.body))
      await studio.running.runJobs()
      assert.equal(await buyer.statusOf(session_id), 'refunded')
    })
  })
})
