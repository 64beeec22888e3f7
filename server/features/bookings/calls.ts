import { plain, later, where, ten, ofClient, on, own } from '../../test/calls/measured.ts'
import { registerMember, book, registerClient, sellPack } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import type { TestStudio } from '../../test/studio.ts'
import { makeMembershipType } from '../../test/build/memberships.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { bookingsContract } from './contract.ts'

/** A class of yesterday’s with somebody in it: the clock is an hour past its start. */
async function begun(studio: TestStudio) {
  const client = await registerMember(studio)
  const cls = await makeClass(studio)
  const booking = await book(studio, cls, client)
  await studio.advance({ milliseconds: Date.parse(cls.starts_at) - Date.parse(studio.clock.now()) + 600_000 })
  return { client, cls, booking }
}

export const bookingsCalls: Calls<typeof bookingsContract> = {
  'GET /api/v1/bookings': {
    bench: {
      first: plain,
      'third page': later,
      upcoming: where('upcoming=true'),
      'no-shows': ten('status=no_show'),
      'cancelled with the class': ten('status=class_cancelled'),
      'to be resolved': where('needs_resolution=true'),
      'of a client': ofClient,
      'of a class': where((site) => `class_id=${site.ids['class_id']}`),
    },
  },
  'POST /api/v1/bookings': {
    audit: 'booking.create',
    emits: ['booking.created'],
    ask: async (studio) => {
      const client = await registerMember(studio)
      return [[], { scheduled_class_id: (await makeClass(studio)).id, client_id: client.id }]
    },
    bench: {
      'with a pass': async ({ make }) => ({
        body: { scheduled_class_id: await make.roomy(), client_id: await make.member() },
      }),
      'with a pack': async ({ make }) => {
        const client_id = await make.client()
        await make.sell(client_id, await make.pack())
        return { body: { scheduled_class_id: await make.roomy(), client_id } }
      },
      'for an old client': async ({ make, regular }) => ({
        body: { scheduled_class_id: await make.cls(2, 70), client_id: regular, force: true },
      }),
    },
  },
  'DELETE /api/v1/bookings/{booking_id}': {
    audit: 'booking.cancel',
    emits: ['booking.cancelled'],
    idleAgain: true,
    ask: async (studio) => [[(await book(studio, await makeClass(studio), await registerMember(studio))).id]],
    bench: on(
      'booking_id',
      ({ make }) => make.book(),
      () => ({}),
    ),
  },
  'POST /api/v1/bookings/{booking_id}/check-in': {
    audit: 'booking.check_in',
    emits: ['booking.checked_in', 'client.first_visit'],
    ask: async (studio) => [[(await begun(studio)).booking.id]],
    bench: on('booking_id', ({ make }) => make.expected()),
  },
  'GET /api/v1/bookings/{booking_id}/check-in-code': {
    bench: own(async ({ make }, guest) => ({ ids: { booking_id: await make.bookingOf(guest) } })),
  },
  'POST /api/v1/bookings/{booking_id}/no-show': {
    audit: 'booking.no_show',
    emits: ['booking.no_show'],
    ask: async (studio) => [[(await begun(studio)).booking.id]],
    bench: 'only after its class has begun',
  },
  'POST /api/v1/bookings/{booking_id}/pay': {
    audit: ['booking.paid', 'charge.settle'],
    ask: async (studio) => {
      await makeMembershipType(studio, { type: 'drop_in', price: 15 })
      const unpaid = await book(studio, await makeClass(studio), await registerClient(studio), { force: true })
      return [[unpaid.id], { payment_method: 'cash' }]
    },
    bench: 'measured as settling a charge; by itself only where a place is unpaid',
  },
  'PUT /api/v1/bookings/{booking_id}/membership': {
    audit: 'booking.paid_by',
    idleAgain: true,
    ask: async (studio) => {
      const client = await registerMember(studio)
      const booking = await book(studio, await makeClass(studio), client)
      return [[booking.id], { membership_id: (await sellPack(studio, client, 5)).id }]
    },
    bench: on(
      'booking_id',
      ({ make }) => make.book(),
      () => ({ membership_id: null }),
    ),
  },
  'POST /api/v1/bookings/{booking_id}/undo': {
    audit: 'booking.undo',
    ask: async (studio) => {
      const { booking } = await begun(studio)
      await studio.asOwner(`POST /api/v1/bookings/${booking.id}/check-in`)
      return [[booking.id]]
    },
    bench: 'only after its class has begun',
  },
  'POST /api/v1/bookings/{booking_id}/excuse': {
    audit: 'booking.excuse',
    ask: async (studio) => {
      const { booking } = await begun(studio)
      await studio.asOwner(`POST /api/v1/bookings/${booking.id}/no-show`)
      return [[booking.id], { reason: 'Doctor' }]
    },
    bench: 'only after its class has begun',
  },
}
