import type { Reason } from '../../../api/errors.ts'
import type { Instant } from '../../../lib/time.ts'
import { takesSeat } from '../../../lib/seat-rules.ts'
import type { BookingStatus } from '../state-rules.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** A seat of a class and who has it. */
export interface Seat {
  id: number
  name: string
  /** The client who is booked on it. */
  client_id: number | null
  /** The client the waitlist offers it to. */
  offered_to: number | null
  /** The client who is paying for it. */
  paid_by: number | null
}

/** True if a client could sit there: nobody is booked on it, and it is not held for somebody else. */
export function isFreeFor(seat: Seat, clientId: number): boolean {
  const isOthers = (id: number | null) => id !== null && id !== clientId
  return seat.client_id === null && !isOthers(seat.offered_to) && !isOthers(seat.paid_by)
}

export interface SeatChoice<S extends Seat> {
  /** From the front to the back. */
  seats: readonly S[]
  client_id: number
  /** The usual seats of clients in the room. */
  usual: readonly { client_id: number; seat_id: number }[]
  /** The seats that were given up, the last one first: where the waitlist moves up, that one is handed on. */
  given_up?: readonly number[]
}

/**
 * The seat that disturbs least: the one held for the client, their usual one, the one given up last, the first that is nobody's
 * usual one, the first. Undefined where none is free.
 */
export function chooseSeat<S extends Seat>({ seats, client_id, usual, given_up = [] }: SeatChoice<S>): S | undefined {
  const free = seats.filter((seat) => isFreeFor(seat, client_id))
  const own = usual.find((one) => one.client_id === client_id)?.seat_id
  const freed = given_up.find((id) => free.some((seat) => seat.id === id))
  return (
    free.find(({ paid_by }) => paid_by === client_id) ??
    free.find(({ offered_to }) => offered_to === client_id) ??
    free.find(({ id }) => id === own) ??
    free.find(({ id }) => id === freed) ??
    free.find(({ id }) => !usual.some(({ seat_id }) => seat_id === id)) ??
    free[0]
  )
}

/** That a seat can't be had. */
export function seatTaken({ id, name, client_id }: Seat): Reason {
  const detail = client_id === null ? say('bookings.seat_held', { name }) : say('bookings.seat_taken', { name })
  return { code: 'SEAT_TAKEN', detail, rule: 'seat', value: id, fix: 'choose_seat' }
}

export interface MoveRequest {
  now: Instant
  timezone: string
  by: 'client' | 'staff'
  booking: { status: BookingStatus; client_id: number }
  cls: { name: string; status: 'scheduled' | 'cancelled'; starts_at: Instant }
  /** The seat that is wanted. */
  seat: Seat
  /** Staff want the client who sits there to take the seat that comes free. */
  swap: boolean
}

/** True if a booking can be put on another seat: by its client until the class begins, by staff as long as it has a place. */
export function reasonsAgainstMove({ now, by, booking, cls, seat, swap }: MoveRequest): Reason[] {
  const reasons: Reason[] = []
  if (cls.status === 'cancelled') {
    reasons.push({
      code: 'CLASS_CANCELLED',
      detail: say('bookings.cancelled_has_no_seats', { name: cls.name }),
      rule: 'status',
    })
  }
  if (!takesSeat(booking.status)) {
    const detail = say('bookings.has_no_seat', { status: booking.status })
    reasons.push({ code: 'BOOKING_INVALID_TRANSITION', detail, rule: 'status', value: booking.status })
  }
  if (by === 'client' && now >= cls.starts_at) {
    const detail = say('bookings.began_on_ask_in_room', { name: cls.name, when: cls.starts_at })
    reasons.push({ code: 'CLASS_STARTED', detail, rule: 'starts_at', value: cls.starts_at })
  }
  const canSwap = swap && seat.client_id !== null
  if (!isFreeFor(seat, booking.client_id) && seat.client_id !== booking.client_id && !canSwap) {
    reasons.push(seatTaken(seat))
  }
  return reasons
}
