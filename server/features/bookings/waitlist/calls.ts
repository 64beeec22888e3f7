import { plain, where, on } from '../../../test/calls/measured.ts'
import { makeFullClass, registerMember, wait, setRules } from '../../../test/build/bookings.ts'
import type { Calls } from '../../../test/calls/call.ts'
import type { waitlistContract } from './contract.ts'

export const waitlistCalls: Calls<typeof waitlistContract> = {
  'GET /api/v1/bookings/waitlist': {
    bench: {
      all: plain,
      'of a class': where((site) => `class_id=${site.ids['class_id']}`),
      'of the crowded class': where(({ crowded }) => `class_id=${crowded}`),
      'of a client': where(({ regular }) => `client_id=${regular}`),
    },
  },
  'POST /api/v1/bookings/waitlist': {
    audit: 'waitlist.join',
    emits: ['waitlist.joined'],
    ask: async (studio) => {
      const { cls } = await makeFullClass(studio)
      return [[], { scheduled_class_id: cls.id, client_id: (await registerMember(studio)).id }]
    },
    bench: {
      '': async ({ make }) => ({ body: { scheduled_class_id: await make.full(), client_id: await make.member() } }),
    },
  },
  'DELETE /api/v1/bookings/waitlist/{waitlist_id}': {
    audit: 'waitlist.leave',
    idleAgain: true,
    ask: async (studio) => [[(await wait((await makeFullClass(studio)).cls, await registerMember(studio))).id]],
    bench: on('waitlist_id', ({ make }) => make.wait()),
  },
  'POST /api/v1/bookings/waitlist/{waitlist_id}/confirm': {
    audit: 'booking.create',
    emits: ['booking.created'],
    ask: async (studio) => {
      await setRules(studio, { waitlist_confirm_minutes: 60, quiet_hours_start: '00:00', quiet_hours_end: '00:00' })
      const { cls, booking } = await makeFullClass(studio)
      const entry = await wait(cls, await registerMember(studio))
      await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
      return [[entry.id]]
    },
    bench: 'needs an offer, of which a class has few at a time; it books as a booking does',
  },
  'GET /api/v1/scheduled-classes/{class_id}/eligibility': { query: ({ client_id }) => `client_id=${client_id}` },
}
