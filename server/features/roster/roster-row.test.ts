import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerClient, registerMember, sellPack, setRules, wait } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { makeWaiver, signWaiver } from '../../test/build/waivers.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

describe('the roster, to the last field', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { checkin_open_minutes_before: 40, checkin_close_minutes_after: 25 })
  })
  after(() => studio.stop())

  it('tells the class, each booking whatever became of it, and what needs to be said after the end', async () => {
    const teacher = await makeInstructor(studio, { full_name: 'Ines' })
    const cls = await makeClass(studio, {
      starts_at: '2026-03-04T12:30',
      duration_minutes: 45,
      capacity: 9,
      instructor_id: teacher.id,
    })
    const signer = await registerClient(studio, { full_name: 'Ada' })
    const pack = await sellPack(studio, signer, 5, { name: 'Five' })
    const [unlimited, cancelled, absent] = [
      await registerMember(studio, { full_name: 'Ben' }),
      await registerMember(studio, { full_name: 'Cid' }),
      await registerMember(studio, { full_name: 'Dov' }),
    ]
    const booked = []
    for (const client of [signer, unlimited, cancelled, absent]) booked.push(await book(studio, cls, client))
    const [ada, ben, cid, dov] = booked
    await studio.asOwner(`DELETE /api/v1/bookings/${cid.id}`, { reason: 'Ill' })
    const waiver = await makeWaiver(studio, { title: 'Risks', requires_before_booking: true })
    await signWaiver(waiver, signer)
    studio.clock.set('2026-03-04T11:30:00.000Z')
    studio.owner = await studio.login(OWNER_EMAIL)
    await studio.asOwner(`POST /api/v1/bookings/${ada.id}/check-in`)
    await studio.asOwner(`POST /api/v1/bookings/${dov.id}/no-show`)
    studio.clock.set('2026-03-04T11:40:00.000Z')
    await studio.asOwner(`POST /api/v1/bookings/${dov.id}/excuse`, { reason: 'The train' })
    const read = async (now: string) => {
      studio.clock.set(now)
      studio.owner = await studio.login(OWNER_EMAIL)
      return (await studio.asOwner(`GET /api/v1/scheduled-classes/${cls.id}/roster`)).body
    }
    const { bookings, ...about } = await read('2026-03-04T12:15:00.000Z')
    assert.deepEqual(about, {
      scheduled_class_id: cls.id,
      room_plan_id: null,
      name: 'Vinyasa',
      status: 'scheduled',
      starts_at: '2026-03-04T11:30:00.000Z',
      ends_at: '2026-03-04T12:15:00.000Z',
      instructor_id: teacher.id,
      instructor_name: 'Ines',
      capacity: 9,
      booked: bookings.filter(({ status }: { status: string }) => ['booked', 'checked_in'].includes(status)).length,
      held: 0,
      check_in_opens_at: '2026-03-04T10:50:00.000Z',
      check_in_closes_at: '2026-03-04T11:55:00.000Z',
      waitlist: [],
    })
    const risks = [{ id: waiver.id, title: 'Risks' }]
    const row = {
      source: 'staff',
      standing_booking_id: null,
      client_phone: null,
      is_unpaid: false,
      to_pay: null,
      owed: null,
      could_pay: null,
      is_birthday: false,
      is_first_visit: true,
      unsigned_waivers: risks,
      needs_resolution: false,
      cancel_reason: null,
      excuse_reason: null,
      checked_in_at: null,
      no_show_at: null,
      seat_id: null,
      seat_name: null,
      cancelled_at: null,
      booked_at: '2026-03-04T11:00:00.000Z',
    }
    const shown = (booking: {
      id: number
      client_id: number
      membership_id: number
      membership_name: string
      credits_taken: number
    }) => ({
      booking_id: booking.id,
      client_id: booking.client_id,
      membership_id: booking.membership_id,
      membership_name: booking.membership_name,
      credits_taken: booking.credits_taken,
    })
    const excused = (await studio.asOwner(`GET /api/v1/bookings/${dov.id}`)).body
    assert.deepEqual(bookings, [
      {
        ...row,
        ...shown(ada),
        client_name: 'Ada',
        status: 'checked_in',
        credits_left: 4,
        unsigned_waivers: [],
        checked_in_at: '2026-03-04T11:30:00.000Z',
      },
      { ...row, ...shown(ben), client_name: 'Ben', status: 'booked', credits_left: null, needs_resolution: true },
      {
        ...row,
        ...shown(cid),
        client_name: 'Cid',
        status: 'cancelled',
        credits_left: null,
        cancel_reason: 'Ill',
        cancelled_at: '2026-03-04T11:00:00.000Z',
      },
      {
        ...row,
        ...shown(dov),
        client_name: 'Dov',
        status: excused.status,
        credits_left: null,
        excuse_reason: 'The train',
        cancel_reason: excused.cancel_reason,
        no_show_at: excused.no_show_at,
        cancelled_at: excused.cancelled_at,
      },
    ])
    assert.deepEqual(
      bookings.map((one: { membership_name: string }) => one.membership_name)[0],
      'Five',
      `of the pack ${pack.id}`,
    )
    const earlier = (await read('2026-03-04T12:14:59.999Z')).bookings
    assert.equal(earlier[1].needs_resolution, false, 'before the end')
  })

  it('puts namesakes in the order of their bookings, and counts the visit of an earlier class only', async () => {
    const names = ['max', 'Max', 'Ann']
    const clients = []
    for (const full_name of names) clients.push(await registerClient(studio, { full_name }))
    const at = (starts_at: string) => makeClass(studio, { starts_at, capacity: 3 })
    const [same, cls] = [await at('2026-03-04T13:40'), await at('2026-03-04T13:40')]
    const [later, full] = [await at('2026-03-04T13:41'), await at('2026-03-09T10:00')]
    const [first, second, third] = clients
    await book(studio, same, first!, { check_in: true, force: true })
    await book(studio, later, second!, { check_in: true, force: true })
    const order = [second!, third!, first!]
    const made = []
    for (const client of order) made.push(await book(studio, cls, client, { force: true }))
    const read = async (id: number) => (await studio.asOwner(`GET /api/v1/scheduled-classes/${id}/roster`)).body
    assert.deepEqual(
      (await read(cls.id)).bookings.map((row: Record<string, unknown>) => [row['booking_id'], row['is_first_visit']]),
      [
        [made[1].id, true],
        [made[0].id, true],
        [made[2].id, true],
      ],
    )
    for (const client of clients) await book(studio, full, client, { force: true })
    assert.deepEqual(
      (await read(full.id)).bookings.map((row: Record<string, unknown>) => [row['client_id'], row['is_first_visit']]),
      [
        [third!.id, true],
        [first!.id, false],
        [second!.id, false],
      ],
    )
    const waiting = await registerMember(studio)
    const entry = await wait(full, waiting)
    assert.deepEqual(
      (await read(full.id)).waitlist.map(({ id }: { id: number }) => id),
      [entry.id],
    )
    await waiting.ask(`DELETE /api/v1/bookings/waitlist/${entry.id}`)
    assert.deepEqual((await read(full.id)).waitlist, [])
  })
})
