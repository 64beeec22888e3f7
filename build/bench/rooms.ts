import { addDays } from '../../server/lib/time.ts'
import { fresh, get, on, send, type Entry } from './ways.ts'

const seats = (across: number) => Array.from({ length: across }, (_, x) => ({ name: `A${x + 1}`, x, y: 0 }))

/** The operations about rooms, seats and the tablets at the door. */
export const ofTheRooms = {
  'GET /api/v1/room-plans': get,
  'POST /api/v1/room-plans': send(({ make }) => ({ name: make.word(), seats: seats(12) })),
  'PUT /api/v1/room-plans/{room_plan_id}': on('room_plan_id', fresh.room, () => ({ seats: seats(14) })),
  'DELETE /api/v1/room-plans/{room_plan_id}': on('room_plan_id', fresh.room),
  'GET /api/v1/scheduled-classes/{class_id}/seats': get,
  'PUT /api/v1/bookings/{booking_id}/seat': {
    '': async ({ make, today }) => {
      const starts_at = `${addDays(today, 30)}T05:00`
      const of = { template_id: 1, starts_at, capacity: 2, room_plan_id: 1, instructor_id: null, force: true }
      const { id: scheduled_class_id } = await make.post('/scheduled-classes', of)
      const { id: booking_id } = await make.post('/bookings', { scheduled_class_id, client_id: await make.member() })
      // The second of the room: who books without a wish gets the first.
      return { ids: { booking_id }, body: { seat_id: 2 } }
    },
  },
  'GET /api/v1/kiosks': get,
  'POST /api/v1/kiosks': send(({ make }) => ({ name: make.word() })),
  'DELETE /api/v1/kiosks/{kiosk_id}': on('kiosk_id', fresh.kiosk),
  'POST /api/v1/kiosk/pair': 'limited to a few a minute, and looks at one code',
  'GET /api/v1/kiosk/classes': { '': async ({ make }) => ({ token: await make.kiosk() }) },
} satisfies Record<string, Entry>
