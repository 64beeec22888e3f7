import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeAppointment, offer } from '../../test/build/appointments.ts'
import { book, registerMember, setRules, wait } from '../../test/build/bookings.ts'
import { makeClient, sell } from '../../test/build/commerce.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { askInstead, makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

const read = async (studio: TestStudio) => (await studio.asOwner('GET /api/v1/today')).body

/** Moves the clock without the jobs. */
async function pass(studio: TestStudio, by: { days?: number; hours?: number; minutes?: number }): Promise<void> {
  studio.clock.advance(by)
  studio.owner = await studio.login(OWNER_EMAIL)
}

describe('today’s lists', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('name the classes that are over, the latest first, from the moment they end', async () => {
    const flow = (await makeTemplate(studio, { name: 'Flow' })).id
    const teacher = await makeInstructor(studio, { full_name: 'Ines' })
    const at = (starts_at: string, more: object = {}) =>
      makeClass(studio, { template_id: flow, starts_at, duration_minutes: 30, ...more })
    const first = await at('2026-03-04T12:10')
    const second = await at('2026-03-04T12:40', { instructor_id: teacher.id })
    const third = await at('2026-03-04T12:40')
    const last = await at('2026-03-04T13:00')
    const nobody = await at('2026-03-04T12:20')
    for (const cls of [first, second, second, third, last]) await book(studio, cls, await registerMember(studio))
    const gone = await book(studio, nobody, await registerMember(studio))
    await studio.asOwner(`DELETE /api/v1/bookings/${gone.id}`)
    await pass(studio, { minutes: 89 })
    assert.deepEqual(
      (await read(studio)).unresolved.items.map((item: { class_id: number }) => item.class_id),
      [second.id, third.id, first.id],
    )
    await pass(studio, { minutes: 1 })
    const row = (cls: { id: number; starts_at: string }, open: number, instructor_name: string | null = null) => {
      return { class_id: cls.id, class_name: 'Flow', starts_at: cls.starts_at, instructor_name, open }
    }
    assert.deepEqual((await read(studio)).unresolved, {
      total: 4,
      items: [row(last, 1), row(second, 2, 'Ines'), row(third, 1), row(first, 1)],
    })
  })
})

describe('the first visits of a day', () => {
  it('are those of the studio’s day, by start, name and booking', async () => {
    const studio = await startStudio()
    try {
      const at = async (starts_at: string) => makeClass(studio, { starts_at })
      const [before, midnight, late, next] = [
        await at('2026-03-04T23:59'),
        await at('2026-03-05T00:00'),
        await at('2026-03-05T23:59'),
        await at('2026-03-06T00:00'),
      ]
      const [zed, ann, twin, other, came, cancelled] = [
        await registerMember(studio, { full_name: 'Zed' }),
        await registerMember(studio, { full_name: 'ann' }),
        await registerMember(studio, { full_name: 'Moe' }),
        await registerMember(studio, { full_name: 'Moe' }),
        await registerMember(studio, { full_name: 'Came Before' }),
        await registerMember(studio, { full_name: 'Cancelled' }),
      ]
      const earlier = await makeClass(studio, { starts_at: '2026-03-04T12:05' })
      await book(studio, earlier, came, { check_in: true })
      await book(studio, earlier, ann)
      await book(studio, before, zed)
      await book(studio, next, await registerMember(studio))
      await book(studio, before, await registerMember(studio))
      const booked = new Map<object, number>()
      for (const client of [zed, other, twin, ann, came, cancelled]) {
        booked.set(client, (await book(studio, late, client, { force: true })).id)
      }
      await studio.asOwner(`DELETE /api/v1/bookings/${booked.get(cancelled)}`)
      const night = await book(studio, midnight, zed, { force: true })
      await pass(studio, { hours: 12, minutes: 5 })
      await studio.asOwner(`POST /api/v1/bookings/${night.id}/check-in`)
      const { first_visits } = await read(studio)
      assert.equal(first_visits.total, 4)
      assert.deepEqual(
        first_visits.items.map((item: Record<string, unknown>) => [
          item['booking_id'],
          item['client_id'],
          item['class_id'],
        ]),
        [
          [night.id, zed.id, midnight.id],
          [booked.get(ann), ann.id, late.id],
          [booked.get(other), other.id, late.id],
          [booked.get(twin), twin.id, late.id],
        ],
      )
      assert.deepEqual(first_visits.items[1], {
        booking_id: booked.get(ann),
        client_id: ann.id,
        client_name: 'ann',
        class_id: late.id,
        class_name: 'Vinyasa',
        starts_at: late.starts_at,
      })
    } finally {
      await studio.stop()
    }
  })
})

describe('today’s offers, charges and memberships', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { cancellation_hours: 12 })
  })
  after(() => studio.stop())

  it('are the offers in the order in which they run out, to the last moment before', async () => {
    const made: {
      cls: Awaited<ReturnType<typeof makeClass>>
      client: { id: number; full_name: string }
      entry: { id: number }
    }[] = []
    for (const [minutes, name] of [
      [120, 'Otto'],
      [60, 'Pia'],
      [60, 'Quirin'],
    ] as const) {
      await setRules(studio, { waitlist_confirm_minutes: minutes })
      const cls = await makeClass(studio, { capacity: 1, starts_at: `2026-03-07T1${made.length}:30` })
      const booking = await book(studio, cls, await registerMember(studio))
      const client = await registerMember(studio, { full_name: name })
      const entry = await wait(cls, client)
      await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
      made.push({ cls, client, entry })
    }
    const row = ({ cls, client, entry }: (typeof made)[number], offer_expires_at: string) => ({
      waitlist_id: entry.id,
      client_id: client.id,
      client_name: client.full_name,
      class_id: cls.id,
      class_name: 'Vinyasa',
      starts_at: cls.starts_at,
      offer_expires_at,
    })
    const [otto, pia, quirin] = made
    const [one, two] = ['2026-03-04T12:00:00.000Z', '2026-03-04T13:00:00.000Z']
    const items = [row(pia!, one), row(quirin!, one), row(otto!, two)]
    assert.deepEqual((await read(studio)).offers, { total: 3, items })
    await pass(studio, { minutes: 59 })
    assert.equal((await read(studio)).offers.total, 3)
    await pass(studio, { minutes: 1 })
    assert.deepEqual((await read(studio)).offers, { total: 1, items: [items[2]] })
  })

  it('are the charges, what fell due last first, without those still pending', async () => {
    const charged = []
    const classes = []
    const terms = [
      [3, 2],
      [4, 0],
      [5, 0],
      [6, 9],
    ] as const
    for (const [index, name] of ['Ada', 'Ben', 'Cid', 'Dov'].entries()) {
      await setRules(studio, { late_cancel_fee: terms[index]![0] })
      const cls = await makeClass(studio, { starts_at: '2026-03-04T19:00' })
      const client = await registerMember(studio, { full_name: name })
      classes.push({ client, booking: await book(studio, cls, client) })
    }
    await pass(studio, { minutes: 20 })
    for (const [index, [, fee_grace_hours]] of terms.entries()) {
      await setRules(studio, { fee_grace_hours })
      const { client, booking } = classes[index]!
      await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
      charged.push((await studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)).body[0])
    }
    await studio.advance({ hours: 2 })
    const { charges_due } = await read(studio)
    const [ada, ben, cid] = charged.map((charge, index) => ({
      charge_id: charge.id,
      client_id: charge.client_id,
      client_name: ['Ada', 'Ben', 'Cid', 'Dov'][index],
      amount: terms[index]![0],
      currency: 'EUR',
      due_at: charge.due_at,
      description: charge.description,
      because: 'Cancelled 5 h before; free until 12 h before',
    }))
    const none = { total: 0, amount: 0, currency: 'EUR' }
    assert.deepEqual(charges_due, { total: 3, items: [ada, cid, ben], older: none })
    assert.deepEqual([ada!.due_at, ben!.due_at], ['2026-03-04T14:20:00.000Z', '2026-03-04T12:20:00.000Z'])
  })

  it('are the memberships in force whose last day is today to a week from now', async () => {
    const type = await makeMembershipType(studio, { name: 'Ten', validity_days: 90 })
    const until = (expires_at: string) => sellMembership(studio, { membership_type_id: type.id, expires_at })
    const [later, twin, today] = [await until('2026-03-11'), await until('2026-03-11'), await until('2026-03-04')]
    await until('2026-03-12')
    const cancelled = await until('2026-03-08')
    assert.equal((await studio.asOwner(`DELETE /api/v1/memberships/${cancelled.id}`)).status, 200)
    const { expiring } = await read(studio)
    const client = (await studio.asOwner(`GET /api/v1/clients/${today.client_id}`)).body
    assert.deepEqual(
      [expiring.total, expiring.items.map((item: { membership_id: number }) => item.membership_id)],
      [3, [today.id, later.id, twin.id]],
    )
    assert.deepEqual(expiring.items[0], {
      membership_id: today.id,
      client_id: client.id,
      client_name: client.full_name,
      membership_type_id: today.membership_type_id,
      type_name: 'Ten',
      expires_at: '2026-03-04',
    })
  })
})

describe('today’s debts', () => {
  it('are one sum once they have been due for more than 90 days', async () => {
    const studio = await startStudio({ now: '2026-03-03T12:00:00.000Z' })
    try {
      await setRules(studio, { late_cancel_fee: 5, fee_grace_hours: 0 })
      const cls = await makeClass(studio, { starts_at: '2026-03-03T20:00' })
      const booking = await book(studio, cls, await registerMember(studio))
      await pass(studio, { minutes: 20 })
      await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
      await studio.advance({ hours: 2 })
      const none = { total: 0, amount: 0, currency: 'EUR' }
      const young = (await read(studio)).charges_due
      assert.deepEqual([young.total, young.items.length, young.older], [1, 1, none])
      await studio.advance({ hours: 24 * 91 })
      const old = (await read(studio)).charges_due
      assert.deepEqual([old.total, old.items.length, old.older], [0, 0, { ...none, total: 1, amount: 5 }])
    } finally {
      await studio.stop()
    }
  })
})

describe('today’s new clients', () => {
  it('are those of today and the six days before who are still active', async () => {
    const studio = await startStudio({ now: '2026-03-03T22:59:00.000Z' })
    try {
      await makeClient(studio, { full_name: 'A minute too early' })
      await pass(studio, { minutes: 1 })
      const midnight = await makeClient(studio, { full_name: 'At midnight' })
      const gone = await makeClient(studio, { full_name: 'Gone' })
      await pass(studio, { hours: 1 })
      const [second, third] = [await makeClient(studio), await makeClient(studio)]
      await studio.asOwner(`DELETE /api/v1/clients/${gone.id}`)
      await pass(studio, { days: 6, hours: 22, minutes: 59 })
      const { new_clients } = await read(studio)
      assert.deepEqual(
        [new_clients.total, new_clients.items.map(({ client_id }: { client_id: number }) => client_id)],
        [3, [third.id, second.id, midnight.id]],
      )
      assert.deepEqual(new_clients.items[2], {
        client_id: midnight.id,
        client_name: 'At midnight',
        created_at: '2026-03-03T23:00:00.000Z',
      })
      await pass(studio, { minutes: 1 })
      assert.equal((await read(studio)).new_clients.total, 0)
    } finally {
      await studio.stop()
    }
  })
})

describe('nine of a kind', () => {
  it('are counted, and eight of them shown', async () => {
    const studio = await startStudio()
    try {
      await setRules(studio, { no_show_fee: 8, fee_grace_hours: 0, waitlist_confirm_minutes: 240 })
      const pass7 = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 7 })
      const absent = await makeClass(studio, { starts_at: '2026-03-04T12:10', duration_minutes: 10 })
      const waiting = await makeClient(studio)
      await sellMembership(studio, { client_id: waiting.id, membership_type_id: pass7.id, expires_at: '2026-06-01' })
      const absences = []
      for (let n = 0; n < 9; n += 1) {
        const client = await makeClient(studio)
        await sellMembership(studio, { client_id: client.id, membership_type_id: pass7.id })
        absences.push(await book(studio, absent, client))
        await studio.asOwner('POST /api/v1/tasks', { title: 'Call', due_on: n === 0 ? '2026-03-05' : '2026-03-04' })
        if (n === 8) await studio.asOwner('POST /api/v1/tasks', { title: 'On no day' })
        await book(studio, await makeClass(studio, { starts_at: `2026-03-04T12:2${n}`, duration_minutes: 5 }), client)
        for (const at of ['12:15', '20:00']) {
          const { service, instructor } = await offer(studio, { duration_minutes: 15 })
          const of = { service_id: service.id, instructor_id: instructor.id, client_id: waiting.id, force: true }
          await makeAppointment(studio, { ...of, starts_at: `2026-03-04T${at}` })
        }
        await askInstead(studio, [], { starts_at: `2026-03-07T1${n}:00` })
        const full = await makeClass(studio, { starts_at: `2026-03-06T1${n}:00`, duration_minutes: 30, capacity: 1 })
        const held = await book(studio, full, client)
        const wish = { scheduled_class_id: full.id, client_id: waiting.id }
        assert.equal((await studio.asOwner('POST /api/v1/bookings/waitlist', wish)).status, 201)
        await studio.asOwner(`DELETE /api/v1/bookings/${held.id}`)
      }
      await pass(studio, { minutes: 40 })
      const { first_visits } = await read(studio)
      for (const { id } of absences) await studio.asOwner(`POST /api/v1/bookings/${id}/no-show`)
      await studio.advance({ minutes: 1 })
      const { takings: _, ...parts } = await read(studio)
      const counted = Object.entries({ ...parts, first_visits } as Record<string, { total: number; items: object[] }>)
      assert.deepEqual(
        counted.map(([name, { total, items }]) => [name, total, items.length]),
        [
          ['unresolved', 9, 8],
          ['appointments', 9, 8],
          ['unresolved_appointments', 9, 8],
          ['substitutes', 9, 8],
          ['untaught', 9, 8],
          ['offers', 9, 8],
          ['charges_due', 9, 8],
          ['failed_payments', 0, 0],
          ['expiring', 9, 8],
          ['first_visits', 18, 8],
          ['first_visits_soon', 0, 0],
          ['birthdays', 0, 0],
          ['new_clients', 10, 8],
          ['tasks', 9, 8],
        ],
      )
    } finally {
      await studio.stop()
    }
  })
})

describe('the takings of a week', () => {
  it('are apart from the day’s, and known once four weeks are full', async () => {
    // Midnight of a Monday in Madrid: what is taken then belongs to that week.
    const studio = await startStudio({ now: '2026-05-03T22:00:00.000Z' })
    const takings = async () => {
      const { days: _, ...sums } = (await read(studio)).takings
      return sums
    }
    try {
      for (const quantity of [1, 2, 3, 4]) {
        await sell(studio, { quantity })
        await pass(studio, { days: 2, hours: 12 })
        await sell(studio, { quantity: quantity + 4 })
        await pass(studio, { minutes: 1 })
        await sell(studio, { quantity: 9 })
        await pass(studio, { days: 4, hours: 11, minutes: 59 })
      }
      await sell(studio)
      assert.deepEqual(await takings(), { today: 12, usual_today: 30, week: 12, usual_week: 30 })
      await pass(studio, { days: 2, hours: 12 })
      await sell(studio, { quantity: 3 })
      assert.deepEqual(await takings(), { today: 36, usual_today: 78, week: 48, usual_week: 108 })
    } finally {
      await studio.stop()
    }
  })
})
