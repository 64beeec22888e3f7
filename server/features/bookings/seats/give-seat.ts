import type { Reader } from '../../../db/writer.ts'
import { notFound } from '../../../api/errors.ts'
import { chooseSeat, isFreeFor, seatTaken } from './seat-rules.ts'
import { givenUpSeats, seatsOfClass, usualSeats, type SeatInClass } from './queries.ts'

interface Wanted {
  cls: { id: number; room_plan_id: number | null }
  client_id: number
  /** The seat asked for; absent: one is given. */
  seat_id?: number | undefined
  /** The waitlist moves up: the seat that was given up last is handed on. */
  from_waitlist: boolean
}

/**
 * The seat that a client gets in a class: the one asked for (404 where the room has no such seat), else the least disturbing
 * free one; none where the room has no plan or nothing is free. `against`: why the one asked for can't be had.
 */
export function seatFor(reader: Reader, { cls, client_id, seat_id, from_waitlist }: Wanted) {
  const seats = seatsOfClass(reader, cls)
  if (seat_id !== undefined) {
    const wanted = requireSeat(seats, seat_id)
    return { seat: wanted, against: isFreeFor(wanted, client_id) ? [] : [seatTaken(wanted)] }
  }
  if (cls.room_plan_id === null) return { seat: undefined, against: [] }
  const usual = reader.all(usualSeats, { room_plan_id: cls.room_plan_id })
  const given_up = from_waitlist ? reader.all(givenUpSeats, { class_id: cls.id }).map((row) => row.seat_id) : []
  return { seat: chooseSeat({ seats, client_id, usual, given_up }), against: [] }
}

/** A seat among those of a class, or 404. */
export function requireSeat(seats: readonly SeatInClass[], id: number): SeatInClass {
  const seat = seats.find((one) => one.id === id)
  if (!seat) throw notFound('seat')
  return seat
}
