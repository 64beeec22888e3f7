import { plain } from '../../test/calls/measured.ts'
import type { TestStudio } from '../../test/studio.ts'
import { registerMember, book } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { rosterContract } from './contract.ts'

/** A class of yesterday’s with somebody in it: the clock is an hour past its start. */
async function begun(studio: TestStudio) {
  const client = await registerMember(studio)
  const cls = await makeClass(studio)
  const booking = await book(studio, cls, client)
  await studio.advance({ milliseconds: Date.parse(cls.starts_at) - Date.parse(studio.clock.now()) + 600_000 })
  return { client, cls, booking }
}

export const rosterCalls: Calls<typeof rosterContract> = {
  'GET /api/v1/scheduled-classes/{class_id}/roster': {
    bench: { 'of a class': plain, 'of the crowded class': ({ crowded }) => ({ ids: { class_id: crowded } }) },
  },
  'GET /api/v1/scheduled-classes/{class_id}/people': {
    bench: { 'of a class': plain, 'of the crowded class': ({ crowded }) => ({ ids: { class_id: crowded } }) },
  },
  'GET /api/v1/scheduled-classes/{class_id}/walk-ins': { query: () => 'search=an' },
  'POST /api/v1/scheduled-classes/{class_id}/roster/check-in': {
    audit: 'booking.check_in',
    emits: ['booking.checked_in', 'client.first_visit'],
    ofAnother: true,
    ask: async (studio) => {
      const { cls, booking } = await begun(studio)
      return [[cls.id], { booking_ids: [booking.id] }]
    },
    trespass: ({ booking_id }) => ({ booking_ids: [booking_id] }),
    bench: {
      '': async ({ make }) => {
        const booking_id = await make.expected()
        return { ids: { class_id: await make.begins() }, body: { booking_ids: [booking_id] } }
      },
    },
  },
}
