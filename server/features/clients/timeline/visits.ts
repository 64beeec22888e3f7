import { sql, type RawBuilder } from 'kysely'
import { appointments, bookings, charges, credits, mails, waitlist, type Source } from './sources.ts'

type Raw = RawBuilder<unknown>

/** True for rows that belong to no visit, so that none shows them. */
export const ofNoVisit = sql`booking_id IS NULL AND appointment_id IS NULL`

/** The visits of a client, each once: at the moment of the last that became of it. */
export function visitKeys(clientId: number): Raw[] {
  const last = (...columns: Raw[]) => sql.join(columns.map((column) => sql`coalesce(${column}, '')`))
  return [
    sql`SELECT max(b.created_at, ${last(sql`b.checked_in_at`, sql`b.no_show_at`, sql`b.excused_at`, sql`b.cancelled_at`)}) AS at,
      'visit.class' AS kind, b.id AS entity_id FROM bookings AS b WHERE b.client_id = ${clientId}`,
    sql`SELECT max(a.created_at, ${last(sql`a.checked_in_at`, sql`a.completed_at`, sql`a.no_show_at`, sql`a.cancelled_at`)}) AS at,
      'visit.appointment' AS kind, a.id AS entity_id FROM appointments AS a WHERE a.client_id = ${clientId}`,
  ]
}

interface Visits {
  classes: readonly number[]
  appointments: readonly number[]
}

/** All that happened with some visits: what became of each, and the credits, charges, moves and e-mails that belong to it. */
export function stepsOf(clientId: number, { classes, appointments: others }: Visits): Source[] {
  const among = (column: Raw, ids: readonly number[]) =>
    sql`${column} IN (${ids.length > 0 ? sql.join(ids) : sql`NULL`})`
  const either = sql`(${among(sql`booking_id`, classes)} OR ${among(sql`appointment_id`, others)})`
  return [
    ...bookings(clientId, among(sql`b.id`, classes)),
    ...appointments(clientId, among(sql`a.id`, others)),
    waitlist(clientId, among(sql`e.booking_id`, classes)),
    credits(clientId, among(sql`e.booking_id`, classes)),
    ...charges(clientId, either),
    mails(clientId, either),
  ]
}
