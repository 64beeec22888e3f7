import { registerMember } from '../../../test/build/bookings.ts'
import { startStanding } from '../../../test/build/standing-bookings.ts'
import { makeSeries } from '../../../test/build/schedule.ts'
import { ofClient, plain } from '../../../test/calls/measured.ts'
import type { Calls } from '../../../test/calls/call.ts'
import type { standingContract } from './contract.ts'

const asPlanned = 'needs a series, whose classes are booked as any other'

export const standingCalls: Calls<typeof standingContract> = {
  'GET /api/v1/standing-bookings': { bench: { all: plain, 'of a client': ofClient } },
  'GET /api/v1/standing-bookings/preview': {
    query: ({ client_id, series_id }) => `client_id=${client_id}&series_id=${series_id}&starts_on=2036-08-03`,
    bench: asPlanned,
  },
  'POST /api/v1/standing-bookings': {
    audit: 'standing_booking.create',
    emits: ['booking.created'],
    ask: async (studio) => {
      const { series_id } = await makeSeries(studio, { recurrence: { count: 1 } })
      const starts_on = studio.clock.now().slice(0, 10)
      return [[], { client_id: (await registerMember(studio)).id, series_id, starts_on }]
    },
    bench: asPlanned,
  },
  'DELETE /api/v1/standing-bookings/{standing_booking_id}': {
    audit: 'standing_booking.end',
    idleAgain: true,
    ask: async (studio) => [[(await startStanding(studio)).id]],
    bench: asPlanned,
  },
  'POST /api/v1/standing-bookings/{standing_booking_id}/skips': {
    audit: 'standing_booking.skip',
    idleAgain: true,
    ask: async (studio) => {
      const { id, dates } = await startStanding(studio, {}, { booking_open_hours_before: 24 })
      return [[id], { date: dates.at(-1).date }]
    },
    bench: asPlanned,
  },
  'DELETE /api/v1/standing-bookings/{standing_booking_id}/skips/{date}': {
    audit: 'standing_booking.skip',
    ofAnother: true,
    idleAgain: true,
    ask: async (studio) => {
      const { id, dates } = await startStanding(studio, {}, { booking_open_hours_before: 24 })
      const { date } = dates.at(-1)
      await studio.asOwner(`POST /api/v1/standing-bookings/${id}/skips`, { date })
      return [[id, date]]
    },
    bench: asPlanned,
  },
}
