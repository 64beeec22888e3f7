import { implement } from '../../api/implement.ts'
import { bookAppointment } from '../appointments/booking.ts'
import { cancelAppointment } from '../appointments/cancel.ts'
import { appointmentsIn } from '../appointments/list.ts'
import { checkInCode } from '../bookings/attendance/attendance.ts'
import { book } from '../bookings/booking/book.ts'
import { cancelBooking } from '../bookings/cancellation/cancel.ts'
import { eligibility } from '../bookings/booking/eligibility.ts'
import { bookingPage } from '../bookings/list.ts'
import { changeSeat } from '../bookings/seats/change-seat.ts'
import { endStanding } from '../bookings/standing-bookings/end.ts'
import { listStandings } from '../bookings/standing-bookings/list.ts'
import { previewStanding } from '../bookings/standing-bookings/preview.ts'
import { skipDate, unskipDate } from '../bookings/standing-bookings/skips.ts'
import { startStanding } from '../bookings/standing-bookings/start.ts'
import { settleOffers } from '../bookings/waitlist/offers.ts'
import { listEntries } from '../bookings/waitlist/entry-queries.ts'
import { confirmOffer, joinWaitlist, leaveWaitlist } from '../bookings/waitlist/waitlist.ts'
import { ownClientId } from '../clients/access.ts'
import { changeClient } from '../clients/change.ts'
import { dependantsOf, presentClient } from '../clients/queries.ts'
import { findMembership } from '../memberships/access.ts'
import { membershipPage } from '../memberships/list-queries.ts'
import { creditStatement } from '../memberships/statement.ts'
import { settingsOf } from '../settings/queries.ts'
import { waiversOfClient } from '../waivers/queries.ts'
import { printSignature, signWaiver } from '../waivers/sign.ts'
import { dependantAppointmentsContract } from './appointments-contract.ts'
import { dependantBookingsContract } from './bookings-contract.ts'
import { dependantsContract } from './contract.ts'
import { dependantStandingContract } from './standing-contract.ts'
import { ownDependant } from './access.ts'
import { addDependant } from './add.ts'
import { printedForGuardian } from './print.ts'

export const dependantsRoutes = [
  ...implement(dependantsContract, {
    'GET /api/v1/clients/me/dependants': (ctx) =>
      ctx.db.all(dependantsOf, { guardian_id: ownClientId(ctx) }).map(presentClient),
    'POST /api/v1/clients/me/dependants': (ctx, { body }) => addDependant(ctx, body),
    'GET /api/v1/clients/me/dependants/{dependant_id}': (ctx, { params }) =>
      presentClient(ownDependant(ctx, params.dependant_id)),
    'PUT /api/v1/clients/me/dependants/{dependant_id}': (ctx, { params, body }) =>
      changeClient(ctx, ownDependant(ctx, params.dependant_id).id, body),
    'GET /api/v1/clients/me/dependants/{dependant_id}/memberships': (ctx, { params, query }) => {
      const { id: client_id } = ownDependant(ctx, params.dependant_id)
      return membershipPage(ctx.db, ctx, { ...query, client_id })
    },
    'GET /api/v1/clients/me/dependants/{dependant_id}/memberships/{membership_id}/credits': (ctx, { params }) => {
      const { id } = ownDependant(ctx, params.dependant_id)
      return creditStatement(ctx.db, ctx, findMembership(ctx, params.membership_id, id).id)
    },
    'GET /api/v1/clients/me/dependants/{dependant_id}/waivers': (ctx, { params }) => {
      const { id } = ownDependant(ctx, params.dependant_id)
      return waiversOfClient(ctx.db, id).map((waiver) => ({
        ...waiver,
        signatures: waiver.signatures.map((signature) => printedForGuardian(signature, id)),
      }))
    },
    'POST /api/v1/clients/me/dependants/{dependant_id}/waivers/{waiver_id}/sign': async (ctx, { params, body }) => {
      const { id } = ownDependant(ctx, params.dependant_id)
      return printedForGuardian(await signWaiver(ctx, params.waiver_id, id, body), id)
    },
    'GET /api/v1/clients/me/dependants/{dependant_id}/waivers/{signature_id}.pdf': (ctx, { params }) =>
      printSignature(ctx.db, ownDependant(ctx, params.dependant_id).id, params.signature_id),
  }),
  ...implement(dependantBookingsContract, {
    'GET /api/v1/clients/me/dependants/{dependant_id}/bookings': (ctx, { params, query }) => {
      const { id: client_id } = ownDependant(ctx, params.dependant_id)
      const viewing = { now: ctx.now, settings: settingsOf(ctx.db), by: 'client', language: ctx.language } as const
      return bookingPage(ctx.db, { ...query, client_id }, viewing)
    },
    'POST /api/v1/clients/me/dependants/{dependant_id}/bookings': (ctx, { params, body }) =>
      book(ctx, body, ownDependant(ctx, params.dependant_id).id),
    'DELETE /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}': (ctx, { params, body }) =>
      cancelBooking(ctx, params.booking_id, body?.reason ?? null, {
        actingFor: ownDependant(ctx, params.dependant_id).id,
      }),
    'GET /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}/check-in-code': (ctx, { params }) =>
      checkInCode(ctx, params.booking_id, ownDependant(ctx, params.dependant_id).id),
    'PUT /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}/seat': (ctx, { params, body }) =>
      changeSeat(ctx, params.booking_id, body, ownDependant(ctx, params.dependant_id).id),
    'GET /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist': async (ctx, { params, query }) => {
      const { id: client_id } = ownDependant(ctx, params.dependant_id)
      await settleOffers(ctx, query.class_id)
      return listEntries(ctx.db, ctx, { ...query, client_id })
    },
    'POST /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist': (ctx, { params, body }) =>
      joinWaitlist(ctx, body, ownDependant(ctx, params.dependant_id).id),
    'DELETE /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist/{waitlist_id}': (ctx, { params }) =>
      leaveWaitlist(ctx, params.waitlist_id, ownDependant(ctx, params.dependant_id).id),
    'POST /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist/{waitlist_id}/confirm': (
      ctx,
      { params, body },
    ) => confirmOffer(ctx, params.waitlist_id, body ?? {}, ownDependant(ctx, params.dependant_id).id),
    'GET /api/v1/clients/me/dependants/{dependant_id}/scheduled-classes/{class_id}/eligibility': (ctx, { params }) =>
      eligibility(ctx, params.class_id, ownDependant(ctx, params.dependant_id).id),
  }),
  ...implement(dependantStandingContract, {
    'GET /api/v1/clients/me/dependants/{dependant_id}/standing-bookings': (ctx, { params, query }) =>
      listStandings(ctx, { ...query, client_id: ownDependant(ctx, params.dependant_id).id }),
    'GET /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/preview': (ctx, { params, query }) =>
      previewStanding(ctx, query, ownDependant(ctx, params.dependant_id).id),
    'POST /api/v1/clients/me/dependants/{dependant_id}/standing-bookings': (ctx, { params, body }) =>
      startStanding(ctx, body, ownDependant(ctx, params.dependant_id).id),
    'DELETE /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/{standing_booking_id}': (
      ctx,
      { params, body },
    ) => endStanding(ctx, params.standing_booking_id, body ?? {}, ownDependant(ctx, params.dependant_id).id),
    'POST /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/{standing_booking_id}/skips': (
      ctx,
      { params, body },
    ) => skipDate(ctx, params.standing_booking_id, body.date, ownDependant(ctx, params.dependant_id).id),
    'DELETE /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/{standing_booking_id}/skips/{date}': (
      ctx,
      { params },
    ) => unskipDate(ctx, params.standing_booking_id, params.date, ownDependant(ctx, params.dependant_id).id),
  }),
  ...implement(dependantAppointmentsContract, {
    'GET /api/v1/clients/me/dependants/{dependant_id}/appointments': (ctx, { params, query }) =>
      appointmentsIn(ctx, { ...query, client_id: ownDependant(ctx, params.dependant_id).id }),
    'POST /api/v1/clients/me/dependants/{dependant_id}/appointments': (ctx, { params, body }) =>
      bookAppointment(ctx, body, ownDependant(ctx, params.dependant_id).id),
    'PATCH /api/v1/clients/me/dependants/{dependant_id}/appointments/{appointment_id}/cancel': (
      ctx,
      { params, body },
    ) => cancelAppointment(ctx, params.appointment_id, body, ownDependant(ctx, params.dependant_id).id),
  }),
]
