import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { makeAppointment } from '../test/build/appointments.ts'
import { enrollmentsOf, makeAutomation } from '../test/build/automations.ts'
import {
  book,
  makeFullClass,
  registerClient,
  registerMember,
  sellPack,
  setRules,
  wait,
} from '../test/build/bookings.ts'
import { sell } from '../test/build/commerce.ts'
import { makeMembershipType, sellMembership } from '../test/build/memberships.ts'
import { importFile } from '../test/build/migration.ts'
import { makeClass } from '../test/build/schedule.ts'
import { addClient, eventsThat, giveTag, makeTag } from '../test/build/tags.ts'
import { makeWaiver } from '../test/build/waivers.ts'
import { startStudio, type TestStudio } from '../test/studio.ts'
import type { TriggerEvent } from './payloads.ts'
import { triggerEvents } from './trigger-values.ts'

/** Number of times each event has been emitted, without the events that never were. */
type Counts = Partial<Record<TriggerEvent, number>>

async function counts(studio: TestStudio): Promise<Counts> {
  const all = await Promise.all(triggerEvents.map(async (event) => [event, await eventsThat(studio, event)] as const))
  return Object.fromEntries(all.filter(([, count]) => count > 0))
}

const added: Counts = { 'client.created': 1 }
const member: Counts = { ...added, 'membership.started': 1 }
const booked: Counts = { ...member, 'booking.created': 1 }

async function bookMember(studio: TestStudio) {
  const client = await registerMember(studio)
  return { client, booking: await book(studio, await makeClass(studio), client) }
}

async function sellPass(studio: TestStudio, validity_days: number, terms: object = {}, sale: object = {}) {
  const type = await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days, ...terms })
  return sellMembership(studio, { membership_type_id: type.id, ...sale })
}

/** An appointment in five days that comes to its end, asked twice. */
function endAs(status: string) {
  return async (studio: TestStudio) => {
    const { id } = await makeAppointment(studio)
    await studio.advance({ days: 5 })
    for (const _ of ['once', 'again']) await studio.asOwner(`PATCH /api/v1/appointments/${id}/complete`, { status })
  }
}

/** Tomorrow's class of 18:30 begins; the check-in opens half an hour before. */
const toTheClass = { days: 1, hours: 6, minutes: 10 }

/** Shown in emitted-online.test.ts, by the payment processor's stand-in. */
const ONLINE = ['payment.failed', 'payment.recovered', 'checkout.abandoned', 'gift_card.purchased'] as const

type Emitted = Exclude<TriggerEvent, (typeof ONLINE)[number]>
type Scene = [expected: Counts, play: (studio: TestStudio) => Promise<unknown>]

/** For each event what brings it about, and everything that is emitted by then: as often as it says and nothing else. */
const scenes: Record<Emitted, Scene[]> = {
  'client.created': [
    [added, (studio) => addClient(studio)],
    [added, (studio) => registerClient(studio)],
  ],
  'client.imported': [
    [{ 'client.imported': 2 }, (studio) => importFile(studio, 'clients', 'Full name\nIda Imported\nIvo Imported\n')],
  ],
  'client.birthday': [
    [
      { ...added, 'client.birthday': 1 },
      async (studio) => {
        await addClient(studio, { date_of_birth: '1990-03-05' })
        await studio.advance({ days: 1 })
        await studio.advance({ hours: 2 })
      },
    ],
  ],
  'client.tag_added': [
    [
      { ...added, 'client.tag_added': 1 },
      async (studio) => {
        const [client, tag] = [await addClient(studio), await makeTag(studio)]
        await giveTag(studio, client, tag)
        await studio.asOwner(`POST /api/v1/clients/${client.id}/tags`, { tag_id: tag.id })
      },
    ],
  ],
  'client.first_visit': [
    [
      { ...booked, 'booking.checked_in': 2, 'client.first_visit': 1 },
      async (studio) => {
        const { booking } = await bookMember(studio)
        await studio.advance(toTheClass)
        await studio.asOwner(`POST /api/v1/bookings/${booking.id}/check-in`)
        await studio.asOwner(`POST /api/v1/bookings/${booking.id}/check-in`)
        await studio.asOwner(`POST /api/v1/bookings/${booking.id}/undo`)
        await studio.asOwner(`POST /api/v1/bookings/${booking.id}/check-in`)
      },
    ],
  ],
  'client.visit_milestone': [
    [
      {
        ...member,
        'booking.created': 6,
        'booking.checked_in': 6,
        'client.first_visit': 1,
        'client.visit_milestone': 1,
      },
      async (studio) => {
        await setRules(studio, { checkin_open_minutes_before: 180 })
        const client = await registerMember(studio)
        const bookings = []
        for (const at of ['13:00', '13:20', '13:40', '14:00', '14:20', '14:40']) {
          const cls = await makeClass(studio, { starts_at: `2026-03-04T${at}`, duration_minutes: 20 })
          bookings.push(await book(studio, cls, client))
        }
        for (const { id } of bookings) await studio.asOwner(`POST /api/v1/bookings/${id}/check-in`)
      },
    ],
  ],
  'client.inactive': [
    [
      { ...added, 'client.inactive': 1 },
      async (studio) => {
        await addClient(studio)
        for (let day = 0; day < 8; day += 1) await studio.advance({ days: 1 })
      },
    ],
  ],
  'booking.created': [[booked, bookMember]],
  'booking.cancelled': [
    [
      { ...booked, 'booking.cancelled': 1 },
      async (studio) => {
        const { booking } = await bookMember(studio)
        await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
        await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
      },
    ],
  ],
  'booking.late_cancelled': [
    [
      { ...booked, 'booking.late_cancelled': 1 },
      async (studio) => {
        const { client, booking } = await bookMember(studio)
        await studio.advance({ days: 1 })
        await client.ask(`DELETE /api/v1/bookings/${booking.id}`)
      },
    ],
  ],
  'booking.no_show': [
    [
      { ...booked, 'booking.no_show': 1 },
      async (studio) => {
        const { booking } = await bookMember(studio)
        await studio.advance({ days: 1, hours: 8 })
        await studio.asOwner(`POST /api/v1/bookings/${booking.id}/no-show`)
        await studio.asOwner(`POST /api/v1/bookings/${booking.id}/no-show`)
      },
    ],
  ],
  'booking.checked_in': [
    [
      { ...booked, 'booking.checked_in': 1, 'client.first_visit': 1 },
      async (studio) => {
        const { booking } = await bookMember(studio)
        await studio.advance(toTheClass)
        await studio.asOwner(`POST /api/v1/bookings/${booking.id}/check-in`)
      },
    ],
  ],
  'waitlist.joined': [
    [
      { 'client.created': 2, 'membership.started': 2, 'booking.created': 1, 'waitlist.joined': 1 },
      async (studio) => {
        const { cls } = await makeFullClass(studio)
        await wait(cls, await registerMember(studio))
      },
    ],
  ],
  'waitlist.offered': [
    [
      {
        'client.created': 2,
        'membership.started': 2,
        'booking.created': 1,
        'waitlist.joined': 1,
        'booking.cancelled': 1,
        'waitlist.offered': 1,
      },
      async (studio) => {
        const { cls, booking } = await makeFullClass(studio)
        await wait(cls, await registerMember(studio))
        await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
      },
    ],
  ],
  'membership.started': [
    [member, (studio) => sellPass(studio, 30)],
    [added, (studio) => sellPass(studio, 30, {}, { starts_at: '2026-03-06' })],
    [
      member,
      async (studio) => {
        await sellPass(studio, 30, {}, { starts_at: '2026-03-06' })
        await studio.advance({ days: 2 })
        await studio.advance({ days: 1 })
      },
    ],
    [
      member,
      async (studio) => {
        const { id } = await sellPass(studio, 30, {}, { starts_at: '2026-03-06' })
        await studio.asOwner(`PUT /api/v1/memberships/${id}`, { status: 'active' })
        await studio.advance({ days: 3 })
      },
    ],
  ],
  'membership.paused': [
    [
      { ...member, 'membership.paused': 1 },
      async (studio) => {
        const { id } = await sellPass(studio, 300, { can_pause: true, max_pause_days: 20 })
        await studio.asOwner(`POST /api/v1/memberships/${id}/pause`, { pause_days: 3 })
        await studio.advance({ days: 4 })
      },
    ],
  ],
  'membership.expiring': [
    [
      { ...member, 'membership.expiring': 2 },
      async (studio) => {
        await sellPass(studio, 3)
        await studio.advance({ days: 1 })
        await studio.advance({ days: 1 })
      },
    ],
  ],
  'membership.expired': [
    [
      { ...member, 'membership.expiring': 1, 'membership.expired': 1 },
      async (studio) => {
        await sellPass(studio, 2)
        await studio.advance({ days: 1 })
        await studio.advance({ days: 1 })
        await studio.advance({ days: 1 })
      },
    ],
  ],
  'membership.cancelled': [
    [
      { ...member, 'membership.cancelled': 1 },
      async (studio) => {
        const { id } = await sellPass(studio, 30)
        await studio.asOwner(`DELETE /api/v1/memberships/${id}`)
        await studio.asOwner(`DELETE /api/v1/memberships/${id}`)
      },
    ],
  ],
  'membership.credits_low': [
    [{ ...booked, 'membership.credits_low': 1 }, (studio) => bookOnPack(studio, 4)],
    [booked, (studio) => bookOnPack(studio, 5)],
  ],
  'intro_offer.ending': [
    [
      { ...member, 'membership.expiring': 1, 'intro_offer.ending': 1 },
      async (studio) => {
        await sellPass(studio, 2, { is_intro_offer: true })
        await studio.advance({ days: 1 })
        await studio.advance({ hours: 2 })
      },
    ],
  ],
  'product.purchased': [
    [{ ...added, 'product.purchased': 1 }, async (studio) => sell(studio, { client_id: (await addClient(studio)).id })],
    [{}, (studio) => sell(studio)],
  ],
  'appointment.booked': [
    [{ ...added, 'appointment.booked': 1 }, (studio) => makeAppointment(studio)],
    [
      { ...added, 'appointment.booked': 1 },
      async (studio) => {
        const { id } = await makeAppointment(studio)
        await studio.asOwner(`PATCH /api/v1/appointments/${id}/cancel`)
      },
    ],
  ],
  'appointment.completed': [[{ ...added, 'appointment.booked': 1, 'appointment.completed': 1 }, endAs('completed')]],
  'appointment.no_show': [[{ ...added, 'appointment.booked': 1, 'appointment.no_show': 1 }, endAs('no_show')]],
  'waiver.unsigned_before_class': [
    [
      { ...booked, 'waiver.unsigned_before_class': 1 },
      async (studio) => {
        await bookMember(studio)
        await makeWaiver(studio, { requires_before_booking: true })
        await studio.advance({ hours: 7 })
        await studio.advance({ hours: 1 })
      },
    ],
  ],
}

async function bookOnPack(studio: TestStudio, credits: number): Promise<void> {
  const client = await registerClient(studio)
  await sellPack(studio, client, credits)
  await book(studio, await makeClass(studio), client)
}

describe('the events that rules and automations are offered', () => {
  for (const [event, played] of Object.entries(scenes)) {
    for (const [index, [expected, play]] of played.entries()) {
      it(`${event} is emitted as often as it happens (${index + 1})`, async () => {
        const studio = await startStudio()
        try {
          const wait = { type: 'wait', days: 90 }
          const automation = await makeAutomation(studio, { trigger_event: event, steps: [wait] })
          await play(studio)
          assert.deepEqual(await counts(studio), { ...expected })
          await studio.advance({ seconds: 1 })
          // Once at a time, for anybody it happens to; and for nobody otherwise.
          const enrolled = await enrollmentsOf(studio, automation)
          const clients = new Set(enrolled.map(({ client_id }) => client_id))
          assert.equal(enrolled.length > 0, (expected[event as TriggerEvent] ?? 0) > 0)
          assert.equal(clients.size, enrolled.length, JSON.stringify(enrolled))
        } finally {
          await studio.stop()
        }
      })
    }
  }

  it('are each shown here, or by what is paid online', () => {
    const shown = [...Object.keys(scenes), ...ONLINE]
    assert.deepEqual(shown.toSorted(), [...triggerEvents].toSorted())
    for (const [event, played] of Object.entries(scenes)) {
      assert.ok(
        played.some(([expected]) => (expected[event as TriggerEvent] ?? 0) > 0),
        event,
      )
    }
  })
})
