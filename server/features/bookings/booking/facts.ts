import { overlapping, overlappingAppointments, standing } from '../queries.ts'
import { unpaidToCome } from '../paying/queries.ts'
import type { Reader } from '../../../db/writer.ts'
import { notFound } from '../../../api/errors.ts'
import { addHours, localDate, type Instant } from '../../../lib/time.ts'
import type { ClientRow } from '../../clients/queries.ts'
import { usableMemberships } from '../../memberships/entitlements.ts'
import { heldOvernight, heldUntil, nightSettings } from '../../schedule/night-rules.ts'
import type { ClassRow } from '../../schedule/queries.ts'
import type { Settings } from '../../settings/queries.ts'
import { unsignedWaivers } from '../../waivers/unsigned.ts'
import type { BookingRequest } from './booking-rules.ts'

/** No class and no appointment is longer than this, so that an overlap is looked for among few. */
const LONGEST_HOURS = 24

export interface Question {
  now: Instant
  settings: Settings
  cls: ClassRow
  client: Pick<ClientRow, 'id' | 'is_active'>
  /** The membership named to pay; 404 if it is not this client's. */
  membership_id?: number | null | undefined
  /** Where a client (or a guardian) acts: whether they want to pay at the studio. Absent for everybody else. */
  pay_at_studio?: boolean | undefined
}

/** What the booking rules ask about a client and a class, and the client's live waitlist entry there. */
export type Facts = BookingRequest & { own_entry_id: number | null }

/**
 * Loads what decides whether a client may book a class. Places held by an offer to this client are not counted; those that the
 * night holds for who waits ahead of them are.
 */
export function bookingFacts(reader: Reader, question: Question): Facts {
  const { now, settings, cls, client, membership_id } = question
  const who = { class_id: cls.id, client_id: client.id }
  const { booked, offered, for_guests, waiting_ahead, own_booking_id, own_entry_id } = reader.one(standing, who)!
  const held = offered + for_guests
  const until = heldUntil(now, settings.timezone, cls, nightSettings(settings))
  const overnight = heldOvernight(cls.capacity - booked - held, waiting_ahead, until)
  const on = localDate(cls.starts_at, settings.timezone)
  const memberships = usableMemberships(reader, client.id, on, membership_id)
  if (membership_id && !memberships.some(({ id }) => id === membership_id)) throw notFound('membership')
  const { starts_at, ends_at } = cls
  return {
    now,
    timezone: settings.timezone,
    past_due_days: settings.past_due_days,
    cls,
    seats: { booked, held: held + overnight },
    client,
    own_booking_id,
    own_entry_id,
    overlapping: bookedAtTheSameTime(reader, { ...who, starts_at, ends_at }),
    appointments: appointmentsAtTheSameTime(reader, { client_id: client.id, starts_at, ends_at }),
    unsigned_waivers: unsignedWaivers(reader, client.id),
    memberships,
    membership_id: membership_id ?? null,
    pay_at_studio: payingThere(reader, question),
  }
}

function payingThere(reader: Reader, { now, settings, client, pay_at_studio: is_wanted }: Question) {
  if (is_wanted === undefined) return undefined
  const unpaid = reader.one(unpaidToCome, { client_id: client.id, now }) ?? null
  return { is_wanted, is_enabled: settings.pay_at_studio_enabled, unpaid }
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
