import { bookingWindow } from '../../schedule/window-rules.ts'
import type { ErrorCode, Reason } from '../../../api/errors.ts'
import { addHours, localDate, type Instant } from '../../../lib/time.ts'
import type { UsableMembership } from '../../memberships/usability-rules.ts'
import { CORRECTION_DAYS } from '../cancellation/cancel-rules.ts'
import { canPayThere, explainMissing, type PayingThere } from '../paying/pay-at-studio-rules.ts'
import type { Covered } from '../../membership-types/coverage-rules.ts'
import { chooseMembership, type Choice, type Entitlement } from './choose-membership.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

export interface BookableClass {
  name: string
  status: 'scheduled' | 'cancelled'
  starts_at: Instant
  ends_at: Instant
  capacity: number
  /** The template's windows, in elapsed hours before the start; null: no window. */
  booking_open_hours_before: number | null
  booking_close_hours_before: number | null
}

/** Something that is held for a client while they pay for it. */
export interface BeingPaid {
  name: string
  starts_at: Instant
  held_until: Instant
}

export interface BookingRequest {
  now: Instant
  timezone: string
  past_due_days: number
  cls: BookableClass
  /** The class as memberships cover it; absent: any. */
  what?: Covered
  /** Its price is 0: everybody books it, and nothing pays. */
  is_free?: boolean
  /** Places taken by bookings, and held by waitlist offers to others. */
  seats: { booked: number; held: number }
  client: { is_active: boolean }
  /** Why the seat that is asked for can't be had. */
  against_seat?: readonly Reason[]
  /** The client's live booking of this class, if there is one. */
  own_booking_id: number | null
  /** The client's live bookings at the same time (one given up in the same step is left out). */
  overlapping: readonly { booking_id: number; name: string; starts_at: Instant }[]
  /** The client's appointments at the same time. */
  appointments: readonly { name: string; starts_at: Instant }[]
  /** Other spots at the same time that the client is paying for right now, and until when they are held. */
  being_paid?: readonly BeingPaid[]
  /** Waivers required before booking that the client has not signed at their current version. */
  unsigned_waivers: readonly { id: number; title: string }[]
  memberships: readonly UsableMembership[]
  /** The membership the caller named; the caller has made sure that it is this client's. */
  membership_id?: number | null
  /** If a client acts: their position on paying at the studio. */
  pay_at_studio?: PayingThere | undefined
  /** Staff with the permission to override asked for it. */
  override?: boolean
  /**
   * The place was held while it was paid: what was promised then (window, waivers, other bookings, the seat) is not asked
   * again.
   */
  promised?: boolean
  /** The entitlement that pays for it, as promised then: no membership is judged again. */
  promised_entitlement?: Entitlement | undefined
  /** A guest, who pays at the studio: no membership is used, and what is to be signed is signed there. */
  as_guest?: boolean
  /**
   * Staff book and check in somebody who is there, or was: the booking window no longer matters, up to 30 days after the
   * start. Once the class is over, `seats` are those who came.
   */
  walk_in?: boolean
}

export type BookingDecision =
  | {
      kind: 'book'
      entitlement: Entitlement | null
      is_unpaid: boolean
      /** The client has asked to pay for it at the studio. */
      is_paid_there: boolean
      overridden: Reason[]
    }
  | { kind: 'refuse'; reasons: Reason[] }

/** Rules that staff may override; never the class's state, the client's, or its capacity. */
const OVERRIDABLE = new Set<ErrorCode>(['BOOKING_NOT_OPEN', 'BOOKING_CLOSED', 'OVERLAPPING_BOOKING', 'WAIVER_UNSIGNED'])

/** Rules that still count once a spot was promised and paid. */
const STANDS_AFTER_PAYING = new Set<ErrorCode>([
  'CLASS_CANCELLED',
  'CLASS_STARTED',
  'CLIENT_INACTIVE',
  'ALREADY_BOOKED',
  'CLASS_FULL',
])

/**
 * Decides if a client may book a class and what pays for it; lists every rule that refuses, in a fixed order. `override` skips
 * (and names) windows, overlap, waivers and entitlement; it still takes a usable credit, else the spot is marked unpaid. The spot
 * is also unpaid where no membership pays and the client may pay at the studio.
 */
export function decideBooking(request: BookingRequest): BookingDecision {
  const { override = false, as_guest = false, is_free = false, promised = false } = request
  const choice = choose(request)
  const seat = request.against_seat ?? []
  const window = classReasons(request, openingFor(request, choice))
  const against = [...window, ...clientReasons(request), ...capacityReasons(request), ...seat]
  if (as_guest) return decideGuest(against, is_free)
  const stands = against.filter(({ code }) => {
    if (promised) return STANDS_AFTER_PAYING.has(code)
    return !override || !OVERRIDABLE.has(code)
  })
  const unpaidFor = choice?.kind === 'refuse' ? choice.reasons : []
  const is_paid_there = unpaidFor.length > 0 && !override && paysThere(request, unpaidFor)
  // Staff who insist on a membership are refused for its dates and credits; without a name the place is unpaid.
  const isPassed = override && typeof request.membership_id !== 'number'
  const missing = isPassed || is_paid_there ? [] : toldOfMissing(request, against, unpaidFor)
  if (stands.length + missing.length > 0) return { kind: 'refuse', reasons: [...stands, ...missing] }
  const entitlement = choice?.kind === 'entitled' ? choice.entitlement : null
  const passed = choice?.kind === 'entitled' ? choice.passed : []
  const overridden = [...against, ...passed, ...(is_paid_there ? [] : unpaidFor)]
  return { kind: 'book', entitlement, is_unpaid: entitlement === null && !is_free, is_paid_there, overridden }
}

/** Chooses what pays; undefined where nothing has to. */
function choose(request: BookingRequest): Choice | undefined {
  const { now, timezone, past_due_days, cls, what, override = false, membership_id } = request
  if (request.promised_entitlement)
    return { kind: 'entitled', entitlement: request.promised_entitlement, opens_at: null, passed: [] }
  if (request.is_free || request.as_guest) return undefined
  const use = { on: localDate(cls.starts_at, timezone), now, timezone, past_due_days, ...(what && { what }) }
  const opens_at = request.promised ? null : bookingWindow(cls).opens_at
  const opening = { starts_at: cls.starts_at, opens_at }
  return chooseMembership(request.memberships, use, { named_id: membership_id, force: override, opening })
}

/** The time a class opens to a client, by the membership that would pay for it; null: it is open to them. */
export const opensToClient = (request: BookingRequest): Instant | null =>
  bookingWindow(request.cls).opens_at === null ? null : openingFor(request, choose(request))

/** The time the class opens to this client: as to all, unless the membership that pays lets its holder book before. */
function openingFor({ cls, now }: BookingRequest, choice: Choice | undefined): Instant | null {
  const { opens_at } = bookingWindow(cls)
  if (choice?.kind === 'wait') return choice.opens_at
  const isOpened = choice?.kind === 'entitled' && choice.opens_at !== null && choice.opens_at <= now
  return isOpened ? null : opens_at
}

function paysThere({ pay_at_studio }: BookingRequest, unpaidFor: readonly Reason[]): boolean {
  return pay_at_studio?.is_wanted === true && canPayThere(pay_at_studio, unpaidFor)
}

/** Doesn't offer paying at the studio if the class is full: the waitlist asks for a membership. */
function toldOfMissing(request: BookingRequest, against: readonly Reason[], unpaidFor: Reason[]): Reason[] {
  const { pay_at_studio } = request
  const isFull = against.some(({ code }) => code === 'CLASS_FULL')
  return pay_at_studio && !isFull && unpaidFor.length > 0 ? explainMissing(unpaidFor, pay_at_studio) : unpaidFor
}

/** True if a guest has a place: whatever refuses anybody else, but for what they have to sign and how they pay. */
function decideGuest(against: readonly Reason[], is_free: boolean): BookingDecision {
  const isWaiver = ({ code }: Reason) => code === 'WAIVER_UNSIGNED'
  const stands = against.filter((reason) => !isWaiver(reason))
  if (stands.length > 0) return { kind: 'refuse', reasons: stands }
  return {
    kind: 'book',
    entitlement: null,
    is_unpaid: !is_free,
    is_paid_there: false,
    overridden: against.filter(isWaiver),
  }
}

/**
 * The reasons of the class itself: cancelled, begun (of a walk-in: begun too long ago), outside its windows (both ends
 * included). `opens_at` is when it opens to the person asking; absent: as to all.
 */
export function classReasons(
  request: Pick<BookingRequest, 'now' | 'cls' | 'walk_in'>,
  opens_at: Instant | null = bookingWindow(request.cls).opens_at,
): Reason[] {
  const { now, cls, walk_in = false } = request
  const { closes_at } = bookingWindow(cls)
  const reasons: Reason[] = []
  if (cls.status === 'cancelled') {
    reasons.push({
      code: 'CLASS_CANCELLED',
      detail: say('bookings.was_cancelled', { name: cls.name }),
      rule: 'status',
    })
  }
  if (!walk_in && now >= cls.starts_at) {
    const detail = say('bookings.began_on', { name: cls.name, when: cls.starts_at })
    reasons.push({ code: 'CLASS_STARTED', detail, rule: 'starts_at', value: cls.starts_at })
  }
  const putRightUntil = addHours(cls.starts_at, CORRECTION_DAYS * 24)
  if (walk_in && now > putRightUntil) {
    const detail = say('bookings.too_late_to_add', { name: cls.name, days: CORRECTION_DAYS, when: putRightUntil })
    reasons.push({ code: 'CLASS_STARTED', detail, rule: 'correction_days', value: CORRECTION_DAYS })
  }
  if (opens_at !== null && now < opens_at) {
    const detail = say('bookings.booking_opens', { when: opens_at })
    reasons.push({ code: 'BOOKING_NOT_OPEN', detail, rule: 'booking_open_hours_before', value: opens_at, fix: 'wait' })
  }
  if (cls.booking_close_hours_before !== null && now > closes_at && !walk_in) {
    const detail = say('bookings.booking_closed', { when: closes_at })
    reasons.push({ code: 'BOOKING_CLOSED', detail, rule: 'booking_close_hours_before', value: closes_at })
  }
  return reasons
}

function clientReasons(request: BookingRequest): Reason[] {
  const { client, own_booking_id, overlapping, unsigned_waivers } = request
  const reasons: Reason[] = []
  if (!client.is_active) {
    const detail = say('common.client_account_is_not_active')
    reasons.push({ code: 'CLIENT_INACTIVE', detail, rule: 'is_active', value: false })
  }
  if (own_booking_id !== null) {
    const detail = say('bookings.booked_already', { name: request.cls.name })
    reasons.push({ code: 'ALREADY_BOOKED', detail, rule: 'one_booking_per_class', value: own_booking_id })
  }
  const beside = ({ name, starts_at }: { name: string; starts_at: Instant }) => ({
    code: 'OVERLAPPING_BOOKING' as const,
    detail: say('bookings.at_the_same_time', { name, when: starts_at }),
  })
  for (const other of overlapping) {
    reasons.push({ ...beside(other), rule: 'overlap', value: other.booking_id, fix: 'cancel_other' })
  }
  for (const other of request.appointments) {
    reasons.push({ ...beside(other), rule: 'appointment', value: other.starts_at, fix: 'cancel_appointment' })
  }
  reasons.push(...(request.being_paid ?? []).map(besideHeld))
  for (const { id, title } of unsigned_waivers) {
    const detail = say('common.must_be_signed_before_booking', { title })
    reasons.push({ code: 'WAIVER_UNSIGNED', detail, rule: 'requires_before_booking', value: id, fix: 'sign_waiver' })
  }
  return reasons
}

/** That a client is paying for something else at the same time: of the two they get one. */
export function besideHeld({ name, starts_at, held_until }: BeingPaid): Reason {
  const detail = say('bookings.paying_at_the_same_time', { name, when: starts_at, until: held_until })
  return { code: 'OVERLAPPING_BOOKING', detail, rule: 'held', value: starts_at, fix: 'wait' }
}

function capacityReasons({ now, cls, seats, walk_in }: BookingRequest): Reason[] {
  if (seats.booked + seats.held < cls.capacity) return []
  if (walk_in && now >= cls.ends_at) return [allCame(cls.capacity)]
  return [
    {
      code: 'CLASS_FULL',
      detail: allTaken(cls.capacity, seats.held),
      rule: 'capacity',
      value: cls.capacity,
      fix: 'join_waitlist',
    },
  ]
}

function allTaken(count: number, held: number): Said {
  if (count === 1) return held > 0 ? say('bookings.only_place_held') : say('bookings.only_place_taken')
  return held > 0
    ? say('bookings.all_places_taken_or_held', { count, held })
    : say('bookings.all_places_taken', { count })
}

/** That as many came to a class that is over as it has places. */
export function allCame(capacity: number): Reason {
  const detail = say('bookings.all_came', { n: capacity })
  return { code: 'CLASS_FULL', detail, rule: 'capacity', value: capacity }
}
