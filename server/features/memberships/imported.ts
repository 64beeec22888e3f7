import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import { localDate, startOfDay, type Instant, type LocalDate } from '../../lib/time.ts'
import { NO_END } from '../../lib/stored-time-rules.ts'
import { settingsOf } from '../settings/queries.ts'
import { typeById } from '../membership-types/queries.ts'
import { writeEntries } from './ledger.ts'
import { membershipById, entriesSince } from './queries.ts'
import type { BillingInterval } from '../membership-types/type-rules.ts'
import { isExpired, nextRenewalOn } from './term-rules.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

/** A membership as an import brings it. */
export interface ImportedMembership {
  client_id: number
  membership_type_id: number
  status: 'pending' | 'active' | 'paused' | 'expired' | 'cancelled'
  starts_on: LocalDate
  expires_on: LocalDate | null
  cancelled_on: LocalDate | null
  /** Null where the type is unlimited. */
  credits_remaining: number | null
  /** The price paid in the former software; kept, never counted as revenue. */
  price_minor: number | null
  notes: string | null
}

/**
 * Makes a membership with the credits that are left. Nothing is charged for the time before the import: a running
 * subscription renews from its next interval on.
 */
export function insertImportedMembership(tx: Tx, act: Act, given: ImportedMembership) {
  const { cancelled_on, credits_remaining, price_minor, ...fields } = given
  const type = tx.one(typeById, { id: given.membership_type_id })
  if (!type) throw new Refusal('NOT_FOUND', say('memberships.type_gone'))
  const { timezone } = settingsOf(tx)
  const today = localDate(act.now, timezone)
  const runs = type.type === 'subscription' && given.status !== 'expired' && given.status !== 'cancelled'
  const interval = runs ? (type.billing_interval as BillingInterval | null) : null
  // Said to have ended although its last day is not over: no date brings it back.
  const isEnded = given.status === 'expired' && (given.expires_on === null || !isExpired(given.expires_on, today))
  const row = tx.returningOne(
    db
      .insertInto('memberships')
      .values({
        ...fields,
        terms_id: type.terms_id,
        unlimited: type.unlimited,
        price_minor: price_minor ?? 0,
        payment_method: 'imported',
        billing_anchor_on: interval ? given.starts_on : null,
        next_renewal_on: interval ? nextRenewalOn(given.starts_on, interval, today) : null,
        renewal_price_minor: interval ? price_minor : null,
        ended_early: isEnded,
        former_expires_on: isEnded ? given.expires_on : null,
        cancelled_at: cancelled_on ? startOfDay(cancelled_on, timezone) : null,
        source: 'import',
        created_at: act.now,
        updated_at: act.now,
      })
      .returningAll(),
  )
  if (credits_remaining !== null && credits_remaining > 0) {
    const grant = { kind: 'grant' as const, credits: credits_remaining, grant_id: null, expires_on: null }
    writeEntries(tx, act, row.id, [grant], { reason: say('credits.imported') })
  }
  if (given.status === 'paused')
    // Exports don't say how long a hold lasts: until somebody resumes it.
    tx.run(insertPause, { membership_id: row.id, starts_on: today, until_on: NO_END, now: act.now })
  return row
}

const insertPause = query((p: { membership_id: number; starts_on: LocalDate; until_on: LocalDate; now: Instant }) =>
  db.insertInto('membership_pauses').values({
    membership_id: p.membership_id,
    starts_on: p.starts_on,
    planned_until_on: p.until_on,
    created_at: p.now,
  }),
)

/** Takes an imported membership back; gives why it stays, if it does. Throws (a foreign key) where bookings lean on it. */
export function removeImportedMembership(tx: Tx, id: number, imported: Record<string, unknown>): Said | null {
  const row = tx.one(membershipById, { id })
  if (!row) return null
  const byHand = row.status !== imported.status && (row.status === 'paused' || row.status === 'cancelled')
  const edited = (['notes', 'starts_on', 'expires_on', 'next_renewal_on'] as const).some(
    (field) => row[field] !== imported[field],
  )
  if (byHand || edited) return say('kept.membership_edited')
  if (tx.one(entriesSince, { membership_id: id, created_at: row.created_at })) return say('kept.membership_used')
  tx.run(db.deleteFrom('membership_pauses').where('membership_id', '=', id))
  tx.run(db.deleteFrom('credit_entries').where('membership_id', '=', id))
  tx.run(db.deleteFrom('memberships').where('id', '=', id))
  return null
}
