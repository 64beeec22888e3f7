import { forChild, because, own, plain } from '../../test/calls/measured.ts'
import type { TestStudio } from '../../test/studio.ts'
import { type TestClient, registerClient, makeFullClass, setRules } from '../../test/build/bookings.ts'
import { makeMemberDependant } from '../../test/build/dependants.ts'
import { offer } from '../../test/build/appointments.ts'
import { makeClass, makeSeries } from '../../test/build/schedule.ts'
import { startStanding } from '../../test/build/standing-bookings.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { dependantAppointmentsContract } from './appointments-contract.ts'
import type { dependantBookingsContract } from './bookings-contract.ts'
import type { dependantsContract } from './contract.ts'
import type { dependantStandingContract } from './standing-contract.ts'

async function family(studio: TestStudio): Promise<[guardian: TestClient, dependant: { id: number }]> {
  const guardian = await registerClient(studio)
  return [guardian, await makeMemberDependant(studio, guardian)]
}

const dependants = 'POST /api/v1/clients/me/dependants/{dependant_id}'

export const dependantsCalls: Calls<
  typeof dependantAppointmentsContract &
    typeof dependantBookingsContract &
    typeof dependantStandingContract &
    typeof dependantsContract
> = {
  'GET /api/v1/clients/me/dependants/{dependant_id}/appointments': { bench: forChild() },
  'POST /api/v1/clients/me/dependants/{dependant_id}/appointments': {
    ask: async (studio) => {
      const [guardian, { id }] = await family(studio)
      const { service, instructor } = await offer(studio)
      const wish = { service_id: service.id, instructor_id: instructor.id, starts_at: '2031-03-04T10:00' }
      return [[id], wish, guardian.email]
    },
    trespass: ({ service_id, instructor_id }) => ({ service_id, instructor_id, starts_at: '2026-03-17T10:00' }),
    bench: because.asOwn,
  },
  'PATCH /api/v1/clients/me/dependants/{dependant_id}/appointments/{appointment_id}/cancel': { bench: because.asOwn },
  'GET /api/v1/clients/me/dependants/{dependant_id}/bookings': { bench: forChild() },
  'POST /api/v1/clients/me/dependants/{dependant_id}/bookings': {
    ask: async (studio) => {
      const [guardian, { id }] = await family(studio)
      return [[id], { scheduled_class_id: (await makeClass(studio)).id }, guardian.email]
    },
    trespass: ({ open_class_id }) => ({ scheduled_class_id: open_class_id }),
    bench: forChild(async ({ make }) => ({ body: { scheduled_class_id: await make.apart() } })),
  },
  'DELETE /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}': { bench: because.asOwn },
  'GET /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}/check-in-code': { bench: because.asOwn },
  'PUT /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}/seat': {
    trespass: ({ seat_id }) => ({ seat_id }),
    bench: because.asOwn,
  },
  'GET /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist': { bench: forChild() },
  'POST /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist': {
    ask: async (studio) => {
      const [guardian, { id }] = await family(studio)
      return [[id], { scheduled_class_id: (await makeFullClass(studio)).cls.id }, guardian.email]
    },
    trespass: ({ full_class_id }) => ({ scheduled_class_id: full_class_id }),
    bench: because.asOwn,
  },
  'DELETE /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist/{waitlist_id}': { bench: because.asOwn },
  'POST /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist/{waitlist_id}/confirm': {
    ask: async (studio) => {
      await setRules(studio, { waitlist_confirm_minutes: 60, quiet_hours_start: '00:00', quiet_hours_end: '00:00' })
      const [guardian, { id }] = await family(studio)
      const { cls, booking } = await makeFullClass(studio)
      const waiting = await guardian.ask(`${dependants}/bookings/waitlist`.replace('{dependant_id}', String(id)), {
        scheduled_class_id: cls.id,
      })
      await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
      return [[id, waiting.body.id], undefined, guardian.email]
    },
    bench: because.asOwn,
  },
  'GET /api/v1/clients/me/dependants/{dependant_id}/scheduled-classes/{class_id}/eligibility': { bench: forChild() },
  'GET /api/v1/clients/me/dependants/{dependant_id}/standing-bookings': { bench: forChild() },
  'GET /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/preview': {
    query: ({ series_id }) => `series_id=${series_id}&starts_on=2036-08-03`,
    bench: because.asOwn,
  },
  'POST /api/v1/clients/me/dependants/{dependant_id}/standing-bookings': {
    ask: async (studio) => {
      await setRules(studio, { standing_bookings_enabled: true })
      const [guardian, { id }] = await family(studio)
      const { series_id } = await makeSeries(studio, { recurrence: { count: 1 } })
      return [[id], { series_id, starts_on: studio.clock.now().slice(0, 10) }, guardian.email]
    },
    trespass: ({ series_id }) => ({ series_id, starts_on: '2036-08-03' }),
    bench: because.asOwn,
  },
  'DELETE /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/{standing_booking_id}': {
    bench: because.asOwn,
  },
  'POST /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/{standing_booking_id}/skips': {
    ask: async (studio) => {
      const [guardian, { id: client_id }] = await family(studio)
      const { id, dates } = await startStanding(studio, { client_id }, { booking_open_hours_before: 24 })
      return [[client_id, id], { date: dates.at(-1).date }, guardian.email]
    },
    bench: because.asOwn,
  },
  'DELETE /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/{standing_booking_id}/skips/{date}': {
    bench: because.asOwn,
  },
  'GET /api/v1/clients/me/dependants': { bench: own(plain) },
  'POST /api/v1/clients/me/dependants': {
    ask: async (studio) => [
      [],
      { full_name: 'Noa', date_of_birth: '2017-09-03' },
      (await registerClient(studio)).email,
    ],
    bench: own(() => ({ body: { full_name: 'Noa', date_of_birth: '2017-09-03' } })),
  },
  'PUT /api/v1/clients/me/dependants/{dependant_id}': {
    ask: async (studio) => {
      const [guardian, { id }] = await family(studio)
      return [[id], { full_name: 'Noa Ruiz' }, guardian.email]
    },
    bench: because.asOwn,
  },
  'GET /api/v1/clients/me/dependants/{dependant_id}': { bench: forChild() },
  'GET /api/v1/clients/me/dependants/{dependant_id}/memberships': { bench: forChild() },
  'GET /api/v1/clients/me/dependants/{dependant_id}/memberships/{membership_id}/credits': {
    bench: forChild(async ({ make }, child) => {
      return { ids: { membership_id: await make.sell(child, await make.pack()) } }
    }),
  },
  'GET /api/v1/clients/me/dependants/{dependant_id}/waivers': { bench: forChild() },
  'POST /api/v1/clients/me/dependants/{dependant_id}/waivers/{waiver_id}/sign': {
    bench: forChild(() => ({ body: { signed_name: 'Bench Guest' } })),
  },
  'GET /api/v1/clients/me/dependants/{dependant_id}/waivers/{signature_id}.pdf': {
    bench: 'the same paper as a client’s own',
  },
}
