import { localDate } from '../lib/time.ts'
import { say } from '../lib/sayings/sayings.ts'
import { bookingNews, FREE_UNTIL_HOURS, type Booked, type BookingStatus, type SameClass } from './booking-news.ts'
import type { ToldOfBookings } from './booking-news.ts'
import type { Charges } from './charges.ts'
import type { Client } from './clients.ts'
import { DAY, exponential, HOUR, iso, MINUTE, ZONE, type Making } from './making.ts'
import type { Membership, Memberships } from './memberships.ts'
import { doesCover } from './offer.ts'
import type { Studio } from './studio.ts'
import type { YogaClass } from './timetable.ts'
import type { Waitlists } from './waitlists.ts'

/** How long before a class it is booked, on average. */
const LEAD_DAYS = 1.6
const LONGEST_LEAD_DAYS = 6
const FEES = { no_show: 800, late_cancel: 500 }

interface Fate {
  status: BookingStatus
  /** When the client (or the studio) cancelled. */
  cancelled: number | null
}

export interface Told extends ToldOfBookings {
  memberships: Memberships
  waitlists: Waitlists
  charges: Charges
}

/** Books a class for a client and lives the booking to its end; gives what became of it, or undefined where they can’t. */
export type Book = (
  cls: YogaClass,
  client: Client,
  isHandedOn: boolean,
  sameClass: SameClass,
) => BookingStatus | undefined

/** Bookings, one at a time: what pays for them, whether somebody came, what it cost if not. */
export function bookOne(making: Making, studio: Studio, told: Told): Book {
  const random = making.random('bookings')
  const { now } = making
  const rows = making.table('bookings', [
    'id',
    'scheduled_class_id',
    'client_id',
    'membership_id',
    'credits_taken',
    'status',
    'source',
    'is_unpaid',
    'cancel_reason',
    'cancelled_at',
    'checked_in_at',
    'no_show_at',
    'reminded_at',
    'seat_id',
    'created_at',
    'updated_at',
  ])
  const tell = bookingNews(making, studio, told)

  /** When a class is booked: days ahead by most, never before the client is known nor after now. */
  const bookedAt = (cls: YogaClass, client: Client): number => {
    const lead = Math.min(LONGEST_LEAD_DAYS * DAY, HOUR + exponential(random, LEAD_DAYS) * DAY)
    const at = Math.min(cls.starts - lead, now - 30 * MINUTE - random() * DAY)
    return Math.floor(Math.max(at, client.joined + HOUR / 2))
  }

  /** Payment for a booking: the client's membership, else a new one; none for the few who pay later, or where it does not cover the class. */
  const entitlement = (client: Client, cls: YogaClass, at: number): Membership | 'unpaid' | undefined => {
    const on = localDate(iso(cls.starts), ZONE)
    const found = told.memberships.of(client, on)
    if (found) return doesCover(found.type, cls.template) ? found : undefined
    if (random() < 0.01) return 'unpaid'
    const bought = Math.max(client.joined + 10 * MINUTE, at - (5 + random() * 50) * MINUTE)
    const membership = told.memberships.buy(client, Math.floor(bought))
    const isOver = membership.expiresOn !== null && membership.expiresOn < on
    return isOver || !doesCover(membership.type, cls.template) ? undefined : membership
  }

  const fateOf = (cls: YogaClass, at: number): Fate => {
    if (cls.isCancelled) {
      return {
        status: 'class_cancelled',
        cancelled: Math.max(at + MINUTE, Math.min(cls.starts - 5 * HOUR, now - MINUTE)),
      }
    }
    const chance = random()
    const deadline = Math.min(cls.starts - FREE_UNTIL_HOURS * HOUR, now)
    if (chance < 0.12 && at < deadline - HOUR) {
      return { status: 'cancelled', cancelled: Math.floor(at + 10 * MINUTE + random() * (deadline - at - 20 * MINUTE)) }
    }
    if (cls.starts >= now) return { status: 'booked', cancelled: null }
    if (chance < 0.16 && at < cls.starts - 2 * HOUR) {
      return { status: 'late_cancelled', cancelled: Math.floor(Math.max(deadline, at + 20 * MINUTE) + random() * HOUR) }
    }
    return { status: chance < 0.2 ? 'no_show' : 'checked_in', cancelled: null }
  }

  const write = (booked: Booked): void => {
    const { id, cls, client, membership, at, status, source, cancelled, came, missed, reminded } = booked
    const reason = status === 'class_cancelled' ? say('class_cancelled') : null
    const ended = cancelled ?? came ?? missed ?? at
    const stamps = [cancelled, came, missed, reminded].map((time) => (time === null ? null : iso(time)))
    // A cancelled booking leaves its seat to others.
    const seat = cancelled === null ? (cls.seats.shift() ?? null) : null
    const credits = membership && membership.type.credits !== null ? 1 : 0
    const of = [id, cls.id, client.id, membership?.id ?? null, credits, status, source, membership ? 0 : 1, reason]
    rows.add(...of, ...stamps, seat, iso(at), iso(ended))
    if (seat !== null) cls.template.room?.seated(client.id, seat, iso(at))
    const giveBack = membership && told.memberships.spend(membership, id, at)
    if (cancelled !== null && status !== 'late_cancelled') giveBack?.(cancelled)
    if (source === 'waitlist') told.waitlists.confirmed(cls, client, at, id)
  }

  const charge = ({ id, cls, client, membership, status, cancelled, missed }: Booked): void => {
    if (status !== 'late_cancelled' && status !== 'no_show') return
    const kind = status === 'no_show' ? 'no_show' : 'late_cancel'
    const description = say(`charge.${kind}`, { class_name: cls.template.name, starts_at: iso(cls.starts) })
    const of = { client, bookingId: id, membershipId: membership?.id ?? null, amount: FEES[kind] }
    told.charges.add(cancelled ?? missed!, { kind, ...of, description, graceHours: 24 })
  }

  return (cls, client, isHandedOn, sameClass) => {
    const wished = bookedAt(cls, client)
    const paying = entitlement(client, cls, wished)
    if (paying === undefined) return undefined
    const membership = paying === 'unpaid' ? undefined : paying
    const at = Math.max(wished, membership ? membership.since + MINUTE : 0)
    if (at > Math.min(cls.starts, now) - MINUTE) return undefined
    const byDesk = !membership || random() < 0.22
    const { status, cancelled } = fateOf(cls, at)
    const arrived = cls.starts - 10 * MINUTE + Math.floor(random() * 14 * MINUTE)
    const reminder = cls.starts - DAY
    const isReminded = at < reminder && reminder < now && (cancelled === null || cancelled > reminder)
    const of = { id: rows.next(), cls, client, membership, at, status, cancelled, sameClass }
    const booked: Booked = {
      ...of,
      source: isHandedOn ? 'waitlist' : byDesk ? 'staff' : 'client',
      came: status === 'checked_in' ? arrived : null,
      missed: status === 'no_show' ? cls.ends + HOUR : null,
      reminded: isReminded ? reminder : null,
    }
    write(booked)
    tell(booked)
    charge(booked)
    return status
  }
}
