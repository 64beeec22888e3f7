import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import type { Reason } from '../../../api/errors.ts'
import { systemActor } from '../../../api/caller.ts'
import { emit } from '../../../events/emit.ts'
import { processorSettings } from '../../billing/account/queries.ts'
import { clientById, type ClientRow } from '../../clients/queries.ts'
import { classById, type ClassRow } from '../../schedule/queries.ts'
import { settingsOf, type Settings } from '../../settings/queries.ts'
import { creditsHeld } from '../../memberships/entitlements.ts'
import { nightSettings } from '../../schedule/night-rules.ts'
import { bookingById } from '../booking-queries.ts'
import { termsOfCancelling } from '../present.ts'
import type { Counted } from '../../memberships/usability-rules.ts'
import { decideBooking, type BookingRequest } from '../booking/booking-rules.ts'
import { heldToPayIn } from '../buying/queries.ts'
import { bookingFacts, payingThere, type Facts } from '../booking/facts.ts'
import { tellOfClass } from '../letters.ts'
import { seatFor } from '../seats/give-seat.ts'
import { placeBooking } from '../booking/place-booking.ts'
import { canPayThere } from '../paying/pay-at-studio-rules.ts'
import { seatsOf } from '../queries.ts'
import { moveEntry, queueOfClass, type EntryRow } from './queries.ts'
import { decideFill, type WaitlistMove } from './seat-rules.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { skipSaying } from './skip-saying.ts'

/**
 * Hands the free places of a class to its waitlist, first come, first served: skips, offers, books or tells. Call it in the
 * transaction in which a place may have come free (cancel, decline, expiry, capacity raised, excused); with nobody waiting
 * or nothing free it changes nothing.
 */
export function fillSeats(tx: Tx, act: Act, classId: number): void {
  const queue = tx.all(queueOfClass, { class_id: classId }).filter(({ status }) => status === 'waiting')
  // A client who is paying for a spot already needs no other.
  const paying = queue.length > 0 ? tx.all(heldToPayIn, { class_id: classId }).map(({ client_id }) => client_id) : []
  const waiting = queue.filter(({ client_id }) => !paying.includes(client_id))
  const cls = waiting.length > 0 ? tx.one(classById, { id: classId }) : undefined
  if (!cls) return
  const settings = settingsOf(tx)
  const turnOf = turns(tx, act, cls, settings)
  const decision = decideFill({
    now: act.now,
    timezone: settings.timezone,
    cls,
    seats: seatsOf(tx, classId),
    waiting,
    reasonsAgainst: (entry) => reasonsAgainst(tx, act, turnOf(entry)),
    paysSingly: (entry, missing) => paysSingly(tx, act, turnOf(entry), missing),
    settings: { ...settings, ...nightSettings(settings) },
  })
  const entries = new Map(waiting.map((entry) => [entry.id, entry]))
  const bySystem = { ...act, actor: systemActor }
  for (const move of decision.moves) make(tx, bySystem, move, { entry: entries.get(move.entry_id)!, cls, settings })
}

interface Turn {
  entry: EntryRow
  cls: ClassRow
  settings: Settings
}

/** Somebody's turn, with all that the rules ask of them. */
interface Asked extends Turn {
  client: ClientRow
  facts: Facts
}

/** Each turn is looked up once, however much is asked of it. */
function turns(tx: Tx, { now }: Act, cls: ClassRow, settings: Settings): (entry: EntryRow) => Asked {
  const known = new Map<number, Asked>()
  return (entry) => {
    const found = known.get(entry.id)
    if (found) return found
    const client = tx.one(clientById, { id: entry.client_id })!
    const asked = { entry, cls, settings, client, facts: bookingFacts(tx, { now, settings, cls, client }) }
    known.set(entry.id, asked)
    return asked
  }
}

/**
 * Reasons against booking an entry's client, as if there were a spot. Where a booking at the same time would be cancelled, the
 * credits and limits that this frees count; the overlap itself stays among the reasons.
 */
function reasonsAgainst(tx: Tx, { now }: Act, { cls, settings, facts }: Asked): Reason[] {
  const open = { ...facts, seats: { booked: 0, held: 0 }, cls: { ...cls, capacity: 1 } }
  const reasons = reasonsOf(open)
  if (facts.overlapping.length === 0) return reasons
  const overlaps = reasons.filter(({ code }) => code === 'OVERLAPPING_BOOKING')
  const memberships = withReturned(tx, facts, { now, settings })
  return [...reasonsOf({ ...open, overlapping: [], appointments: [], memberships }), ...overlaps]
}

/** True if somebody whom no membership pays for can pay the price of the class: online, or at the studio where they may. */
function paysSingly(
  tx: Tx,
  { now }: Act,
  { cls, settings, client, facts }: Asked,
  missing: readonly Reason[],
): boolean {
  if (facts.price().price_minor === null) return false
  const isOnline = settings.self_service_purchases_enabled && tx.one(processorSettings, {}) !== undefined
  if (isOnline) return true
  return canPayThere(payingThere(tx, { now, settings, cls, client, pay_at_studio: true }, facts.price)!, missing)
}

function reasonsOf(request: BookingRequest): Reason[] {
  const decision = decideBooking(request)
  return decision.kind === 'refuse' ? decision.reasons : []
}

/**
 * The client's memberships as they would be without the overlapping bookings: their credits back where cancelling returns them,
 * and their limits without those places.
 */
function withReturned(tx: Tx, facts: Facts, { now, settings }: { now: string; settings: Settings }) {
  const costs = facts.overlapping.map(({ booking_id }) => {
    const cost = termsOfCancelling(tx.one(bookingById, { id: booking_id })!, { now, settings, by: 'client' })
    return { booking_id, ...cost }
  })
  const returned = costs.flatMap(({ booking_id, credit_returned }) =>
    credit_returned ? creditsHeld(tx, { booking_id }) : [],
  )
  const back = (id: number) => returned.reduce((sum, { grant_id, credits }) => sum + (grant_id === id ? credits : 0), 0)
  return facts.memberships.map((membership) => ({
    ...membership,
    grants: membership.grants.map((grant) => ({ ...grant, left: grant.left + back(grant.id) })),
    counted: withoutGivenUp(membership.counted ?? [], costs),
    waiting: membership.waiting && {
      ...membership.waiting,
      booked: membership.waiting.booked.filter(({ booking_id: id }) => !costs.some((one) => one.booking_id === id)),
    },
  }))
}

/** Bookings that limits would count without the cancelled ones: a late cancellation still counts, but is not to come. */
function withoutGivenUp(counted: readonly Counted[], givenUp: readonly { booking_id: number; is_late?: boolean }[]) {
  return counted.flatMap((place) => {
    const one = givenUp.find(({ booking_id }) => booking_id === place.booking_id)
    if (!one) return [place]
    return one.is_late ? [{ ...place, is_to_come: false }] : []
  })
}

function make(tx: Tx, act: Act, move: WaitlistMove, turn: Turn): void {
  const { entry, cls } = turn
  if (move.kind === 'close') moveEntry(tx, act.now, entry, { status: 'closed' }, CLOSED)
  if (move.kind === 'skip') {
    const { code } = move.reason
    const reason = skipSaying(tx, move.reason)
    moveEntry(tx, act.now, entry, { status: 'skipped', skip_code: code, skip_reason: reason }, { code, reason })
    tellOfClass(tx, act, entry.client_id, 'waitlist_passed_over', cls, { reason })
  }
  if (move.kind === 'offer') offer(tx, act, move, turn)
  if (move.kind === 'tell' && entry.told_at === null) {
    moveEntry(tx, act.now, entry, { told_at: act.now }, TOLD)
    tellOfClass(tx, act, entry.client_id, 'waitlist_place_free', cls, {})
  }
  if (move.kind === 'book') autoBook(tx, act, move.cancels_free, turn)
}

const CLOSED = { code: 'WAITLIST_CLOSED', reason: say('waitlist.closed') }
const TOLD = { code: null, reason: say('waitlist.seat_free') }

type Offer = Extract<WaitlistMove, { kind: 'offer' }>

function offer(tx: Tx, act: Act, { expires_at, gives_up }: Offer, { entry, cls }: Turn): void {
  const { seat } = seatFor(tx, { cls, client_id: entry.client_id, from_waitlist: true })
  const offered = { status: 'offered', offered_at: act.now, offer_expires_at: expires_at } as const
  moveEntry(tx, act.now, entry, { ...offered, seat_id: seat?.id ?? null })
  const { id: scheduled_class_id, template_id, instructor_id, name: class_name, starts_at } = cls
  const about = { scheduled_class_id, template_id, instructor_id, class_name, starts_at }
  emit(tx, act, 'waitlist.offered', entry.client_id, { entry_id: entry.id, ...about, expires_at })
  const booked = gives_up === null ? undefined : tx.one(bookingById, { id: gives_up })
  const news = { expires_at, gives_up: booked ? { class_name: booked.class_name, starts_at: booked.starts_at } : null }
  tellOfClass(tx, act, entry.client_id, 'waitlist_offer', { ...cls, seat_name: seat?.name ?? null }, news, expires_at)
}

function autoBook(tx: Tx, act: Act, cancels_free: boolean, { entry, cls, settings }: Turn): void {
  const client = tx.one(clientById, { id: entry.client_id })!
  const booking = placeBooking(tx, act, { settings, cls, client, source: 'waitlist', cancels_free })
  const free = termsOfCancelling(booking, { now: act.now, settings, by: 'client' })
  const free_until = free?.free_until ?? cls.starts_at
  const about = { ...cls, booking_id: booking.id, seat_name: booking.seat_name }
  tellOfClass(tx, act, entry.client_id, 'waitlist_booked', about, { free_until })
}
