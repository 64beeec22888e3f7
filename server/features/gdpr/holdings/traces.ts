import { writtenAs } from '../written-as.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Subject } from '../subject.ts'
import { hers, within, type Holding } from './holding.ts'
import { cardsReceived, charges, payments, receipts, sales } from './money.ts'
import { enrollments } from './marketing.ts'
import { appointments, bookings, guestBookings, memberships, standingBookings, waitlistEntries } from './visits.ts'
import { checkouts, subscriptions } from './online.ts'
import { notifications } from './person.ts'

/** The entries of the audit log about the rows of another table. */
const aboutRecords: readonly (readonly [entity: string, holding: Holding])[] = [
  ['booking', bookings],
  ['appointment', appointments],
  ['guest_booking', guestBookings],
  ['waitlist_entry', waitlistEntries],
  ['standing_booking', standingBookings],
  ['membership', memberships],
  ['charge', charges],
  ['payment', payments],
  ['sale', sales],
  ['receipt', receipts],
  ['gift_card', cardsReceived],
  ['checkout', checkouts],
  ['subscription', subscriptions],
  ['automation_enrollment', enrollments],
  ['notification', notifications],
]

function auditRows(who: Subject): RawBuilder<unknown> {
  const about = aboutRecords.map(
    ([entity, { table, rows }]) =>
      sql`entity = ${entity} AND entity_id IN (SELECT id FROM ${sql.table(table)} WHERE ${rows(who)})`,
  )
  const named = ['before', 'after'].flatMap((column) =>
    ['client_id', 'purchaser_client_id'].map((key) => sql`${sql.ref(column)} ->> ${sql.lit(`$.${key}`)} = ${who.id}`),
  )
  // Each way has a separate index: one after the other they are fast, in one condition they are not.
  const ways = [sql`entity = 'client' AND entity_id = ${who.id}`, ...about, ...named].map(
    (way) => sql`SELECT id FROM audit_entries WHERE ${way}`,
  )
  return sql`audit_entries.id IN (${sql.join(ways, sql` UNION ALL `)})`
}

const auditEntries: Holding = {
  table: 'audit_entries',
  rows: auditRows,
  exported: 'changes_by_staff',
  omit: ['actor_kind', 'actor_id', 'actor_name', 'request_id'],
  erase: () => ({ before: null, after: null }),
  kept: {
    what: 'Who of the staff changed something of theirs, what kind of change and when, without what it was',
    why: 'The studio must be able to show who did what; the entries hold nothing about the person any more.',
  },
}

const events: Holding = {
  table: 'events',
  rows: hers('events'),
  exported: 'events',
  omit: ['depth', 'once_key', 'attempts', 'next_attempt_at', 'handled_at', 'last_error'],
  // Nothing more is to follow from the client's actions.
  erase: () => ({ payload: {}, last_error: null, handled_at: sql`coalesce(handled_at, occurred_at)` }),
}

const emails: Holding = {
  table: 'emails',
  rows: ({ id, email }) => sql`emails.id IN (SELECT id FROM emails WHERE client_id = ${id}
    UNION ALL SELECT id FROM emails WHERE to_email COLLATE NOCASE IN ${writtenAs(email)})`,
  exported: 'emails',
  // Links in them open accounts.
  omit: ['letter', 'unsubscribe_url'],
  erase: 'delete',
}

const ownRequests: Holding = {
  table: 'idempotency_keys',
  rows: ({ id }) => sql`caller = ${`client ${id}`}`,
  exported: null,
  erase: 'delete',
}

/** Stored answers to the staff about the client: with the answer gone, a repeat is refused, not done twice. */
const answersAboutHer: Holding = {
  table: 'idempotency_keys',
  rows: ({ id, traces }) => {
    const path = [sql`path LIKE ${`%/clients/${id}`}`, sql`path LIKE ${`%/clients/${id}/%`}`]
    const named = ['client_id', 'about_client_id'].flatMap((key) =>
      [',', '}'].map((end) => sql`instr(answer, ${`"${key}":${id}${end}`})`),
    )
    const made = sql`(path = '/api/v1/clients' AND instr(answer, ${`{"id":${id},`}) = 1)`
    const traced = traces.map(({ text }) => sql`instr(answer, ${JSON.stringify(text).slice(1, -1)})`)
    return sql`(${sql.join([...path, ...named, made, ...traced], sql` OR `)})`
  },
  exported: null,
  erase: () => ({ answer: null, status: null }),
}

const importRows: Holding = {
  table: 'import_rows',
  rows: ({ id }) => sql`import_rows.id IN (SELECT r.id FROM import_parties AS party JOIN import_rows AS r
    ON r.job_id = party.job_id AND r.planned ->> '$.client' = party.key
    WHERE party.kind = 'client' AND party.record_id = ${id})`,
  exported: 'import_rows',
  omit: ['planned'],
  erase: () => ({ cells: null, edits: null, planned: null }),
}

const importParties: Holding = {
  table: 'import_parties',
  rows: ({ id }) => sql`kind = 'client' AND record_id = ${id}`,
  exported: null,
  erase: ({ id }) => ({ planned: null, key: `erased ${id}` }),
}

const importRecords: Holding = {
  table: 'import_records',
  rows: (who) => sql`((record_table = 'clients' AND record_id = ${who.id})
    OR (record_table = 'memberships' AND ${within('record_id', memberships)(who)}))`,
  exported: 'import_records',
  erase: () => ({ before: null, after: null }),
}

/** Mentions of the client in other records. The audit log first: its entries are found by rows that change after. */
export const traceHoldings: readonly Holding[] = [
  auditEntries,
  events,
  emails,
  ownRequests,
  answersAboutHer,
  importRows,
  importParties,
  importRecords,
]
