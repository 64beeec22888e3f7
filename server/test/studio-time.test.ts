import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { formatInstant } from '../lib/phrases.ts'
import { addDays, endOfDay, startOfDay, toInstant } from '../lib/time.ts'
import { book, makeFullClass, registerClient, registerMember, setRules, wait } from './build/bookings.ts'
import { issueGiftCard, makeProduct } from './build/commerce.ts'
import { makeMembershipType, sellMembership } from './build/memberships.ts'
import { classesOf, makeClass, makeTemplate } from './build/schedule.ts'
import { makeInstructor } from './build/staff.ts'
import { addClient, makeRule, tagsOf } from './build/tags.ts'
import { startStudio, type Reply, type TestStudio } from './studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** Moments at which it is already, or still, another day in UTC. */
const moments = [
  ['America/Los_Angeles', '2026-03-05T04:30:00.000Z', '2026-03-04'],
  ['Pacific/Auckland', '2026-03-03T20:30:00.000Z', '2026-03-04'],
] as const

for (const [timezone, now, today] of moments) {
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
  const at = (day: string, time: string) => toInstant(timezone, day, time)
  const told = (instant: string) => formatInstant(instant, timezone)
  const after30Days = (instant: string) => new Date(Date.parse(instant) + 30 * 86_400_000).toISOString()

  describe(`on the clock of ${timezone}`, () => {
    let studio: TestStudio
    before(async () => {
      studio = await startStudio({ timezone, now })
    })
    after(() => studio.stop())

    const get = async (path: string): Promise<Shown> => (await studio.asOwner(`GET /api/v1/${path}`)).body
    const post = (path: string, body?: object) => studio.asOwner(`POST /api/v1/${path}`, body)
    const put = (path: string, body: object) => studio.asOwner(`PUT /api/v1/${path}`, body)
    const waitUntil = (instant: string) =>
      studio.advance({ milliseconds: Date.parse(instant) - Date.parse(studio.clock.now()) })
    const says = ({ body }: Reply, code: string, instant: string) => {
      const reason = body.code === code ? body : body.reasons.find((one: Shown) => one.code === code)
      assert.ok(reason?.detail.includes(told(instant)), `${told(instant)}: ${JSON.stringify(body)}`)
    }
    const passOf = (days: number, more: object = {}) =>
      makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: days, ...more })
    const pass = async (days: number, sale: object = {}, type: object = {}) =>
      sellMembership(studio, { membership_type_id: (await passOf(days, type)).id, ...sale })

    it('a membership begins, ends, pauses and is brought back on the studio’s day', async () => {
      const old = await pass(20, { starts_at: addDays(today, -5) })
      const ended = (await put(`memberships/${old.id}`, { status: 'expired' })).body
      assert.deepEqual([ended.status, ended.expires_at, ended.days_left], ['expired', yesterday, 0])
      const back = (await put(`memberships/${old.id}`, { expires_at: today })).body
      assert.deepEqual([back.status, back.expires_at, back.days_left], ['active', today, 1])
      const last = (await put(`memberships/${old.id}`, { expires_at: at(tomorrow, '23:55') })).body
      assert.deepEqual([last.expires_at, last.days_left], [tomorrow, 2])
      const instants = { starts_at: at(today, '00:05'), expires_at: at(addDays(today, 6), '23:55') }
      const week = await pass(30, instants, { can_pause: true })
      assert.deepEqual([week.starts_at, week.expires_at, week.status], [today, addDays(today, 6), 'active'])
      const paused = (await post(`memberships/${week.id}/pause`, { pause_days: 3 })).body
      assert.deepEqual(paused.pause, { starts_at: today, until: addDays(today, 3) })
      const resumed = (await post(`memberships/${week.id}/resume`)).body
      assert.deepEqual([resumed.status, resumed.expires_at, resumed.pause_days_used], ['active', addDays(today, 6), 0])
    })

    it('a pause takes the classes up to the midnight before the day it ends', async () => {
      const client = await addClient(studio)
      const { id } = await pass(60, { client_id: client.id }, { can_pause: true })
      const until = addDays(today, 4)
      const starts = [at(addDays(until, -1), '23:55'), at(until, '00:05')]
      const bookings: Shown[] = []
      for (const starts_at of starts) {
        bookings.push(await book(studio, await makeClass(studio, { starts_at, duration_minutes: 5 }), client))
      }
      await post(`memberships/${id}/pause`, { pause_days: 4 })
      const statuses = []
      for (const booking of bookings) statuses.push((await get(`bookings/${booking.id}`)).status)
      assert.deepEqual(statuses, ['cancelled', 'booked'])
    })

    it('a class is planned, moved, listed and kept off closed days by the studio’s time', async () => {
      const closed = addDays(today, 9)
      await post('closures', { starts_on: closed, ends_on: closed, reason: 'Works' })
      for (const time of ['00:05', '23:55']) {
        const wish = { template_id: (await makeTemplate(studio)).id, starts_at: at(closed, time), duration_minutes: 5 }
        assert.equal((await post('scheduled-classes', wish)).body.code, 'SCHEDULE_CONFLICT', time)
        const open = await makeClass(studio, { starts_at: `${addDays(closed, 2)}T${time}`, duration_minutes: 5 })
        assert.equal(open.starts_at, at(addDays(closed, 2), time))
        const refused = await put(`scheduled-classes/${open.id}`, { starts_at: `${closed}T${time}` })
        assert.equal(refused.body.code, 'SCHEDULE_CONFLICT', time)
        const moved = await put(`scheduled-classes/${open.id}`, { starts_at: `${addDays(closed, 1)}T${time}` })
        assert.equal(moved.body.starts_at, at(addDays(closed, 1), time))
      }
      const ends = [at(addDays(today, 27), '23:55'), at(addDays(today, 28), '00:05')]
      for (const starts_at of ends) await makeClass(studio, { starts_at, duration_minutes: 5 })
      const listed = (await get('scheduled-classes')).map(({ starts_at }: Shown) => starts_at)
      assert.deepEqual(
        ends.map((start) => listed.includes(start)),
        [true, false],
      )
    })

    it('who is born on the day of a class has a birthday in it', async () => {
      const day = addDays(today, 12)
      const born = await addClient(studio, { date_of_birth: `1990${day.slice(4)}` })
      await pass(60, { client_id: born.id })
      for (const time of ['00:05', '23:55']) {
        const cls = await makeClass(studio, { starts_at: at(day, time), duration_minutes: 5 })
        await book(studio, cls, born)
        assert.equal((await get(`scheduled-classes/${cls.id}/roster`)).bookings[0].is_birthday, true, time)
      }
    })

    it('a gift card and a promo code are good on the studio’s days', async () => {
      assert.equal((await post('gift-cards', { initial_value: 5, expires_at: yesterday })).status, 422)
      assert.equal((await issueGiftCard(studio, { expires_at: at(tomorrow, '23:55') })).expires_at, tomorrow)
      const promo = { code: 'EVENING', discount_type: 'percentage', discount_value: 10 }
      const made = (await post('promo-codes', { ...promo, valid_from: `${tomorrow}T23:00` })).body
      assert.equal(made.valid_from, at(tomorrow, '23:00'))
      const membership_type_id = (await passOf(5)).id
      const ask = () => post('promo-codes/validate', { code: 'EVENING', membership_type_id })
      says(await ask(), 'PROMO_CODE_INVALID', at(tomorrow, '23:00'))
      const changed = (await put(`promo-codes/${made.id}`, { valid_from: addDays(today, -3), valid_until: yesterday }))
        .body
      assert.deepEqual(
        [changed.valid_from, Date.parse(changed.valid_until)],
        [startOfDay(addDays(today, -3), timezone), Date.parse(endOfDay(yesterday, timezone)) - 1],
      )
      says(await ask(), 'PROMO_CODE_INVALID', changed.valid_until)
    })

    it('what stands against a booking, a check-in or a change is told by it', async () => {
      await setRules(studio, {
        checkin_open_minutes_before: 10,
        checkin_close_minutes_after: 10,
        cancellation_hours: 12,
        late_cancel_fee: 5,
        waitlist_confirm_minutes: 60,
        quiet_hours_start: '00:00',
        quiet_hours_end: '00:00',
      })
      const start = at(tomorrow, '23:55')
      const member = await registerMember(studio)
      const instructor_id = (await makeInstructor(studio)).id
      const cls = await makeClass(studio, { starts_at: start, duration_minutes: 5, instructor_id })
      const [booking] = [await book(studio, cls, member), await book(studio, cls, await registerMember(studio))]
      const eligible = (one: Shown) =>
        studio.asOwner(`GET /api/v1/scheduled-classes/${one.id}/eligibility?client_id=${member.id}`)
      const windows = { booking_open_hours_before: 2, booking_close_hours_before: 1 }
      const [early, late] = [
        await makeTemplate(studio, windows),
        await makeTemplate(studio, { booking_close_hours_before: 100 }),
      ]
      const times = { starts_at: start, duration_minutes: 5 }
      const notYet = await makeClass(studio, { ...times, template_id: early.id })
      says(await eligible(notYet), 'BOOKING_NOT_OPEN', at(tomorrow, '21:55'))
      says(await eligible(notYet), 'OVERLAPPING_BOOKING', start)
      const noMore = await makeClass(studio, { ...times, template_id: late.id })
      says(await eligible(noMore), 'BOOKING_CLOSED', new Date(Date.parse(start) - 360_000_000).toISOString())
      const clash = await post('scheduled-classes', { ...times, template_id: early.id, instructor_id })
      says(clash, 'SCHEDULE_CONFLICT', start)
      assert.match(clash.body.detail, / to 00:00/)
      says(await put(`scheduled-classes/${cls.id}`, { capacity: 1 }), 'CAPACITY_BELOW_BOOKED', start)
      says(
        await member.ask(`POST /api/v1/bookings/${booking.id}/check-in`, {}),
        'CHECK_IN_NOT_OPEN',
        at(tomorrow, '23:45'),
      )
      says(await post(`bookings/${booking.id}/no-show`), 'CLASS_NOT_STARTED', start)

      const owing = await registerMember(studio)
      const soon = await makeClass(studio, { starts_at: new Date(Date.parse(now) + 7_200_000).toISOString() })
      const missed = await book(studio, soon, owing)
      await studio.advance({ minutes: 20 })
      await studio.asOwner(`DELETE /api/v1/bookings/${missed.id}`)
      const [charge] = await get(`clients/${owing.id}/charges`)
      const waived = studio.clock.now()
      await post(`clients/${owing.id}/charges/${charge.id}/waive`, { reason: 'Snow' })
      says(await post(`clients/${owing.id}/charges/${charge.id}/waive`, { reason: 'Snow' }), 'CHARGE_SETTLED', waived)

      const full = await makeFullClass(studio, { starts_at: at(addDays(today, 5), '23:55') })
      const waiting = await registerClient(studio)
      await pass(90, { client_id: waiting.id })
      const entry = await wait(full.cls, waiting)
      await studio.asOwner(`DELETE /api/v1/bookings/${full.booking.id}`)
      const offered = (await waiting.ask('GET /api/v1/bookings/waitlist')).body.find(({ id }: Shown) => id === entry.id)
      await studio.advance({ hours: 2 })
      const confirm = await waiting.ask(`POST /api/v1/bookings/waitlist/${entry.id}/confirm`)
      says(confirm, 'WAITLIST_OFFER_EXPIRED', offered.offer_expires_at)

      await waitUntil(at(addDays(tomorrow, 1), '00:30'))
      const closed = at(addDays(tomorrow, 1), '00:05')
      says(await member.ask(`POST /api/v1/bookings/${booking.id}/check-in`, {}), 'CHECK_IN_CLOSED', closed)
      says(await member.ask(`DELETE /api/v1/bookings/${booking.id}`), 'CLASS_STARTED', start)
      says(await eligible(noMore), 'CLASS_STARTED', start)
      says(
        await put(`scheduled-classes/${cls.id}`, { starts_at: at(addDays(today, 20), '10:00') }),
        'CLASS_STARTED',
        start,
      )
      await studio.advance({ days: 31 })
      const over = await post(`bookings/${booking.id}/check-in`, {})
      says(over, 'BOOKING_INVALID_TRANSITION', after30Days(start))
    })
  })

  describe(`from one day to the next in ${timezone}`, () => {
    let studio: TestStudio
    before(async () => {
      studio = await startStudio({ timezone, now })
    })
    after(() => studio.stop())

    it('a gift card ends, an absence begins and a pack run out is good again after a cancelled class', async () => {
      const read = async (path: string): Promise<Shown> => (await studio.asOwner(`GET /api/v1/${path}`)).body
      const waitUntil = (instant: string) =>
        studio.advance({ milliseconds: Date.parse(instant) - Date.parse(studio.clock.now()) })
      const card = await issueGiftCard(studio, { expires_at: today })
      const sale = { items: [{ product_id: (await makeProduct(studio)).id, quantity: 1 }], payment_method: 'gift_card' }
      const pay = (body: object = {}) =>
        studio.asOwner('POST /api/v1/product-sales', {
          ...sale,
          payments: [{ method: 'gift_card', amount: 12, gift_card_code: card.code }],
          ...body,
        })
      const rule = await makeRule(studio, {
        trigger_event: 'client.inactive',
        condition_json: { all: [{ field: 'days', op: 'eq', value: 14 }] },
      })
      const away = await addClient(studio)
      const packed = await addClient(studio)
      const { id } = await sellMembership(studio, { client_id: packed.id, expires_at: tomorrow })
      const cls = await makeClass(studio, { starts_at: at(tomorrow, '23:55'), duration_minutes: 5 })
      await book(studio, cls, packed)

      await waitUntil(at(today, '23:59'))
      const paid = await pay()
      assert.equal(paid.status, 201, JSON.stringify(paid.body))
      await waitUntil(at(tomorrow, '00:01'))
      assert.equal((await pay()).status, 409)

      await waitUntil(at(addDays(tomorrow, 1), '00:20'))
      assert.equal((await read(`memberships/${id}`)).status, 'expired')
      await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`, {})
      const again = await read(`memberships/${id}`)
      assert.deepEqual([again.status, again.expires_at], ['active', addDays(tomorrow, 14)])

      await waitUntil(at(addDays(today, 13), '23:50'))
      assert.deepEqual(await tagsOf(studio, away), [])
      await waitUntil(at(addDays(today, 14), '00:50'))
      assert.deepEqual(await tagsOf(studio, away), [rule.tag_name])
      assert.deepEqual((await classesOf(studio, tomorrow, tomorrow)).length, 1)
    })
  })
}
