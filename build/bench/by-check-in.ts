import { on, type Entry } from './ways.ts'

/** The ways of checking in, to a class that is about to begin. */
export const byCheckIn = {
  'POST /api/v1/bookings/{booking_id}/check-in': on('booking_id', ({ make }) => make.expected()),
  'POST /api/v1/scheduled-classes/{class_id}/roster/check-in': {
    '': async ({ make }) => {
      const booking_id = await make.expected()
      return { ids: { class_id: await make.begins() }, body: { booking_ids: [booking_id] } }
    },
  },
  'POST /api/v1/kiosk/check-in': {
    '': async ({ make }) => ({ token: await make.kiosk(), body: { booking_id: await make.expected() } }),
  },
} satisfies Record<string, Entry>
