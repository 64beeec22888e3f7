import { makeRoom, makeSeatedClass } from '../../../test/build/rooms.ts'
import { book, registerMember } from '../../../test/build/bookings.ts'
import { addDays } from '../../../lib/time.ts'
import type { Calls } from '../../../test/calls/call.ts'
import type { seatsContract } from './contract.ts'

export const seatsCalls: Calls<typeof seatsContract> = {
  'PUT /api/v1/bookings/{booking_id}/seat': {
    audit: 'booking.seat',
    ask: async (studio) => {
      const room = await makeRoom(studio)
      const { id } = await book(studio, await makeSeatedClass(studio, room), await registerMember(studio))
      return [[id], { seat_id: room.seats[2].id }]
    },
    trespass: ({ seat_id }) => ({ seat_id }),
    bench: {
      '': async ({ make, today }) => {
        const starts_at = `${addDays(today, 30)}T05:00`
        const of = { template_id: 1, starts_at, capacity: 2, room_plan_id: 1, instructor_id: null, force: true }
        const { id: scheduled_class_id } = await make.post('/scheduled-classes', of)
        const { id: booking_id } = await make.post('/bookings', { scheduled_class_id, client_id: await make.member() })
        // The second of the room: who books without a wish gets the first.
        return { ids: { booking_id }, body: { seat_id: 2 } }
      },
    },
  },
}
