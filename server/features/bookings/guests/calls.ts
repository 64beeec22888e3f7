import { askAsGuest } from '../../../test/build/guests.ts'
import type { Calls } from '../../../test/calls/call.ts'
import type { guestsContract } from './contract.ts'

export const guestsCalls: Calls<typeof guestsContract> = {
  'POST /api/v1/widget/{public_studio_id}/guest-bookings': { bench: 'limited to ten an hour, and looks at one class' },
  'POST /api/v1/widget/{public_studio_id}/guest-bookings/confirm': {
    bench: 'limited to a few a minute, and looks at one token',
  },
  'POST /api/v1/widget/{public_studio_id}/guest-bookings/cancel': {
    bench: 'limited to a few a minute, and looks at one token',
  },
  'POST /api/v1/guest-bookings/{guest_booking_id}/confirm': {
    audit: ['guest_booking.confirm', 'booking.create', 'client.create'],
    emits: ['client.created', 'booking.created'],
    ask: async (studio) => [[await askAsGuest(studio)]],
    bench: 'needs a guest, who asks ten times an hour at the most',
  },
  'POST /api/v1/guest-bookings/{guest_booking_id}/decline': {
    audit: 'guest_booking.decline',
    ask: async (studio) => [[await askAsGuest(studio)]],
    bench: 'needs a guest, who asks ten times an hour at the most',
  },
}
