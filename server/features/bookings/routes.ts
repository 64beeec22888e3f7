import { implement } from '../../api/implement.ts'
import { checkIn, checkInCode, excuse, noShow, undo } from './attendance/attendance.ts'
import { book } from './booking/book.ts'
import { changeMembershipOfBooking } from './paying/change-membership.ts'
import { payForBooking } from './paying/pay.ts'
import { presentBooking, viewingOf } from './present.ts'
import { cancelBooking } from './cancellation/cancel.ts'
import { bookingsContract } from './contract.ts'
import { bookingPage } from './list.ts'
import { eligibility } from './booking/eligibility.ts'
import { settleOffers } from './waitlist/offers.ts'
import { clientFilter, clientIdFor, instructorFilter, loadBooking, loadClass } from './access.ts'
import { changeSeat } from './seats/change-seat.ts'
import { seatsContract } from './seats/contract.ts'
import { visitsContract } from './visits/contract.ts'
import { ownVisits } from './visits/show-visits.ts'
import { showSeats } from './seats/show-seats.ts'
import { standingContract } from './standing-bookings/contract.ts'
import { endStanding } from './standing-bookings/end.ts'
import { listStandings } from './standing-bookings/list.ts'
import { previewStanding } from './standing-bookings/preview.ts'
import { skipDate, unskipDate } from './standing-bookings/skips.ts'
import { startStanding } from './standing-bookings/start.ts'
import { waitlistContract } from './waitlist/contract.ts'
import { listEntries } from './waitlist/entry-queries.ts'
import { confirmOffer, joinWaitlist, leaveWaitlist } from './waitlist/waitlist.ts'

export const bookingsRoutes = [
  ...implement(bookingsContract, {
    'GET /api/v1/bookings': (ctx, { query }) => {
      if (query.class_id && ctx.caller.role === 'instructor') loadClass(ctx, ctx.db, query.class_id)
      const own = { client_id: clientFilter(ctx, query.client_id), instructorId: instructorFilter(ctx) }
      return bookingPage(ctx.db, { ...query, ...own }, viewingOf(ctx.db, ctx))
    },
    'POST /api/v1/bookings': (ctx, { body }) => book(ctx, body),
    'GET /api/v1/bookings/{booking_id}': (ctx, { params }) =>
      presentBooking(ctx.db, loadBooking(ctx, ctx.db, params.booking_id), viewingOf(ctx.db, ctx)),
    'DELETE /api/v1/bookings/{booking_id}': (ctx, { params, body }) =>
      cancelBooking(ctx, params.booking_id, body?.reason ?? null, { waive: body?.waive_fee ?? false }),
    'POST /api/v1/bookings/{booking_id}/check-in': (ctx, { params, body }) =>
      checkIn(ctx, params.booking_id, body?.code),
    'GET /api/v1/bookings/{booking_id}/check-in-code': (ctx, { params }) => checkInCode(ctx, params.booking_id),
    'POST /api/v1/bookings/{booking_id}/no-show': (ctx, { params }) => noShow(ctx, params.booking_id),
    'POST /api/v1/bookings/{booking_id}/pay': (ctx, { params, body }) => payForBooking(ctx, params.booking_id, body),
    'PUT /api/v1/bookings/{booking_id}/membership': (ctx, { params, body }) =>
      changeMembershipOfBooking(ctx, params.booking_id, body.membership_id),
    'POST /api/v1/bookings/{booking_id}/undo': (ctx, { params, body }) => undo(ctx, params.booking_id, body?.fee),
    'POST /api/v1/bookings/{booking_id}/excuse': (ctx, { params, body }) =>
      excuse(ctx, params.booking_id, body?.reason ?? null, body?.fee),
  }),
  ...implement(visitsContract, { 'GET /api/v1/clients/me/visits': (ctx) => ownVisits(ctx) }),
  ...implement(seatsContract, {
    'GET /api/v1/scheduled-classes/{class_id}/seats': (ctx, { params }) => showSeats(ctx, params.class_id),
    'PUT /api/v1/bookings/{booking_id}/seat': (ctx, { params, body }) => changeSeat(ctx, params.booking_id, body),
  }),
  ...implement(standingContract, {
    'GET /api/v1/standing-bookings': (ctx, { query }) =>
      listStandings(ctx, { ...query, client_id: clientFilter(ctx, query.client_id) }),
    'GET /api/v1/standing-bookings/preview': (ctx, { query }) => previewStanding(ctx, query),
    'POST /api/v1/standing-bookings': (ctx, { body }) => startStanding(ctx, body),
    'DELETE /api/v1/standing-bookings/{standing_booking_id}': (ctx, { params, body }) =>
      endStanding(ctx, params.standing_booking_id, body ?? {}),
    'POST /api/v1/standing-bookings/{standing_booking_id}/skips': (ctx, { params, body }) =>
      skipDate(ctx, params.standing_booking_id, body.date),
    'DELETE /api/v1/standing-bookings/{standing_booking_id}/skips/{date}': (ctx, { params }) =>
      unskipDate(ctx, params.standing_booking_id, params.date),
  }),
  ...implement(waitlistContract, {
    'GET /api/v1/bookings/waitlist': async (ctx, { query }) => {
      if (query.class_id && ctx.caller.role === 'instructor') loadClass(ctx, ctx.db, query.class_id)
      const own = { client_id: clientFilter(ctx, query.client_id), instructorId: instructorFilter(ctx) }
      await settleOffers(ctx, query.class_id)
      return listEntries(ctx.db, ctx, { ...query, ...own })
    },
    'POST /api/v1/bookings/waitlist': (ctx, { body }) => joinWaitlist(ctx, body),
    'DELETE /api/v1/bookings/waitlist/{waitlist_id}': (ctx, { params }) => leaveWaitlist(ctx, params.waitlist_id),
    'POST /api/v1/bookings/waitlist/{waitlist_id}/confirm': (ctx, { params, body }) =>
      confirmOffer(ctx, params.waitlist_id, body ?? {}),
    'GET /api/v1/scheduled-classes/{class_id}/eligibility': (ctx, { params, query }) =>
      eligibility(ctx, params.class_id, clientIdFor(ctx, query.client_id)),
  }),
]
