import { sql } from 'kysely'
import {
  appointments,
  bookings,
  charges,
  credits,
  mails,
  memberships,
  ownRecords,
  purchases,
  waitlist,
  type Source,
} from './sources.ts'
import { parts, type Part } from './part-values.ts'
import { ofNoVisit } from './visits.ts'

/** Where the things that happened to a client are read from: all of them, or those of a part. */
export function sources(clientId: number, part?: Part): Source[] {
  const of: Record<Part, () => Source[]> = {
    notes: () => ownRecords(clientId),
    visits: () => [...bookings(clientId), ...appointments(clientId), waitlist(clientId)],
    memberships: () => [...memberships(clientId), credits(clientId)],
    money: () => [...charges(clientId), ...purchases(clientId)],
    messages: () => [mails(clientId)],
  }
  return part ? of[part]() : parts.flatMap((one) => of[one]())
}

/** The sources of events that belong to no visit, for a timeline that shows each visit as one. */
export function sourcesBesideVisits(clientId: number, part?: Part): Source[] {
  const waits = waitlist(clientId, sql`e.booking_id IS NULL`)
  if (part === 'visits') return [waits]
  return [
    ...ownRecords(clientId),
    waits,
    ...memberships(clientId),
    credits(clientId, sql`e.booking_id IS NULL`),
    ...charges(clientId, ofNoVisit),
    ...purchases(clientId),
    mails(clientId, ofNoVisit),
  ]
}
