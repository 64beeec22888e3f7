import { makeMembershipType } from '../build/memberships.ts'
import { book, makeFullClass, registerClient, registerMember, setRules, wait } from '../build/bookings.ts'
import { askAsGuest } from '../build/guests.ts'
import { makeRoom, makeSeatedClass, rowsOf } from '../build/rooms.ts'
import { makeClass, makeTemplate } from '../build/schedule.ts'
import { makeInstructor } from '../build/staff.ts'
import { askInstead, claimInstead } from '../build/substitutes.ts'
import type { TestStudio } from '../studio.ts'
import { picture, type Change } from './change.ts'

/** A class of yesterday’s with somebody in it: the clock is an hour past its start. */
async function begun(studio: TestStudio) {
  const client = await registerMember(studio)
  const cls = await makeClass(studio)
  const booking = await book(studio, cls, client)
  await studio.advance({ milliseconds: Date.parse(cls.starts_at) - Date.parse(studio.clock.now()) + 600_000 })
  return { client, cls, booking }
}

/** Changes of classes, bookings and waitlists: by operation, the entry each leaves in the audit log. */
export const classesChanges: Record<string, Change> = {
  'POST /api/v1/class-templates': ['class_template.create', async () => [[], { name: 'Flow' }]],
  'PUT /api/v1/class-templates/{template_id}': [
    'class_template.update',
    async (studio) => [
      [(await makeTemplate(studio)).id],
      {
        name: 'Slow flow',
        description: 'Slowly',
        duration_minutes: 75,
        default_capacity: 9,
        default_instructor_id: (await makeInstructor(studio)).id,
        color: '#abcdef',
        cancellation_window_hours: 11,
        booking_open_hours_before: 100,
        booking_close_hours_before: 2,
        room_plan_id: (await makeRoom(studio, 9)).id,
      },
    ],
  ],
  'DELETE /api/v1/class-templates/{template_id}': [
    'class_template.update',
    async (studio) => [[(await makeTemplate(studio)).id]],
  ],
  'POST /api/v1/class-templates/{template_id}/photo': [
    'class_template.photo',
    async (studio) => [[(await makeTemplate(studio)).id], await picture()],
  ],
  'DELETE /api/v1/class-templates/{template_id}/photo': [
    'class_template.photo',
    async (studio) => {
      const { id } = await makeTemplate(studio)
      await studio.asOwner(`POST /api/v1/class-templates/${id}/photo`, await picture())
      return [[id]]
    },
  ],
  'POST /api/v1/room-plans': ['room_plan.create', async () => [[], { name: 'Mats', seats: rowsOf(1, 2) }]],
  'PUT /api/v1/room-plans/{room_plan_id}': [
    'room_plan.update',
    async (studio) => [[(await makeRoom(studio)).id], { name: 'Bikes' }],
  ],
  'DELETE /api/v1/room-plans/{room_plan_id}': ['room_plan.delete', async (studio) => [[(await makeRoom(studio)).id]]],
  'PUT /api/v1/bookings/{booking_id}/seat': [
    'booking.seat',
    async (studio) => {
      const room = await makeRoom(studio)
      const { id } = await book(studio, await makeSeatedClass(studio, room), await registerMember(studio))
      return [[id], { seat_id: room.seats[2].id }]
    },
  ],
  'POST /api/v1/scheduled-classes': [
    'class.create',
    async (studio) => [[], { template_id: (await makeTemplate(studio)).id, starts_at: '2031-03-04T10:00' }],
  ],
  'PUT /api/v1/scheduled-classes/{class_id}': [
    'class.update',
    async (studio) => [
      [(await makeClass(studio)).id],
      {
        starts_at: '2031-03-06T10:00:00.000Z',
        duration_minutes: 35,
        capacity: 7,
        instructor_id: (await makeInstructor(studio)).id,
        establishment_id: 1,
        room_plan_id: (await makeRoom(studio, 7)).id,
      },
    ],
  ],
  'POST /api/v1/scheduled-classes/{class_id}/cancel': [
    'class.cancel',
    async (studio) => [[(await makeClass(studio)).id], { reason: 'Ill' }],
  ],
  'POST /api/v1/scheduled-classes/{class_id}/substitute': [
    'class.substitute',
    async (studio) => [[(await makeClass(studio)).id], { instructor_id: (await makeInstructor(studio)).id }],
  ],
  'POST /api/v1/scheduled-classes/{class_id}/substitute-requests': [
    'substitute.ask',
    async (studio) => [
      [(await makeClass(studio, { instructor_id: (await makeInstructor(studio)).id })).id],
      { note: 'A cold' },
    ],
  ],
  'POST /api/v1/substitute-requests/{request_id}/claim': [
    'substitute.claim',
    async (studio) => {
      const { body: owner } = await studio.asOwner('GET /api/v1/auth/me')
      // There already where this is asked again.
      await studio.asOwner(`POST /api/v1/staff/${owner.id}/instructor-profile`, {})
      const { body: profile } = await studio.asOwner('GET /api/v1/instructors/me')
      return [[(await askInstead(studio, [profile])).id], {}]
    },
  ],
  'POST /api/v1/substitute-requests/{request_id}/approve': [
    'substitute.fill class.substitute',
    async (studio) => [[(await claimInstead(studio)).id], {}],
  ],
  'POST /api/v1/substitute-requests/{request_id}/decline': [
    'substitute.decline',
    async (studio) => [[(await claimInstead(studio)).id], {}],
  ],
  'DELETE /api/v1/substitute-requests/{request_id}': [
    'substitute.withdraw',
    async (studio) => [[(await askInstead(studio, [])).id]],
  ],
  'POST /api/v1/closures': [
    'closure.create',
    async () => [[], { starts_on: '2031-08-01', ends_on: '2031-08-02', reason: 'Summer' }],
  ],
  'DELETE /api/v1/closures/{closure_id}': [
    'closure.delete',
    async (studio) => {
      const closure = { starts_on: '2032-08-01', ends_on: '2032-08-02', reason: 'Summer' }
      return [[(await studio.asOwner('POST /api/v1/closures', closure)).body.id]]
    },
  ],
  'POST /api/v1/calendar/tokens': ['calendar_feed.open', async () => [[], {}]],
  'DELETE /api/v1/calendar/tokens/{feed_id}': [
    'calendar_feed.close',
    async (studio) => {
      const { id: instructor_id } = await makeInstructor(studio)
      return [[(await studio.asOwner('POST /api/v1/calendar/tokens', { instructor_id })).body.id]]
    },
  ],
  'POST /api/v1/scheduled-classes/{class_id}/roster/check-in': [
    'booking.check_in',
    async (studio) => {
      const { cls, booking } = await begun(studio)
      return [[cls.id], { booking_ids: [booking.id] }]
    },
  ],
  'POST /api/v1/bookings': [
    'booking.create',
    async (studio) => {
      const client = await registerMember(studio)
      return [[], { scheduled_class_id: (await makeClass(studio)).id, client_id: client.id }]
    },
  ],
  'DELETE /api/v1/bookings/{booking_id}': [
    'booking.cancel',
    async (studio) => [[(await book(studio, await makeClass(studio), await registerMember(studio))).id]],
  ],
  'POST /api/v1/bookings/{booking_id}/check-in': [
    'booking.check_in',
    async (studio) => [[(await begun(studio)).booking.id]],
  ],
  'POST /api/v1/bookings/{booking_id}/no-show': [
    'booking.no_show',
    async (studio) => [[(await begun(studio)).booking.id]],
  ],
  'POST /api/v1/bookings/{booking_id}/pay': [
    'booking.paid charge.settle',
    async (studio) => {
      await makeMembershipType(studio, { type: 'drop_in', price: 15 })
      const unpaid = await book(studio, await makeClass(studio), await registerClient(studio), { force: true })
      return [[unpaid.id], { payment_method: 'cash' }]
    },
  ],
  'POST /api/v1/bookings/{booking_id}/undo': [
    'booking.undo',
    async (studio) => {
      const { booking } = await begun(studio)
      await studio.asOwner(`POST /api/v1/bookings/${booking.id}/check-in`)
      return [[booking.id]]
    },
  ],
  'POST /api/v1/bookings/{booking_id}/excuse': [
    'booking.excuse',
    async (studio) => {
      const { booking } = await begun(studio)
      await studio.asOwner(`POST /api/v1/bookings/${booking.id}/no-show`)
      return [[booking.id], { reason: 'Doctor' }]
    },
  ],
  'POST /api/v1/bookings/waitlist': [
    'waitlist.join',
    async (studio) => {
      const { cls } = await makeFullClass(studio)
      return [[], { scheduled_class_id: cls.id, client_id: (await registerMember(studio)).id }]
    },
  ],
  'DELETE /api/v1/bookings/waitlist/{waitlist_id}': [
    'waitlist.leave',
    async (studio) => [[(await wait((await makeFullClass(studio)).cls, await registerMember(studio))).id]],
  ],
  'POST /api/v1/bookings/waitlist/{waitlist_id}/confirm': [
    'booking.create',
    async (studio) => {
      await setRules(studio, { waitlist_confirm_minutes: 60, quiet_hours_start: '00:00', quiet_hours_end: '00:00' })
      const { cls, booking } = await makeFullClass(studio)
      const entry = await wait(cls, await registerMember(studio))
      await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
      return [[entry.id]]
    },
  ],
  'POST /api/v1/guest-bookings/{guest_booking_id}/confirm': [
    'guest_booking.confirm booking.create client.create',
    async (studio) => [[await askAsGuest(studio)]],
  ],
  'POST /api/v1/guest-bookings/{guest_booking_id}/decline': [
    'guest_booking.decline',
    async (studio) => [[await askAsGuest(studio)]],
  ],
}
