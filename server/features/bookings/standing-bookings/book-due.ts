import { systemActor } from '../../../api/caller.ts'
import type { Act } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import { clientById } from '../../clients/queries.ts'
import { classById, type ClassRow } from '../../schedule/queries.ts'
import { settingsOf, type Settings } from '../../settings/queries.ts'
import { enqueueConfirmation } from '../booking/confirmation.ts'
import type { Instant } from '../../../lib/time.ts'
import { placeBooking } from '../booking/place-booking.ts'
import type { BookingView } from '../booking-queries.ts'
import { seatsOfClass } from '../seats/queries.ts'
import { isFreeFor } from '../seats/seat-rules.ts'
import { enterWaitlist } from '../waitlist/enter.ts'
import { considerClass, type Verdict } from './consider.ts'
import { keepHandled, standingsDueIn, standingsOpenIn, type Handled, type StandingRow } from './queries.ts'
import { nextLook } from './rules.ts'

export interface Looking {
  /** Somebody asks for a place in the class, so that also those are looked at whose time to look has not come. */
  isAsked?: boolean
  /** The standing booking whose bookings need no letter each. */
  quietly?: number | undefined
}

/**
 * Books the standing bookings that are due in a class, in the order in which they were made, and keeps what became of each. Gives
 * the bookings made.
 */
export function bookStandingIn(tx: Tx, act: Act, classId: number, looking: Looking = {}): BookingView[] {
  const { isAsked = false, quietly } = looking
  const due = isAsked
    ? tx.all(standingsOpenIn, { class_id: classId })
    : tx.all(standingsDueIn, { class_id: classId, now: act.now })
  const cls = due.length > 0 ? tx.one(classById, { id: classId }) : undefined
  if (!cls) return []
  const settings = settingsOf(tx)
  const bySystem = { ...act, actor: systemActor }
  return due.flatMap((standing) => {
    const made = bookOne(tx, bySystem, { standing, cls, settings })
    if (made && standing.id !== quietly) tellBooked(tx, bySystem, made, cls, settings)
    return made ?? []
  })
}

/** Tells if a look at a class would book a standing booking, or have it wait, now. */
export function isStandingDueIn(reader: Reader, now: string, classId: number): boolean {
  const due = reader.all(standingsDueIn, { class_id: classId, now })
  const cls = due.length > 0 ? reader.one(classById, { id: classId }) : undefined
  if (!cls) return false
  const settings = settingsOf(reader)
  return due.some((standing) => ['book', 'wait'].includes(considerClass(reader, { now, settings, standing, cls }).kind))
}

interface OneClass {
  standing: StandingRow
  cls: ClassRow
  settings: Settings
}

/** Does what is due about one class of a standing booking, and keeps it; gives the booking where one was made. Tells nobody. */
function bookOne(tx: Tx, act: Act, one: OneClass): BookingView | undefined {
  const { standing, cls } = one
  const verdict = considerClass(tx, { now: act.now, ...one })
  const booking = verdict.kind === 'book' ? place(tx, act, one) : undefined
  const entry_id = verdict.kind === 'wait' ? enterWaitlist(tx, act, { cls, client_id: standing.client_id }) : null
  const kept = keptOf(act.now, verdict, { booking_id: booking?.id ?? null, entry_id })
  if (kept) tx.run(keepHandled, { standing_id: standing.id, class_id: cls.id, now: act.now, ...kept })
  return booking
}

function place(tx: Tx, act: Act, { standing, cls, settings }: OneClass): BookingView {
  const client = tx.one(clientById, { id: standing.client_id })!
  return placeBooking(tx, act, {
    settings,
    cls,
    client,
    source: standing.made_by,
    seat_id: wishedSeat(tx, standing, cls),
  })
}

/** The seat that is wished for, where the class has it and it is free; it is never what a booking fails for. */
function wishedSeat(reader: Reader, { seat_id, client_id }: StandingRow, cls: ClassRow): number | undefined {
  if (seat_id === null) return undefined
  const seat = seatsOfClass(reader, cls).find(({ id }) => id === seat_id)
  return seat && isFreeFor(seat, client_id) ? seat.id : undefined
}

type Kept = Omit<Handled, 'standing_id' | 'class_id' | 'now'>

function keptOf(
  now: Instant,
  verdict: Verdict,
  made: { booking_id: number | null; entry_id: number | null },
): Kept | undefined {
  const nothing = { look_at: null, reasons: null, booking_id: null, entry_id: null }
  switch (verdict.kind) {
    case 'nothing':
      return undefined
    case 'book':
      return { ...nothing, ...made, outcome: 'booked' }
    case 'wait':
      return { ...nothing, ...made, outcome: 'waitlisted' }
    case 'theirs': {
      const { booking_id, entry_id } = verdict
      return { ...nothing, booking_id, entry_id, outcome: booking_id === null ? 'waitlisted' : 'booked' }
    }
    case 'later':
      return { ...nothing, outcome: 'later', look_at: verdict.look_at }
    case 'over': {
      const { outcome = 'later', reasons = null } = verdict.was ?? {}
      return { ...nothing, outcome, reasons, look_at: nextLook(now) }
    }
    case 'refuse':
      return { ...nothing, outcome: 'refused', look_at: verdict.look_at, reasons: verdict.reasons }
  }
}

function tellBooked(tx: Tx, act: Act, booking: BookingView, cls: ClassRow, settings: Settings): void {
  enqueueConfirmation(tx, act, booking, cls, { now: act.now, settings, by: 'client', language: settings.locale })
}
