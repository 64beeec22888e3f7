import type { EventPayloads } from '../events/payloads.ts'
import { localDate } from '../lib/time.ts'
import { say } from '../lib/sayings/sayings.ts'
import type { LetterData } from '../features/email/letters.ts'
import type { Audit } from './audit.ts'
import type { Charges } from './charges.ts'
import type { Client, Clients } from './clients.ts'
import type { Events } from './events.ts'
import type { Letters } from './letters.ts'
import { DAY, exponential, HOUR, iso, MINUTE, pick, ZONE, type Day, type Making } from './making.ts'
import type { Membership, Memberships } from './memberships.ts'
import type { Rules } from './rules.ts'
import type { Studio } from './studio.ts'
import type { YogaClass } from './timetable.ts'
import type { Waitlists } from './waitlists.ts'

/** How full a class is at the busiest of times, its liking apart. Above 1 people wait. */
const FILL = 0.83
/** How long before a class it is booked, on average. */
const LEAD_DAYS = 1.6
const LONGEST_LEAD_DAYS = 6
const FREE_UNTIL_HOURS = 12
/** One class to come for which half the town waits. */
const CROWD = { daysAhead: 10, waiting: 500 }

type Status = 'booked' | 'checked_in' | 'no_show' | 'cancelled' | 'late_cancelled' | 'class_cancelled'

interface Fate {
  status: Status
  /** When the client (or the studio) cancelled. */
  cancelled: number | null
}

export interface Bookings {
  /** How many bookings there are so far. */
  readonly count: number
  day(day: Day, classes: readonly YogaClass[]): void
}

interface Told {
  clients: Clients
  memberships: Memberships
  waitlists: Waitlists
  charges: Charges
  events: Events
  letters: Letters
  audit: Audit
  rules: Rules
}

/** Who booked what and came, or not. */
export function fillClasses(making: Making, { desk }: Studio, told: Told): Bookings {
  const random = making.random('bookings')
  const rows = making.table('bookings', [
    'id',
    'scheduled_class_id',
    'client_id',
    'membership_id',
    'status',
    'source',
    'is_unpaid',
    'cancel_reason',
    'cancelled_at',
    'checked_in_at',
    'no_show_at',
    'reminded_at',
    'created_at',
    'updated_at',
  ])
  const { now } = making
  let count = 0

  /** Somebody who has time for this class; few come twice a day. */
  const drawFree = (cls: YogaClass, day: Day): Client | undefined => {
    for (let tries = 0; tries < 12; tries += 1) {
      const client = told.clients.draw()
      if (!client || client.joined > cls.starts - HOUR || client.joined > now - HOUR || client.busyUntil > cls.starts)
        continue
      const before = client.dayOfVisits === day.index ? client.visitsOfDay : 0
      if (before > 0 && (before > 2 || random() > 0.12 * (1 + tries / 3))) continue
      client.dayOfVisits = day.index
      client.visitsOfDay = before + 1
      client.busyUntil = cls.ends
      return client
    }
    return undefined
  }

  /** When a class is booked: days ahead by most, never before the client is known nor after now. */
  const bookedAt = (cls: YogaClass, client: Client): number => {
    const lead = Math.min(LONGEST_LEAD_DAYS * DAY, HOUR + exponential(random, LEAD_DAYS) * DAY)
    const at = Math.min(cls.starts - lead, now - 30 * MINUTE - random() * DAY)
    return Math.floor(Math.max(at, client.joined + HOUR / 2))
  }

  const fateOf = (cls: YogaClass, at: number): Fate => {
    const ended = (status: Status, cancelled: number | null): Fate => ({
      status,
      cancelled: cancelled && Math.floor(cancelled),
    })
    if (cls.isCancelled) return ended('class_cancelled', Math.min(cls.starts - 5 * HOUR, now - MINUTE))
    const chance = random()
    const deadline = cls.starts - FREE_UNTIL_HOURS * HOUR
    if (chance < 0.12 && at < Math.min(deadline, now) - HOUR) {
      return ended('cancelled', at + 10 * MINUTE + random() * (Math.min(deadline, now) - at - 20 * MINUTE))
    }
    if (cls.starts >= now) return ended('booked', null)
    if (chance < 0.16 && at < cls.starts - 2 * HOUR) {
      return ended('late_cancelled', Math.max(deadline, at + 20 * MINUTE) + random() * HOUR)
    }
    return ended(chance < 0.2 ? 'no_show' : 'checked_in', null)
  }

  const book = (cls: YogaClass, client: Client, from: 'door' | 'waitlist', sameClass: SameClass): Fate | undefined => {
    const on = localDate(iso(cls.starts), ZONE)
    let at = bookedAt(cls, client)
    let membership: Membership | undefined = told.memberships.of(client, on)
    const isUnpaid = !membership && random() < 0.01
    if (!membership && !isUnpaid) {
      const bought = Math.max(client.joined + 10 * MINUTE, at - (5 + random() * 50) * MINUTE)
      membership = told.memberships.buy(client, Math.floor(bought))
      if (membership.expiresOn !== null && membership.expiresOn < on) return undefined
    }
    if (membership) at = Math.max(at, membership.since + MINUTE)
    if (at > Math.min(cls.starts, now) - MINUTE) return undefined
    const byDesk = isUnpaid || random() < 0.22
    const fate = fateOf(cls, at)
    const source = from === 'waitlist' ? 'waitlist' : byDesk ? 'staff' : 'client'
    write({ cls, client, membership, at, fate, source, sameClass })
    return fate
  }

  const write = (one: Written): void => {
    const { cls, client, membership, at, fate, source } = one
    const { status, cancelled } = fate
    const id = rows.next()
    count += 1
    const arrived = cls.starts - 10 * MINUTE + Math.floor(random() * 14 * MINUTE)
    const came = status === 'checked_in' ? arrived : null
    const missed = status === 'no_show' ? cls.ends + HOUR : null
    const reminder = cls.starts - DAY
    const reminded = at < reminder && reminder < now && (cancelled === null || cancelled > reminder) ? reminder : null
    const ended = cancelled ?? came ?? missed ?? at
    const reason = status === 'class_cancelled' ? say('class_cancelled') : null
    const stamps = [cancelled, came, missed, reminded, at, ended].map((time) => (time === null ? null : iso(time)))
    rows.add(id, cls.id, client.id, membership?.id ?? null, status, source, membership ? 0 : 1, reason, ...stamps)
    const giveBack = membership && told.memberships.spend(membership, id, at)
    if (cancelled !== null && status !== 'late_cancelled') giveBack?.(cancelled)
    if (source === 'waitlist') told.waitlists.confirmed(cls, client, at, id)
    tell({ ...one, id, came, missed, reminded })
    if (status !== 'late_cancelled' && status !== 'no_show') return
    const kind = status === 'no_show' ? 'no_show' : 'late_cancel'
    const description = say(`charge.${kind}`, { class_name: cls.template.name, starts_at: iso(cls.starts) })
    const of = { client, bookingId: id, membershipId: membership?.id ?? null, amount: kind === 'no_show' ? 800 : 500 }
    told.charges.add(cancelled ?? missed!, { kind, ...of, description, graceHours: 24 })
  }

  const tell = ({ cls, client, membership, at, fate, source, sameClass, id, came, missed, reminded }: Known): void => {
    const { status, cancelled } = fate
    const { events, letters, audit } = told
    const about = (now: Status): EventPayloads['booking.created'] => ({
      booking_id: id,
      ...aboutClass(cls),
      membership_id: membership?.id ?? null,
      status: now,
      source,
      is_unpaid: !membership,
    })
    const byDesk = source === 'staff' ? pick(random, desk) : undefined
    if (byDesk) {
      const of = { scheduled_class_id: cls.id, client_id: client.id, membership_id: membership?.id ?? null, source }
      audit.add(at, byDesk, 'booking.create', 'booking', id, null, of)
    }
    if (events.keeps(at)) events.add(at, 'booking.created', client.id, about('booked'))
    const letter = () => aboutLetter(cls, client)
    const free = iso(cls.starts - FREE_UNTIL_HOURS * HOUR)
    const sent = { expires: cls.starts, subjects: sameClass.confirmed, data: () => ({ ...letter(), free_until: free }) }
    letters.send(at, 'booking_confirmed', client, sent)
    if (reminded !== null && events.keeps(reminded)) {
      const data = () => ({ ...letter(), free_until: null })
      letters.send(reminded, 'class_reminder', client, { expires: cls.starts, subjects: sameClass.reminded, data })
    }
    if (cancelled !== null && events.keeps(cancelled)) {
      const event = status === 'late_cancelled' ? 'booking.late_cancelled' : 'booking.cancelled'
      events.add(cancelled, event, client.id, about(status))
    }
    if (missed !== null && events.keeps(missed)) events.add(missed, 'booking.no_show', client.id, about(status))
    if (came === null) return
    client.visits += 1
    const visits = client.visits
    if (random() < 0.7) {
      const changed = { status, checked_in_at: iso(came) }
      audit.add(
        came,
        pick(random, desk),
        'booking.check_in',
        'booking',
        id,
        { status: 'booked', checked_in_at: null },
        changed,
      )
    }
    if (events.keeps(came)) events.add(came, 'booking.checked_in', client.id, { ...about(status), visits })
    if (visits === 1)
      events.once(came, 'client.first_visit', client.id, { key: 'first', payload: { ...about(status), visits } })
    if (visits % 5 !== 0) return
    const follows = told.rules.onMilestone(client.id, visits, came)
    const payload = { ...about(status), count: visits }
    events.once(came, 'client.visit_milestone', client.id, { key: visits, payload, follows })
  }

  const crowd = (cls: YogaClass): void => {
    const free = told.clients.list.filter(({ busyUntil, joined }) => busyUntil < cls.starts && joined < now - DAY)
    for (const client of free.slice(-CROWD.waiting)) told.waitlists.inVain(cls, client)
  }

  return {
    get count() {
      return count
    },
    day: (day, classes) => {
      const daysAhead = Math.max(0, (day.starts - now) / DAY)
      // What lies ahead fills from near to far.
      const soFar = daysAhead > 21 ? 0 : Math.exp(-daysAhead / 6)
      const crowded =
        Math.round(daysAhead) === CROWD.daysAhead ? classes.find(({ isCancelled }) => !isCancelled) : undefined
      for (const cls of classes) {
        if (cls !== crowded && (!cls.isLived || soFar === 0)) continue
        const fill = cls === crowded ? 1 : FILL * day.bustle * cls.liked * soFar * (0.85 + random() * 0.3)
        const wanted = Math.round(cls.capacity * fill)
        const sameClass = { confirmed: new Map<string, string>(), reminded: new Map<string, string>() }
        const room = Math.min(wanted, cls.capacity)
        let taken = 0
        let given = 0
        for (let tries = 0; taken < room && tries < room * 2; tries += 1) {
          const client = drawFree(cls, day)
          if (!client) break
          // In a full class a place that somebody gave back goes to who waited for it.
          const isHandedOn = wanted > cls.capacity && given > 0 && taken >= room - given
          const fate = book(cls, client, isHandedOn ? 'waitlist' : 'door', sameClass)
          if (fate?.status === 'cancelled') given += 1
          if (fate && fate.cancelled === null) taken += 1
        }
        for (let n = Math.min(8, wanted - cls.capacity); n > 0 && taken === room; n -= 1) {
          const client = drawFree(cls, day)
          if (client) told.waitlists.inVain(cls, client)
        }
        if (cls === crowded) crowd(cls)
      }
    },
  }
}

interface SameClass {
  confirmed: Map<string, string>
  reminded: Map<string, string>
}

interface Written {
  cls: YogaClass
  client: Client
  membership: Membership | undefined
  at: number
  fate: Fate
  source: 'client' | 'staff' | 'waitlist'
  sameClass: SameClass
}

type Known = Written & { id: number; came: number | null; missed: number | null; reminded: number | null }

/** What every event about a class tells of it. */
export function aboutClass({ id, template, teacher, starts }: YogaClass) {
  const of = { scheduled_class_id: id, template_id: template.id, instructor_id: teacher.id }
  return { ...of, class_name: template.name, starts_at: iso(starts) }
}

/** What every letter about a class tells of it. */
function aboutLetter({ template, teacher, starts }: YogaClass, { name }: Client): LetterData['waitlist_place_free'] {
  const cls = { class_name: template.name, instructor_name: teacher.name, starts_at: iso(starts), timezone: ZONE }
  return { name, for_name: null, ...cls, url: null }
}
