import { implement } from '../../../api/implement.ts'
import { guestsContract } from './contract.ts'
import { askForPlace, cancelPlace, confirmPlace } from './follow-link.ts'
import { confirmGuest, declineGuest, listGuests } from './staff.ts'

export const guestsRoutes = implement(guestsContract, {
  'POST /api/v1/widget/{public_studio_id}/guest-bookings': (ctx, { params, body }) =>
    askForPlace(ctx, params.public_studio_id, body),
  'POST /api/v1/widget/{public_studio_id}/guest-bookings/confirm': (ctx, { params, body }) =>
    confirmPlace(ctx, params.public_studio_id, body),
  'POST /api/v1/widget/{public_studio_id}/guest-bookings/cancel': (ctx, { params, body }) =>
    cancelPlace(ctx, params.public_studio_id, body),
  'GET /api/v1/guest-bookings': (ctx) => listGuests(ctx),
  'POST /api/v1/guest-bookings/{guest_booking_id}/confirm': (ctx, { params }) =>
    confirmGuest(ctx, params.guest_booking_id),
  'POST /api/v1/guest-bookings/{guest_booking_id}/decline': (ctx, { params }) =>
    declineGuest(ctx, params.guest_booking_id),
})
