import type { Content, LetterData } from '../features/email/letters.ts'
import type { EventPayloads } from '../events/payloads.ts'
import type { Absences } from './absences.ts'
import type { Audit } from './audit.ts'
import type { Automations } from './automations.ts'
import type { Client } from './clients.ts'
import type { Events } from './events.ts'
import type { Letters } from './letters.ts'
import { HOUR, iso, pick, ZONE, type Making } from './making.ts'
import type { Membership } from './memberships.ts'
import type { Rules } from './rules.ts'
import type { Studio } from './studio.ts'
import type { YogaClass } from './timetable.ts'

export const FREE_UNTIL_HOURS = 12
/** How much of the checking-in is done at the desk; the rest check themselves in, which nobody’s log holds. */
const CHECKED_IN_BY_DESK = 0.7

export type BookingStatus = EventPayloads['booking.created']['status']

/** Letters that are the same for everybody in a class but for the name, by language. */
export interface SameClass {
  confirmed: Map<string, Content>
  reminded: Map<string, Content>
}

/** A booking with everything that became of it, and when. */
export interface Booked {
  id: number
  cls: YogaClass
  client: Client
  membership: Membership | undefined
  at: number
  status: BookingStatus
  source: 'client' | 'staff' | 'waitlist'
  cancelled: number | null
  came: number | null
  missed: number | null
  reminded: number | null
  sameClass: SameClass
}

export interface ToldOfBookings {
  events: Events
  letters: Letters
  audit: Audit
  rules: Rules
  automations: Automations
  absences: Absences
}

/** Sends all news of a booking as the product does: events, emails, the audit log, the rules. */
export function bookingNews(making: Making, { desk }: Studio, told: ToldOfBookings): (booked: Booked) => void {
  const random = making.random('booking news')
  return (booked) => {
    writeAudit(booked, told.audit, () => pick(random, desk), random() < CHECKED_IN_BY_DESK)
    sendLetters(booked, told)
    emitEvents(booked, told)
    emitVisit(booked, told)
  }
}

function writeAudit(
  { id, cls, client, membership, at, source, status, came }: Booked,
  audit: Audit,
  atDesk: () => { id: number; name: string },
  isCheckedInThere: boolean,
): void {
  if (source === 'staff') {
    const of = { scheduled_class_id: cls.id, client_id: client.id, membership_id: membership?.id ?? null, source }
    audit.add(at, atDesk(), 'booking.create', 'booking', id, null, of)
  }
  if (came === null || !isCheckedInThere) return
  const [before, after] = [
    { status: 'booked', checked_in_at: null },
    { status, checked_in_at: iso(came) },
  ]
  audit.add(came, atDesk(), 'booking.check_in', 'booking', id, before, after)
}

function sendLetters({ cls, client, at, reminded, sameClass }: Booked, { letters, events }: ToldOfBookings): void {
  const expires = cls.starts
  const free_until = iso(cls.starts - FREE_UNTIL_HOURS * HOUR)
  const confirmed = () => ({ ...aboutLetter(cls, client), free_until })
  letters.send(at, 'booking_confirmed', client, { expires, same: sameClass.confirmed, data: confirmed })
  if (reminded === null || !events.keeps(reminded)) return
  const reminder = () => ({ ...aboutLetter(cls, client), free_until: null })
  letters.send(reminded, 'class_reminder', client, { expires, same: sameClass.reminded, data: reminder })
}

function emitEvents(booked: Booked, { events }: ToldOfBookings): void {
  const { client, at, status, cancelled, missed } = booked
  if (events.keeps(at)) events.add(at, 'booking.created', client.id, aboutBooking(booked, 'booked'))
  if (missed !== null && events.keeps(missed)) {
    events.add(missed, 'booking.no_show', client.id, aboutBooking(booked, status))
  }
  if (cancelled === null || !events.keeps(cancelled)) return
  const event = status === 'late_cancelled' ? 'booking.late_cancelled' : 'booking.cancelled'
  events.add(cancelled, event, client.id, aboutBooking(booked, status))
}

/** Somebody came: what the visit counts for. */
function emitVisit(booked: Booked, { events, rules, automations, absences }: ToldOfBookings): void {
  const { cls, client, status, came } = booked
  if (came === null) return
  absences.came(client, cls.starts)
  const visits = (client.visits += 1)
  const about = () => aboutBooking(booked, status)
  if (events.keeps(came)) events.add(came, 'booking.checked_in', client.id, { ...about(), visits })
  if (visits === 1) {
    const follows = automations.onFirstVisit(client, came)
    events.once(came, 'client.first_visit', client.id, { key: 'first', payload: { ...about(), visits }, follows })
  }
  if (visits % 5 !== 0) return
  const [byRule, byAutomation] = [
    rules.onMilestone(client.id, visits, came),
    automations.onMilestone(client, visits, came),
  ]
  const follows = (eventId: number, payload: string) => {
    byRule?.(eventId)
    byAutomation(eventId, payload)
  }
  const payload = { ...about(), count: visits }
  events.once(came, 'client.visit_milestone', client.id, { key: visits, payload, follows })
}

function aboutBooking({ id, cls, membership, source }: Booked, status: BookingStatus) {
  const of = { membership_id: membership?.id ?? null, status, source, is_unpaid: !membership }
  return { booking_id: id, ...aboutClass(cls), ...of }
}

/** The data of every event about a class. */
export function aboutClass({ id, template, teacher, starts }: YogaClass) {
  const of = { scheduled_class_id: id, template_id: template.id, instructor_id: teacher.id }
  return { ...of, class_name: template.name, starts_at: iso(starts) }
}

/** The data of every email about a class. */
function aboutLetter({ template, teacher, starts }: YogaClass, { name }: Client): LetterData['waitlist_place_free'] {
  const cls = { class_name: template.name, instructor_name: teacher.name, starts_at: iso(starts), timezone: ZONE }
  return { name, for_name: null, ...cls, url: null }
}
