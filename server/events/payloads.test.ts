import assert from 'node:assert/strict'
import Database from 'better-sqlite3'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { book, registerClient, registerMember, sellPack, setRules, wait } from '../test/build/bookings.ts'
import { makeProduct, sell } from '../test/build/commerce.ts'
import { makeMembershipType, sellMembership } from '../test/build/memberships.ts'
import { makeClass } from '../test/build/schedule.ts'
import { makeInstructor } from '../test/build/staff.ts'
import { addClient } from '../test/build/tags.ts'
import { startStudio, type TestStudio } from '../test/studio.ts'

type Told = [event: string, client: number | null, payload: unknown]

/** The outbox's content for some events, oldest first. */
function told(studio: TestStudio, ...events: string[]): Told[] {
  const database = new Database(join(studio.folder, 'studio.sqlite'), { readonly: true })
  try {
    const rows = database.prepare('SELECT event, client_id, payload FROM events ORDER BY id').all() as {
      event: string
      client_id: number | null
      payload: string
    }[]
    return rows
      .filter(({ event }) => events.includes(event))
      .map(({ event, client_id, payload }) => [event, client_id, JSON.parse(payload)])
  } finally {
    database.close()
  }
}

async function inStudio(play: (studio: TestStudio) => Promise<void>): Promise<void> {
  const studio = await startStudio()
  try {
    await play(studio)
  } finally {
    await studio.stop()
  }
}

describe('what events tell', () => {
  it('of a booking: its class, its membership and what became of it', () =>
    inStudio(async (studio) => {
      await setRules(studio, { cancellation_hours: 1, checkin_open_minutes_before: 60 })
      const teacher = await makeInstructor(studio)
      const client = await registerClient(studio)
      const pack = await sellPack(studio, client, 4)
      const cls = await makeClass(studio, { starts_at: '2026-03-04T12:55', instructor_id: teacher.id })
      const kept = await book(studio, cls, client)
      const other = await makeClass(studio, { starts_at: '2026-03-06T12:00' })
      const given = await book(studio, other, client)
      await studio.asOwner(`DELETE /api/v1/bookings/${given.id}`)
      const absent = await registerMember(studio)
      const unpaid = await registerClient(studio)
      const missed = await book(studio, cls, absent)
      const forced = await book(studio, cls, unpaid, { force: true })
      await client.ask(`POST /api/v1/bookings/${kept.id}/check-in`)
      await studio.advance({ minutes: 56 })
      await studio.asOwner(`POST /api/v1/bookings/${missed.id}/no-show`)
      const about = (booking: Record<string, unknown>, of: Record<string, unknown>, status: string) => ({
        booking_id: booking['id'],
        scheduled_class_id: of['id'],
        template_id: of['template_id'],
        instructor_id: of['instructor_id'],
        class_name: 'Vinyasa',
        starts_at: of['starts_at'],
        membership_id: booking['membership_id'],
        status,
        source: 'staff',
        is_unpaid: booking === forced,
      })
      const low = (credits_remaining: number) => ({
        membership_id: pack.id,
        membership_type_id: pack.membership_type_id,
        credits_remaining,
      })
      const came = { ...about(kept, cls, 'checked_in'), visits: 1 }
      const events = ['created', 'cancelled', 'checked_in', 'no_show'].map((turn) => `booking.${turn}`)
      const found = told(studio, ...events, 'membership.credits_low', 'client.first_visit')
      const expected: Told[] = [
        ['booking.created', client.id, about(kept, cls, 'booked')],
        ['membership.credits_low', client.id, low(3)],
        ['booking.created', client.id, about(given, other, 'booked')],
        ['membership.credits_low', client.id, low(2)],
        ['booking.cancelled', client.id, about(given, other, 'cancelled')],
        ['booking.created', absent.id, about(missed, cls, 'booked')],
        ['booking.created', unpaid.id, about(forced, cls, 'booked')],
        ['booking.checked_in', client.id, came],
        ['client.first_visit', client.id, came],
        ['booking.no_show', absent.id, about(missed, cls, 'no_show')],
      ]
      const sorted = (all: Told[]) => all.map((one) => JSON.stringify(sortKeys(one))).toSorted()
      assert.deepEqual(sorted(found), sorted(expected))
    }))

  it('of every fifth visit: the count, once each', () =>
    inStudio(async (studio) => {
      const client = await registerMember(studio)
      let last = { id: 0 }
      for (let visit = 1; visit <= 11; visit += 1) {
        const cls = await makeClass(studio, { starts_at: `2026-03-04T12:${10 + visit}`, duration_minutes: 5 })
        last = await book(studio, cls, client, { check_in: true, force: true })
        if (visit !== 5) continue
        for (const verb of ['undo', 'check-in']) await studio.asOwner(`POST /api/v1/bookings/${last.id}/${verb}`)
      }
      const counts = (event: string, field: string) =>
        told(studio, event).map(([, , payload]) => (payload as Record<string, unknown>)[field])
      assert.deepEqual(counts('client.visit_milestone', 'count'), [5, 10])
      assert.deepEqual(counts('booking.checked_in', 'visits'), [1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10, 11])
      assert.deepEqual(counts('client.first_visit', 'visits'), [1])
      assert.equal(counts('client.first_visit', 'source')[0], 'walk_in')
    }))

  it('of a waitlist entry: its class, and until when the offer stands', () =>
    inStudio(async (studio) => {
      await setRules(studio, { waitlist_confirm_minutes: 45 })
      const teacher = await makeInstructor(studio)
      const cls = await makeClass(studio, { capacity: 1, instructor_id: teacher.id })
      const booking = await book(studio, cls, await registerMember(studio))
      const client = await registerMember(studio)
      const entry = await wait(cls, client)
      await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
      const about = {
        entry_id: entry.id,
        scheduled_class_id: cls.id,
        template_id: cls.template_id,
        instructor_id: teacher.id,
        class_name: 'Vinyasa',
        starts_at: cls.starts_at,
      }
      assert.deepEqual(told(studio, 'waitlist.joined', 'waitlist.offered'), [
        ['waitlist.joined', client.id, about],
        ['waitlist.offered', client.id, { ...about, expires_at: '2026-03-04T11:45:00.000Z' }],
      ])
    }))

  it('of a membership: its type, whether it was an intro offer, and its last day', () =>
    inStudio(async (studio) => {
      const pause = { can_pause: true, max_pause_days: 20 }
      const intro = await makeMembershipType(studio, { validity_days: 31, is_intro_offer: true, ...pause })
      const pass = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 60 })
      const one = await sellMembership(studio, { membership_type_id: intro.id })
      const two = await sellMembership(studio, { membership_type_id: pass.id })
      const three = await sellMembership(studio, { membership_type_id: pass.id })
      await studio.advance({ minutes: 1 })
      await studio.asOwner(`POST /api/v1/memberships/${one.id}/pause`, { pause_days: 9 })
      await studio.asOwner(`PUT /api/v1/memberships/${two.id}`, { status: 'expired' })
      await studio.asOwner(`DELETE /api/v1/memberships/${three.id}`)
      const turn = (of: typeof one, type: string, expires_on: string) => [
        of.client_id,
        {
          membership_id: of.id,
          membership_type_id: of.membership_type_id,
          type,
          is_intro_offer: of.id === one.id,
          expires_on,
        },
      ]
      const turns = ['started', 'paused', 'expired', 'cancelled'].map((name) => `membership.${name}`)
      assert.deepEqual(told(studio, ...turns), [
        ['membership.started', ...turn(one, 'class_pack', '2026-04-03')],
        ['membership.started', ...turn(two, 'time_pass', '2026-05-02')],
        ['membership.started', ...turn(three, 'time_pass', '2026-05-02')],
        ['membership.paused', ...turn(one, 'class_pack', '2026-04-03')],
        ['membership.expired', ...turn(two, 'time_pass', '2026-05-02')],
        ['membership.cancelled', ...turn(three, 'time_pass', '2026-05-02')],
      ])
      const ending = {
        membership_id: one.id,
        membership_type_id: intro.id,
        is_intro_offer: true,
        expires_on: '2026-04-03',
        days: 30,
      }
      assert.deepEqual(told(studio, 'membership.expiring', 'intro_offer.ending'), [
        ['membership.expiring', one.client_id, ending],
        ['intro_offer.ending', one.client_id, ending],
      ])
    }))

  it('of a sale and of a day: the products, the birthday, the absence', () =>
    inStudio(async (studio) => {
      const client = await addClient(studio, { date_of_birth: '1990-03-05' })
      const [tea, mat] = [await makeProduct(studio), await makeProduct(studio)]
      const items = [
        { product_id: mat.id, quantity: 2 },
        { product_id: tea.id, quantity: 1 },
      ]
      const sale = await sell(studio, { client_id: client.id, items })
      for (let day = 4; day <= 11; day += 1) await studio.advance({ days: 1 })
      assert.deepEqual(told(studio, 'product.purchased', 'client.birthday', 'client.inactive'), [
        ['product.purchased', client.id, { sale_id: sale.id, product_ids: [mat.id, tea.id] }],
        ['client.birthday', client.id, { on: '2026-03-05' }],
        ['client.inactive', client.id, { days: 7, since: '2026-03-04' }],
      ])
    }))
})

function sortKeys([event, client, payload]: Told): unknown[] {
  return [event, client, Object.entries(payload as object).toSorted(([one], [other]) => (one < other ? -1 : 1))]
}
