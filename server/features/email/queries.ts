import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { readPage } from '../../db/page.ts'
import type { EmailsTable } from '../../db/tables/tables.generated.ts'
import type { Reader } from '../../db/writer.ts'
import type { Page } from '../../lib/paginate.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import { formatSaying, type Reading } from '../../lib/sayings/format.ts'
import { HELD } from './held-queries.ts'
import { isNotNeeded, notNeeded } from './kept-back-codes.ts'
import type { Template } from './letters.ts'
import type { TroubleCode } from './trouble-rules.ts'

export type EmailRow = Selectable<EmailsTable>

export const smtpSettings = query((_: object) => db.selectFrom('smtp_settings').selectAll())

export const emailById = query((p: { id: number }) => db.selectFrom('emails').selectAll().where('id', '=', p.id))

/** Emails that somebody is waiting for, or that are valid for a short time only. */
const URGENT: readonly Template[] = [
  'password_reset',
  'claim_account',
  'waitlist_offer',
  'waitlist_place_free',
  'guest_confirm',
]

/** A queued mail that is due and still worth sending. */
const due = (now: Instant) =>
  db
    .selectFrom('emails')
    .select('id')
    .where('status', '=', sql.lit('queued'))
    .where('next_attempt_at', '<=', now)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .limit(1)

const oldestDue = ({ now, taken }: { now: Instant; taken: readonly number[] }) =>
  due(now)
    .where(sql<boolean>`id NOT IN (SELECT value FROM json_each(${taken}))`)
    .orderBy('id')

/** The oldest mail to be sent, those `taken` left out. */
export const nextDue = query(oldestDue)

/** The same of the urgent ones, which go first. */
export const nextUrgent = query((p: Parameters<typeof oldestDue>[0]) => oldestDue(p).where('kind', 'in', URGENT))

/** Number of due emails. */
export const dueCount = query((p: { now: Instant }) =>
  due(p.now)
    .clearSelect()
    .clearLimit()
    .select(({ fn }) => fn.countAll<number>().as('count')),
)

/** The due mail behind so many older ones. */
export const dueBehind = query((p: { now: Instant; behind: number }) => due(p.now).orderBy('id').offset(p.behind))

/** True if any queued mail is due. */
export const anyDue = query((p: { now: Instant }) => due(p.now))

export const anyExpired = query((p: { now: Instant }) =>
  db
    .selectFrom('emails')
    .select('id')
    .where('status', '=', sql.lit('queued'))
    .where('expires_at', '<=', p.now)
    .limit(1),
)

/** Gives up emails that are too late; a link in them no longer works. */
export const failExpired = query((p: { now: Instant; reason: Said }) =>
  db
    .updateTable('emails')
    .set((eb) => ({
      status: 'failed' as const,
      letter: null,
      last_error: eb.case().when('last_error', 'is', null).then(p.reason).else(eb.ref('last_error')).end(),
    }))
    .where('status', '=', sql.lit('queued'))
    .where('expires_at', '<=', p.now),
)

/** Marks an email as sent and deletes its text, since its links open accounts. */
export const markSent = query((p: { id: number; now: Instant }) =>
  db
    .updateTable('emails')
    .set((eb) => ({
      status: 'sent' as const,
      attempts: eb('attempts', '+', 1),
      sent_at: p.now,
      last_error: null,
      letter: null,
    }))
    .where('id', '=', p.id),
)

export const markAttempt = query(
  (p: { id: number; status: 'queued' | 'failed'; attempts: number; next_attempt_at: Instant; last_error: Said }) =>
    db
      .updateTable('emails')
      .set({
        status: p.status,
        attempts: p.attempts,
        next_attempt_at: p.next_attempt_at,
        last_error: p.last_error,
      })
      .where('id', '=', p.id)
      // One that was given up meanwhile stays so.
      .where('status', '=', sql.lit('queued')),
)

export const requeue = query((p: { id: number; now: Instant }) =>
  db
    .updateTable('emails')
    .set({ status: 'queued', attempts: 0, next_attempt_at: p.now })
    .where('id', '=', p.id)
    .returningAll(),
)

const queuedCount = query((_: object) =>
  db
    .selectFrom('emails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', sql.lit('queued')),
)
const failedCount = query((p: { since: Instant }) =>
  db
    .selectFrom('emails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', sql.lit('failed'))
    .where('created_at', '>=', p.since)
    .where(sql<boolean>`NOT ${notNeeded}`),
)

interface MailState {
  configured: boolean
  queued: number
  /** Not sent in the last seven days, without those that were no longer needed. */
  failed: number
  /** The time the server failed, null if it works; `trouble` is the reason. */
  down_since: Instant | null
  trouble: { code: TroubleCode; host: string } | null
}

/** Hours for which the result of the server’s last try is shown if no email waits for it. */
const KNOWN_HOURS = 24

/** True if a mail server is set up and can be used, how many mails wait, and how many were given up. */
export function mailState(reader: Reader, now: Instant): MailState {
  const server = reader.one(smtpSettings, {})
  const queued = reader.one(queuedCount, {})?.count ?? 0
  // With nothing to send, the server is not asked, and an answer of days ago says nothing about today.
  const isKnown = queued > 0 || (server?.next_try_at ?? '') > addHours(now, -KNOWN_HOURS)
  const down = isKnown && server?.trouble ? server : undefined
  return {
    configured: server !== undefined,
    queued,
    failed: reader.one(failedCount, { since: addHours(now, -7 * 24) })?.count ?? 0,
    down_since: down?.down_since ?? null,
    trouble: down ? { code: down.trouble as TroubleCode, host: down.host } : null,
  }
}

/** A page of the outbox, newest first. */
export function emailPage(
  reader: Reader,
  reading: Reading,
  filter: Page & {
    status?: EmailRow['status'] | undefined
    client_id?: number | undefined
    /** Not sent since this instant, without those that were no longer needed. */
    trouble_since?: Instant | undefined
  },
) {
  let select = db.selectFrom('emails').selectAll().orderBy('id', 'desc')
  if (filter.status) select = select.where('status', '=', sql.lit(filter.status))
  if (filter.trouble_since) {
    const failed = select.where('status', '=', sql.lit('failed')).where('created_at', '>=', filter.trouble_since)
    select = failed.where(sql<boolean>`NOT ${notNeeded}`)
  }
  if (filter.client_id) select = select.where('client_id', '=', filter.client_id)
  return readPage(reader, select, filter, (row) => presentEmail(row, reading))
}

/** Gives up what has waited for a server that could not be used since before `since`; nothing else waits that long. */
export const failWaiting = query((p: { since: Instant; reason: Said }) =>
  db
    .updateTable('emails')
    .set((eb) => ({
      status: 'failed' as const,
      last_error: eb.case().when('last_error', 'is', null).then(p.reason).else(eb.ref('last_error')).end(),
    }))
    .where('status', '=', sql.lit('queued'))
    .where('next_attempt_at', '<=', p.since)
    .where((eb) => eb.exists(eb.selectFrom('smtp_settings').select('id').where('down_since', '<=', p.since))),
)

/** The fields of an email without its text, whose links open accounts. */
export function withoutWords(row: EmailRow) {
  const { id, kind, client_id, to_email, to_name, subject, status, attempts, expires_at, last_error } = row
  const next_attempt_at = status === 'queued' && row.next_attempt_at !== HELD ? row.next_attempt_at : null
  const shown = { id, kind, client_id, to_email, to_name, subject, status, attempts, next_attempt_at }
  return { ...shown, expires_at, last_error, sent_at: row.sent_at, created_at: row.created_at }
}

const OUTCOMES = { queued: 'waiting', sent: 'sent', failed: 'failed' } as const

/** Returns an email's outcome: one withheld because it was no longer needed did not fail. */
const outcomeOf = ({ status, last_error }: EmailRow) =>
  status === 'failed' && isNotNeeded(last_error) ? ('not_needed' as const) : OUTCOMES[status]

/** A mail as the outbox shows it. */
export function presentEmail(row: EmailRow, reading: Reading) {
  return { ...withoutWords(row), outcome: outcomeOf(row), last_error: formatSaying(row.last_error, reading) }
}
