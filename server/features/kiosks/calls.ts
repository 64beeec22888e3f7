import { book, registerMember } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { pairKiosk } from '../../test/build/kiosks.ts'
import { askOf, askWith, posted, type Calls } from '../../test/calls/call.ts'
import type { kiosksContract } from './contract.ts'

export const kiosksCalls: Calls<typeof kiosksContract> = {
  'POST /api/v1/kiosks': { audit: 'kiosk.create', ask: askWith({ name: 'Front door' }) },
  'DELETE /api/v1/kiosks/{kiosk_id}': {
    audit: 'kiosk.delete',
    ask: askOf(posted('POST /api/v1/kiosks', { name: 'Back door' })),
  },
  'POST /api/v1/kiosk/pair': { bench: 'limited to a few a minute, and looks at one code' },
  'GET /api/v1/kiosk/classes': { bench: { '': async ({ make }) => ({ token: await make.kiosk() }) } },
  'POST /api/v1/kiosk/check-in': {
    ask: async (studio) => {
      const starts_at = new Date(Date.parse(studio.clock.now()) + 600_000).toISOString()
      const booking = await book(studio, await makeClass(studio, { starts_at }), await registerMember(studio))
      return [[], { booking_id: booking.id }, await pairKiosk(studio)]
    },
    bench: { '': async ({ make }) => ({ token: await make.kiosk(), body: { booking_id: await make.expected() } }) },
  },
  'POST /api/v1/kiosk/undo': {
    ask: async (studio) => {
      const starts_at = new Date(Date.parse(studio.clock.now()) + 600_000).toISOString()
      const booking = await book(studio, await makeClass(studio, { starts_at }), await registerMember(studio))
      const token = await pairKiosk(studio)
      const checked = await studio.send('POST /api/v1/kiosk/check-in', { token, body: { booking_id: booking.id } })
      return [[], { undo_code: checked.body.undo_code }, token]
    },
    bench: 'writes what a check-in writes',
  },
}
