import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  book,
  makeFullClass,
  registerMember,
  registerClient,
  sellPack,
  setRules,
  wait,
} from '../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { makeWaiver } from '../../test/build/waivers.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

const BOOKINGS = '/api/v1/bookings'
const WAITLIST = '/api/v1/bookings/waitlist'

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('a booking', () => {
  it('is shown whole, the same by every way, with what cancelling costs in time and late', async () => {
    const studio = await startStudio()
    try {
      await setRules(studio, {
        cancellation_hours: 6,
        late_cancel_fee: 7.5,
        checkin_open_minutes_before: 40,
        checkin_close_minutes_after: 25,
      })
      const teacher = await makeInstructor(studio, { full_name: 'Ines' })
      const client = await registerClient(studio, { full_name: 'Cora' })
      const pack = await sellPack(studio, client, 3, {
        name: 'Three',
        late_cancel_fee_override: 4.25,
      })
      const { id: beach } = (await studio.asOwner('POST /api/v1/establishments', { name: 'By the sea' })).body
      const cls = await makeClass(studio, {
        starts_at: '2026-03-04T20:00',
        duration_minutes: 75,
        instructor_id: teacher.id,
        establishment_id: beach,
      })
      const made = await book(studio, cls, client)
      const { id } = made
      const whole = {
        id,
        scheduled_class_id: cls.id,
        client_id: client.id,
        membership_id: pack.id,
        status: 'booked',
        source: 'staff',
        credits_taken: 1,
        is_unpaid: false,
        cancels_free: false,
        cancel_reason: null,
        cancel_saying: null,
        cancelled_at: null,
        checked_in_at: null,
        no_show_at: null,
        excused_at: null,
        excuse_reason: null,
        check_in_opens_at: '2026-03-04T18:20:00.000Z',
        check_in_closes_at: '2026-03-04T19:25:00.000Z',
        needs_resolution: false,
        class_name: 'Vinyasa',
        starts_at: '2026-03-04T19:00:00.000Z',
        ends_at: '2026-03-04T20:15:00.000Z',
        instructor_id: teacher.id,
        instructor_name: 'Ines',
        establishment_name: 'By the sea',
        client_name: 'Cora',
        membership_name: 'Three',
        seat_id: null,
        seat_name: null,
        standing_booking_id: null,
        to_pay: null,
        paid: null,
        cancel: {
          is_late: false,
          free_until: '2026-03-04T13:00:00.000Z',
          fee: 0,
          credit_returned: true,
          late_fee: 4.25,
          late_credit_returned: false,
        },
        created_at: '2026-03-04T11:00:00.000Z',
        updated_at: '2026-03-04T11:00:00.000Z',
      }
      assert.deepEqual(made, whole)
      assert.deepEqual((await studio.asOwner(`GET ${BOOKINGS}/${id}`)).body, whole)
      assert.deepEqual((await studio.asOwner(`GET ${BOOKINGS}`)).body.items, [whole])
      const after = async (minutes: number) => {
        studio.clock.advance({ minutes })
        return (await client.ask(`GET ${BOOKINGS}/${id}`)).body.cancel
      }
      assert.deepEqual(await after(120), whole.cancel, 'exactly at the deadline')
      const late = { ...whole.cancel, is_late: true, fee: 4.25, credit_returned: false }
      assert.deepEqual(await after(1), late)
      const { body } = await client.ask(`DELETE ${BOOKINGS}/${id}`, { reason: 'A cold' })
      assert.deepEqual(body, {
        ...whole,
        status: 'late_cancelled',
        cancel_reason: 'A cold',
        cancel_saying: body.cancel_saying,
        cancelled_at: '2026-03-04T13:01:00.000Z',
        updated_at: '2026-03-04T13:01:00.000Z',
        cancel: null,
      })
      assert.deepEqual((await client.ask(`GET ${BOOKINGS}/${id}`)).body, body)
      const code = await client.ask(`GET ${BOOKINGS}/${id}/check-in-code`)
      assert.deepEqual([code.status, code.body.code], [409, 'BOOKING_INVALID_TRANSITION'])
    } finally {
      await studio.stop()
    }
  })

  const thoughts: [starts: string, minutes: number, freeUntil: string, isLate: boolean][] = [
    ['12:10', 0, '2026-03-04T11:10:00.000Z', false],
    ['13:00', 14, '2026-03-04T11:15:00.000Z', false],
    ['13:00', 15, '2026-03-04T11:15:00.000Z', true],
  ]
  for (const [starts, minutes, free_until, is_late] of thoughts) {
    it(`of a class at ${starts} is free until ${free_until}: asked ${minutes} minutes later`, async () => {
      const studio = await startStudio()
      try {
        await setRules(studio, { cancellation_hours: 12, late_cancel_fee: 5 })
        const booking = await book(
          studio,
          await makeClass(studio, { starts_at: `2026-03-04T${starts}` }),
          await registerMember(studio),
        )
        studio.clock.advance({ minutes })
        studio.owner = await studio.login(OWNER_EMAIL)
        const { cancel } = (await studio.asOwner(`GET ${BOOKINGS}/${booking.id}`)).body
        assert.deepEqual(cancel, {
          is_late,
          free_until,
          fee: is_late ? 5 : 0,
          credit_returned: null,
          late_fee: 5,
          late_credit_returned: null,
        })
      } finally {
        await studio.stop()
      }
    })
  }
})

describe('lists of bookings', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('are filtered on both sides, ordered as asked for, and cut into pages', async () => {
    const teacher = await makeInstructor(studio)
    const at = (starts_at: string, more: object = {}) => makeClass(studio, { starts_at, duration_minutes: 30, ...more })
    const far = await at('2026-03-08T10:00', { instructor_id: teacher.id })
    const [soon, twin] = [await at('2026-03-04T13:00'), await at('2026-03-04T13:00')]
    const [ana, bea] = [await registerMember(studio), await registerMember(studio)]
    const one = await book(studio, far, ana)
    const two = await book(studio, twin, ana)
    const three = await book(studio, soon, bea)
    const four = await book(studio, far, bea)
    const five = await book(studio, soon, ana, { force: true })
    await studio.asOwner(`DELETE ${BOOKINGS}/${five.id}`)
    const list = async (query: string) => (await studio.asOwner(`GET ${BOOKINGS}?${query}`)).body
    const expectations: [query: string, expected: { id: number }[]][] = [
      ['', [five, four, three, two, one]],
      [`client_id=${ana.id}`, [five, two, one]],
      [`class_id=${far.id}`, [four, one]],
      ['status=booked', [four, three, two, one]],
      ['status=cancelled', [five]],
      ['upcoming=true', [two, three, five, one, four]],
      [`upcoming=true&status=booked&client_id=${bea.id}`, [three, four]],
      ['upcoming=false', [five, four, three, two, one]],
      ['needs_resolution=true', []],
    ]
    for (const [query, expected] of expectations) {
      const { items, total } = await list(query)
      assert.deepEqual([ids(items), total], [ids(expected), expected.length], query)
    }
    const second = await list('page=2&page_size=2')
    assert.deepEqual([ids(second.items), second.total], [ids([three, two]), 5])
    assert.deepEqual(ids((await list('upcoming=true&page=2&page_size=3')).items), ids([one, four]))

    studio.clock.set('2026-03-04T12:29:59.999Z')
    studio.owner = await studio.login(OWNER_EMAIL)
    assert.deepEqual(ids((await list('upcoming=true&status=booked')).items), ids([two, three, one, four]))
    assert.equal((await list('needs_resolution=true')).total, 0)
    studio.clock.set('2026-03-04T12:30:00.000Z')
    studio.owner = await studio.login(OWNER_EMAIL)
    assert.deepEqual(ids((await list('upcoming=true')).items), ids([one, four]))
    const open = await list('needs_resolution=true')
    assert.deepEqual(ids(open.items), ids([two, three]))
    assert.deepEqual(
      open.items.map((item: { needs_resolution: boolean }) => item.needs_resolution),
      [true, true],
    )
    const token = await studio.login(teacher.email)
    const own = await studio.send(`GET ${BOOKINGS}`, { token })
    assert.deepEqual(ids(own.body.items), ids([four, one]))
  })
})

describe('lists of waitlist entries', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { waitlist_confirm_minutes: 60 })
  })
  after(() => studio.stop())

  it('are in the queue’s order for a class, else the newest first and without a filter those who wait', async () => {
    const teacher = await makeInstructor(studio, { full_name: 'Ines' })
    const first = await makeFullClass(studio, {
      starts_at: '2026-03-06T10:00',
      instructor_id: teacher.id,
    })
    const second = await makeFullClass(studio, { starts_at: '2026-03-06T12:00' })
    const [ana, bea, cleo] = [
      await registerMember(studio, { full_name: 'Ana' }),
      await registerMember(studio),
      await registerMember(studio),
    ]
    const one = await wait(first.cls, ana)
    const two = await wait(second.cls, ana)
    const three = await wait(first.cls, bea)
    const four = await wait(first.cls, cleo)
    await bea.ask(`DELETE ${WAITLIST}/${three.id}`)
    const list = async (query: string) => (await studio.asOwner(`GET ${WAITLIST}?${query}`)).body
    for (const [query, expected] of [
      ['', [four, two, one]],
      [`class_id=${first.cls.id}`, [one, three, four]],
      [`client_id=${ana.id}`, [two, one]],
      [`client_id=${bea.id}`, [three]],
      [`class_id=${first.cls.id}&client_id=${ana.id}`, [one]],
    ] as const) {
      assert.deepEqual(ids(await list(query)), ids([...expected]), query)
    }
    const positions = (await list(`class_id=${first.cls.id}`)).map((entry: { position: number }) => entry.position)
    assert.deepEqual(positions, [1, null, 2])
    const token = await studio.login(teacher.email)
    assert.deepEqual(ids((await studio.send(`GET ${WAITLIST}`, { token })).body), ids([four, one]))

    studio.clock.advance({ minutes: 1 })
    studio.owner = await studio.login(OWNER_EMAIL)
    await studio.asOwner(`DELETE ${BOOKINGS}/${first.booking.id}`)
    const [offered] = await list(`class_id=${first.cls.id}`)
    assert.deepEqual(offered, {
      id: one.id,
      scheduled_class_id: first.cls.id,
      client_id: ana.id,
      status: 'offered',
      position: 1,
      offered_at: '2026-03-04T11:01:00.000Z',
      offer_expires_at: '2026-03-04T12:01:00.000Z',
      skip_code: null,
      skip_reason: null,
      skip_saying: null,
      booking_id: null,
      gives_up: [],
      class_name: 'Vinyasa',
      starts_at: first.cls.starts_at,
      ends_at: first.cls.ends_at,
      instructor_id: teacher.id,
      instructor_name: 'Ines',
      establishment_name: null,
      client_name: 'Ana',
      moves: [
        {
          from_status: null,
          to_status: 'waiting',
          ...words(offered, 0),
          at: '2026-03-04T11:00:00.000Z',
        },
        {
          from_status: 'waiting',
          to_status: 'offered',
          ...words(offered, 1),
          at: '2026-03-04T11:01:00.000Z',
        },
      ],
      created_at: '2026-03-04T11:00:00.000Z',
      updated_at: '2026-03-04T11:01:00.000Z',
    })
    const roster = (await studio.asOwner(`GET /api/v1/scheduled-classes/${first.cls.id}/roster`)).body
    assert.deepEqual([roster.booked, roster.held, ids(roster.waitlist)], [0, 1, ids([one, four])])
    assert.deepEqual(roster.waitlist[0], offered)
  })

  it('say why each was passed over', async () => {
    await setRules(studio, { pay_at_studio_enabled: false })
    const { cls, booking } = await makeFullClass(studio, { starts_at: '2026-03-20T10:00' })
    const with_ = async (sale: object, type: object = {}) => {
      const client = await registerClient(studio)
      const { id } = await makeMembershipType(studio, {
        credits_included: 1,
        can_pause: true,
        ...type,
      })
      return {
        client,
        membership: await sellMembership(studio, {
          client_id: client.id,
          membership_type_id: id,
          ...sale,
        }),
      }
    }
    const overlapping = await registerMember(studio)
    const paused = await with_({})
    const clients = [
      overlapping,
      await registerClient(studio),
      (await with_({ starts_at: '2026-03-21' })).client,
      (await with_({ expires_at: '2026-03-19' })).client,
      (await with_({ credits_remaining: 0 })).client,
      paused.client,
    ]
    const lucky = await registerMember(studio)
    const entries = []
    for (const client of [...clients, lucky]) entries.push(await wait(cls, client))
    await book(
      studio,
      await makeClass(studio, {
        starts_at: '2026-03-20T10:30',
        template_id: (await makeTemplate(studio, { name: 'Yin' })).id,
      }),
      overlapping,
    )
    await studio.asOwner(`POST /api/v1/memberships/${paused.membership.id}/pause`, {
      pause_days: 20,
    })
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { capacity: 2 })
    await studio.asOwner(`DELETE ${BOOKINGS}/${booking.id}`)
    const list = (await studio.asOwner(`GET ${WAITLIST}?class_id=${cls.id}`)).body
    assert.deepEqual(
      list.map((entry: Record<string, unknown>) => [entry['skip_code'], entry['skip_reason']]),
      [
        [null, null],
        ['NO_ENTITLEMENT', 'No membership covers this class. Buy one, or ask the studio.'],
        ['MEMBERSHIP_NOT_STARTED', 'The membership starts on Saturday 21 March 2026. Choose a class from that day on.'],
        ['MEMBERSHIP_EXPIRED_ON_CLASS_DATE', 'The membership ends before the class. Renew it or choose another.'],
        ['NO_CREDITS_LEFT', 'The membership has no credits left. Buy more under Prices.'],
        ['MEMBERSHIP_PAUSED', list[5].skip_reason],
        [null, null],
      ],
    )
    assert.deepEqual([list[0].status, list[0].gives_up[0].class_name], ['offered', 'Yin'])
    assert.match(list[5].skip_reason, /24 March 2026/)
    assert.deepEqual([list[6].status, list[6].position], ['offered', 2])

    const waiver = await makeWaiver(studio, { title: 'Risks', requires_before_booking: true })
    assert.ok(waiver.id)
    const unsigned = await registerMember(studio)
    await unsigned.ask(`POST ${WAITLIST}`, { scheduled_class_id: cls.id })
    await lucky.ask(`DELETE ${WAITLIST}/${entries[6].id}`)
    const [last] = (await studio.asOwner(`GET ${WAITLIST}?client_id=${unsigned.id}`)).body
    assert.deepEqual([last.skip_code, last.skip_reason], ['WAIVER_UNSIGNED', 'Sign “Risks” before booking.'])
    await studio.asOwner(`DELETE /api/v1/waivers/${waiver.id}`)
  })

  it('take no booking of the same class in exchange for an offer', async () => {
    const { cls, booking } = await makeFullClass(studio, {
      starts_at: '2026-03-25T10:00',
      capacity: 1,
    })
    const ana = await registerMember(studio)
    await studio.asOwner(`DELETE ${BOOKINGS}/${booking.id}`)
    const former = await book(studio, cls, ana)
    await ana.ask(`DELETE ${BOOKINGS}/${former.id}`)
    const held = await book(studio, cls, await registerMember(studio))
    const entry = await wait(cls, ana)
    await studio.asOwner(`DELETE ${BOOKINGS}/${held.id}`)
    const ask = (swap_booking_id: number) => ana.ask(`POST ${WAITLIST}/${entry.id}/confirm`, { swap_booking_id })
    const refused = await ask(former.id)
    assert.deepEqual([refused.status, refused.body.errors[0].path], [422, 'swap_booking_id'])
    assert.equal((await ask(held.id)).status, 404)
    assert.equal((await ask(99_999)).status, 404)
    assert.equal((await studio.asOwner(`GET ${WAITLIST}?client_id=${ana.id}`)).body[0].status, 'offered')
  })
})

/** The words of a move, which are asserted where they matter. */
function words({ moves }: { moves: { code: unknown; reason: unknown; saying: unknown }[] }, index: number) {
  const { code, reason, saying } = moves[index]!
  return { code, reason, saying }
}
