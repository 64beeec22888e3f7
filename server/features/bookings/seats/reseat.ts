import type { Act } from '../../../context.ts'
import type { Reason } from '../../../api/errors.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import type { Instant } from '../../../lib/time.ts'
import { audit } from '../../audit/audit.ts'
import { seatsOfPlan } from '../../room-plans/queries.ts'
import { classById, type ClassRow } from '../../schedule/queries.ts'
import { tellOfClass } from '../letters.ts'
import {
  bookedOn,
  classesInRoom,
  seatBooking,
  seated,
  seatHold,
  seatOffer,
  seatsOfClass,
  usualSeats,
} from './queries.ts'
import { chooseSeat, type Seat } from './seat-rules.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** A reason for each client who is booked on one of these seats in a class that has not begun. */
export function bookedOnSeats(reader: Reader, now: Instant, seatIds: readonly number[]): Reason[] {
  if (seatIds.length === 0) return []
  return reader.all(bookedOn, { ids: seatIds, now }).map(inUse)
}

/** A reason for each client whose seat in a class has no namesake in another room (null: a room without seats). */
export function seatsLost(reader: Reader, classId: number, planId: number | null): Reason[] {
  if (planId === null) return []
  const { name: class_name, starts_at } = reader.one(classById, { id: classId })!
  const there = new Set(reader.all(seatsOfPlan, { room_plan_id: planId }).map(({ name }) => nameOf(name)))
  return reader.all(seated, { class_id: classId }).flatMap(({ kind, id, full_name, seat_name }) => {
    const isLost = kind === 'booking' && seat_name !== null && !there.has(nameOf(seat_name))
    return isLost ? [inUse({ id, full_name, seat_name, class_name, starts_at })] : []
  })
}

interface Sitting {
  id: number
  full_name: string
  seat_name: string
  class_name: string
  starts_at: Instant
}

function inUse({ id, full_name, seat_name, class_name, starts_at }: Sitting): Reason {
  const detail = say('bookings.seat_in_use', { who: full_name, seat: seat_name, name: class_name, when: starts_at })
  return { code: 'SEATS_IN_USE', detail, rule: 'seat', value: id, fix: 'force' }
}

/** The seats of a room are others now: in the classes to come those whose seat is gone get another one. */
export function reseatRoom(tx: Tx, act: Act, planId: number): void {
  for (const { id } of tx.all(classesInRoom, { room_plan_id: planId, now: act.now })) reseatClass(tx, act, id)
}

const nameOf = (seat: string) => seat.toLocaleLowerCase('en')

/**
 * Gives everybody who has a place in a class, or is offered one, a seat of its room: theirs, one of the same name, else the least
 * disturbing, in the order in which they came. Without a plan nobody has a seat.
 */
export function reseatClass(tx: Tx, act: Act, classId: number): void {
  const cls = tx.one(classById, { id: classId })!
  const { room_plan_id } = cls
  const people = tx.all(seated, { class_id: classId })
  const seats: Seat[] = seatsOfClass(tx, cls).map(({ id, name }) => ({ id, name, ...NOBODY }))
  const usual = room_plan_id === null ? [] : tx.all(usualSeats, { room_plan_id })
  const given = new Map<(typeof people)[number], number>()
  const give = (one: (typeof people)[number], seat: Seat | undefined) => {
    if (!seat) return
    seat.client_id = one.client_id
    given.set(one, seat.id)
  }
  for (const one of people)
    give(
      one,
      seats.find(({ id }) => id === one.seat_id),
    )
  for (const one of people) {
    if (given.has(one) || one.seat_name === null) continue
    const name = nameOf(one.seat_name)
    give(
      one,
      seats.find((seat) => seat.client_id === null && nameOf(seat.name) === name),
    )
  }
  for (const one of people) {
    if (!given.has(one)) give(one, chooseSeat({ seats, client_id: one.client_id, usual }))
  }
  const changed = people.filter((one) => one.seat_id !== (given.get(one) ?? null))
  for (const one of changed) sit(tx, act, one, null)
  for (const one of changed) sit(tx, act, one, given.get(one) ?? null)
  if (cls.starts_at <= act.now) return
  for (const one of changed) tellMoved(tx, act, cls, one, seats.find(({ id }) => id === given.get(one))?.name)
}

type Placed = NonNullable<(typeof seated)['row']>

/** Notifies a booked client of another seat; not of one that is merely drawn again, nor of a first or no seat. */
function tellMoved(
  tx: Tx,
  act: Act,
  cls: ClassRow,
  { kind, id, client_id, seat_name: former_seat }: Placed,
  seat_name: string | undefined,
): void {
  if (kind !== 'booking' || former_seat === null || seat_name === undefined) return
  if (nameOf(seat_name) === nameOf(former_seat)) return
  tellOfClass(tx, act, client_id, 'seat_changed', { ...cls, booking_id: id, seat_name }, { former_seat })
}

const NOBODY = { client_id: null, offered_to: null, paid_by: null }

function sit(
  tx: Tx,
  act: Act,
  { kind, id, seat_id: before }: { kind: string; id: number; seat_id: number | null },
  seat_id: number | null,
): void {
  if (kind === 'offer') return void tx.run(seatOffer, { id, seat_id })
  if (kind === 'hold') return void tx.run(seatHold, { id, seat_id, now: act.now })
  tx.run(seatBooking, { id, seat_id, now: act.now })
  if (seat_id !== null)
    audit(tx, act, 'booking.seat', { entity: 'booking', id, before: { seat_id: before }, after: { seat_id } })
}
