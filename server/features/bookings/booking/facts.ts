import { overlapping, overlappingAppointments, standing } from '../queries.ts'
import { unpaidToCome } from '../paying/queries.ts'
import type { Reader } from '../../../db/writer.ts'
import { notFound } from '../../../api/errors.ts'
import { addHours, type Instant } from '../../../lib/time.ts'
import type { ClientRow } from '../../clients/queries.ts'
import { usableMemberships } from '../../memberships/entitlements.ts'
import { heldOvernight, heldUntil, nightSettings } from '../../schedule/night-rules.ts'
import type { ClassRow } from '../../schedule/queries.ts'
import type { Settings } from '../../settings/queries.ts'
import { unsignedWaivers } from '../../waivers/unsigned.ts'
import { againstPayingThere, singlePrice, type SinglePrice } from '../paying/single-price.ts'
import type { BookingRequest } from './booking-rules.ts'
import { beingPaid } from './held-queries.ts'
import { coveredClass } from './covered-class.ts'

/** No class and no appointment is longer than this, so that an overlap is looked for among few. */
const LONGEST_HOURS = 24

export interface Question {
  now: Instant
  settings: Settings
  cls: ClassRow
  client: Pick<ClientRow, 'id' | 'is_active'>
  /** The membership named to pay; 404 if it is not this client's. */
  membership_id?: number | null | undefined
  /** True if the client (or guardian) who acts wants to pay at the studio. Absent for everybody else. */
  pay_at_studio?: boolean | undefined
}

/** The facts about a client and a class for the booking rules, the client's live waitlist entry there, and a spot's price. */
export type Facts = BookingRequest & {
  own_entry_id: number | null
  own_hold_id: number | null
  price: () => SinglePrice
}

/**
 * Loads the facts that decide if a client may book a class. Spots held by an offer to this client, or while they pay, are not
 * counted; those held overnight for clients who wait ahead of them are.
 */
export function bookingFacts(reader: Reader, question: Question): Facts {
  const { now, settings, cls, client, membership_id } = question
  const who = { class_id: cls.id, client_id: client.id }
  const { waiting_ahead, own_booking_id, own_entry_id, own_hold_id, ...places } = reader.one(standing, who)!
  const { booked } = places
  const held = places.offered + places.for_guests + places.to_pay
  // The place that they hold while they pay is theirs: the night holds none of it for others.
  const free = cls.capacity - booked - held - (own_hold_id === null ? 0 : 1)
  const overnight = heldOvernight(free, waiting_ahead, () =>
    heldUntil(now, settings.timezone, cls, nightSettings(settings)),
  )
  const what = coveredClass(cls, settings.timezone, now)
  const use = { client_id: client.id, on: what.on, now, timezone: settings.timezone }
  const memberships = usableMemberships(reader, use, membership_id)
  if (membership_id && !memberships.some(({ id }) => id === membership_id)) throw notFound('membership')
  const { starts_at, ends_at } = cls
  // Most places are paid by a membership: the price is looked up where it is asked for.
  let found: SinglePrice | undefined
  const price = () => (found ??= singlePrice(reader, cls, settings))
  return {
    now,
    timezone: settings.timezone,
    past_due_days: settings.past_due_days,
    cls,
    what,
    price,
    is_free: cls.own_price_minor === 0,
    seats: { booked, held: held + overnight },
    client,
    own_booking_id,
    own_entry_id,
    own_hold_id,
    overlapping: bookedAtTheSameTime(reader, { ...who, starts_at, ends_at }),
    appointments: appointmentsAtTheSameTime(reader, { client_id: client.id, starts_at, ends_at }),
    being_paid: reader.all(beingPaid, { ...who, starts_at, ends_at, now }),
    unsigned_waivers: unsignedWaivers(reader, client.id),
    memberships,
    membership_id: membership_id ?? null,
    pay_at_studio: payingThere(reader, question, price),
  }
}

/** The facts for the rules of paying at the studio, where a client wishes to or could do so. */
export function payingThere(
  reader: Reader,
  { now, settings, cls, client, pay_at_studio: is_wanted }: Question,
  price: () => SinglePrice,
) {
  if (is_wanted === undefined) return undefined
  const unpaid = reader.one(unpaidToCome, { client_id: client.id, now }) ?? null
  const against_class = () => againstPayingThere(cls, price(), settings)
  return { is_wanted, is_enabled: settings.pay_at_studio_enabled, unpaid, against_class }
}

/** A client's live bookings of other classes that are on at the same time as a class. */
export function bookedAtTheSameTime(
  reader: Reader,
  cls: { class_id: number; client_id: number; starts_at: Instant; ends_at: Instant },
) {
  return reader.all(overlapping, { ...cls, after: addHours(cls.starts_at, -LONGEST_HOURS) })
}

/** A client's appointments that are on at some moment between two instants. */
export function appointmentsAtTheSameTime(
  reader: Reader,
  span: { client_id: number; starts_at: Instant; ends_at: Instant },
) {
  return reader.all(overlappingAppointments, { ...span, after: addHours(span.starts_at, -LONGEST_HOURS) })
}
