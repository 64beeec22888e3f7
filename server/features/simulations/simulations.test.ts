import assert from 'node:assert/strict'
import Database from 'better-sqlite3'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { makeAppointment, makeService } from '../../test/build/appointments.ts'
import { book, registerClient, registerMember, setRules, wait } from '../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeInstructor, payComponent } from '../../test/build/staff.ts'
import { makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('simulations', () => {
  let studio: TestStudio
  let ida: Awaited<ReturnType<typeof makeInstructor>>
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { cancellation_hours: 12, late_cancel_fee: 5, no_show_fee: 8 })
    const template_id = (await makeTemplate(studio)).id
    ida = await makeInstructor(studio)
    const instructor_id = ida.id
    const clients = [await registerMember(studio), await registerMember(studio), await registerMember(studio)]
    const payer = await registerClient(studio)
    const pack = await makeMembershipType(studio, { credits_included: 4, price: 40 })
    await sellMembership(studio, { client_id: payer.id, membership_type_id: pack.id, payment_method: 'cash' })
    await studio.asOwner('POST /api/v1/closures', { starts_on: '2026-03-14', ends_on: '2026-03-14' })
    const { id: service_id } = await makeService(studio, { duration_minutes: 45 })
    await makeAppointment(studio, { service_id, client_id: clients[0]!.id, starts_at: '2026-03-13T18:00' })
    // Thursdays at 18:00 for two weeks; a client waits for a spot and gets none. clients[0] also comes on Fridays at 19:00.
    for (const [starts_at, who] of [
      ['2026-03-05T18:00', [clients[0]!, clients[1]!]],
      ['2026-03-06T19:00', [clients[0]!]],
      ['2026-03-12T18:00', [payer, clients[0]!]],
    ] as const) {
      const cls = await makeClass(studio, { template_id, instructor_id, starts_at, capacity: 2 })
      const places = []
      for (const client of who) places.push(await book(studio, cls, client))
      if (starts_at === '2026-03-12T18:00') await wait(cls, clients[2]!)
      await goTo(Date.parse(cls.starts_at))
      for (const { id } of places) await studio.asOwner(`POST /api/v1/bookings/${id}/check-in`)
    }
    const early = await makeClass(studio, { template_id, instructor_id, starts_at: '2026-03-20T18:00', capacity: 5 })
    const gone = await book(studio, early, clients[1]!)
    await goTo(Date.parse(early.starts_at) - 20 * 3_600_000)
    await studio.asOwner(`DELETE /api/v1/bookings/${gone.id}`)
    await goTo(Date.parse('2026-04-06T10:00:00Z'))
  })
  after(() => studio.stop())

  const goTo = (at: number) => studio.advance({ milliseconds: at - Date.parse(studio.clock.now()) })
  const ask = async (which: string, body: object) => {
    const { status, body: answer } = await studio.asOwner(`POST /api/v1/simulations/${which}`, body)
    assert.equal(status, 200, JSON.stringify(answer))
    return answer
  }
  /** Everything the studio keeps, but its own notes. */
  const kept = () => {
    const beside = new Database(join(studio.folder, 'studio.sqlite'), { readonly: true })
    const rows = [
      'bookings',
      'scheduled_classes',
      'waitlist_entries',
      'settings',
      'audit_entries',
      'events',
      'idempotency_keys',
    ].map((table) => beside.prepare(`SELECT * FROM ${table}`).all())
    beside.close()
    return rows
  }

  it('say the same twice, and write nothing', async () => {
    const before = kept()
    const [slot] = (await ask('schedule', {})).classes
    const body = { changes: [{ kind: 'move', slot: slot.slot, weekday: 5, start_time: '19:30' }] }
    assert.deepEqual(await ask('schedule', body), await ask('schedule', body))
    assert.deepEqual(await ask('policy', { cancellation_hours: 24 }), await ask('policy', { cancellation_hours: 24 }))
    assert.deepEqual(kept(), before)
  })

  it('play the last eight weeks as they were where nothing changes', async () => {
    const found = await ask('schedule', {})
    assert.deepEqual([found.start_date, found.end_date, found.weeks], ['2026-02-09', '2026-04-05', 8])
    assert.deepEqual(found.before, found.after)
    assert.deepEqual([found.before.classes, found.before.booked, found.before.came], [4, 5, 5])
    // One visit of a pack of four for 40; passes given free are worth nothing.
    assert.equal(found.before.income, 10)
    assert.equal(found.pay_known, false)
  })

  it('move a class to where those who come then follow, unless they are busy', async () => {
    const thursday = (await ask('schedule', {})).classes.find(({ weekday }: { weekday: number }) => weekday === 4)
    const move = { kind: 'move', slot: thursday.slot, weekday: 5, start_time: '19:30' }
    const { classes, after } = await ask('schedule', { changes: [move] })
    const moved = classes.find(({ slot }: { slot: string }) => slot === thursday.slot)
    assert.deepEqual(moved.new_time, { weekday: 5, start_time: '19:30' })
    // Of the first week clients[0] is in Friday's class; clients[1] and the payer never came on a Friday.
    assert.deepEqual(moved.why, {
      followed: 1,
      other_time: 2,
      not_covered: 0,
      busy: 1,
      no_place: 0,
      cancelled: 0,
      from_waitlist: 0,
    })
    assert.equal(after.booked, 2)
  })

  it('take who has an appointment then for busy, and hold nothing on a day on which the studio was closed', async () => {
    const thursday = (await ask('schedule', {})).classes.find(({ weekday }: { weekday: number }) => weekday === 4)
    const movedTo = async (weekday: number) => {
      const move = { kind: 'move', slot: thursday.slot, weekday, start_time: '18:30' }
      const { classes } = await ask('schedule', { changes: [move] })
      return classes.find(({ slot }: { slot: string }) => slot === thursday.slot)
    }
    // clients[0] is in Friday's class in the first week, and in the second at an appointment up to 18:45.
    const friday = await movedTo(5)
    assert.deepEqual(friday.why, { ...friday.why, followed: 0, other_time: 2, busy: 2, cancelled: 0 })
    // Saturday 14 March was closed: of two classes one is held.
    const saturday = await movedTo(6)
    assert.deepEqual([saturday.after.classes, saturday.why.cancelled, saturday.why.other_time], [1, 2, 2])
  })

  it('name every class that was not held in the weeks', async () => {
    const [{ slot }] = (await ask('schedule', {})).classes
    const changes = ['9-1-06:00-0', slot, '9-2-06:00-0'].map((one) => ({ kind: 'cancel', slot: one }))
    const { status, body } = await studio.asOwner('POST /api/v1/simulations/schedule', { changes })
    const paths = body.errors.map(({ path }: { path: string }) => path)
    assert.deepEqual([status, paths], [422, ['changes.0.slot', 'changes.2.slot']])
  })

  it('fill a larger class from its waitlist', async () => {
    const thursday = (await ask('schedule', {})).classes.find(({ weekday }: { weekday: number }) => weekday === 4)
    const { after } = await ask('schedule', { changes: [{ kind: 'resize', slot: thursday.slot, capacity: 3 }] })
    assert.equal(after.booked, 6)
  })

  it('refuse what is not on the timetable, and a class changed twice', async () => {
    for (const changes of [
      [{ kind: 'cancel', slot: '9-9-09:00-0' }],
      [{ kind: 'add', template_id: 999, weekday: 1, start_time: '10:00', duration_minutes: 60, capacity: 5 }],
      [
        { kind: 'cancel', slot: 'x' },
        { kind: 'resize', slot: 'x', capacity: 2 },
      ],
    ]) {
      const { status, body } = await studio.asOwner('POST /api/v1/simulations/schedule', { changes })
      assert.deepEqual([status, body.code], [422, 'VALIDATION_ERROR'])
    }
  })

  it('judge last month by a longer window', async () => {
    const { before, after, became_late, start_date, end_date } = await ask('policy', { cancellation_hours: 24 })
    assert.deepEqual([start_date, end_date], ['2026-03-01', '2026-03-31'])
    assert.deepEqual([before.in_time, before.late, before.late_fees], [1, 0, 0])
    assert.deepEqual([after.in_time, after.late, after.late_fees, became_late], [0, 1, 5, 1])
  })

  it('count what staff are paid for the classes that are held, and no longer for one that is not', async () => {
    const user_id = ida['user_id'] as number
    await payComponent(studio, { user_id, component_type: 'per_class', rate: 30 })
    await payComponent(studio, { user_id, component_type: 'per_attendee', rate: 2 })
    await payComponent(studio, { user_id, component_type: 'class_revenue_percent', rate: 10 })
    const slots = (await ask('schedule', {})).classes
    const { slot } = slots.find(({ weekday }: { weekday: number }) => weekday === 4)
    const { before, after, pay_known } = await ask('schedule', { changes: [{ kind: 'cancel', slot }] })
    // Four classes, five who came, a tenth of one visit worth 10; without Thursdays two classes, and one who came.
    assert.deepEqual([pay_known, before.pay, before.left], [true, 120 + 10 + 1, 10 - 131])
    assert.deepEqual([after.pay, after.income], [60 + 2, 0])
  })
})
