import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { emit } from '../../events/emit.ts'
import { say } from '../../lib/sayings/sayings.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import { loadType, termsOf } from '../membership-types/queries.ts'
import { creditsAtRenewal } from '../membership-types/type-rules.ts'
import { renewalEntries } from './credit-rules.ts'
import { readGrants, writeEntries } from './ledger.ts'
import { loadMembership } from './load.ts'
import { endsOnLastDay } from './last-day.ts'
import { tellCollector } from './pausing/planned.ts'
import type { NamedMembershipRow } from './queries.ts'
import { saveMembership } from './up-to-date.ts'

/** Renews a membership whose interval the processor has collected: its credits by the terms of its type, the rest lapse or roll over. */
export function renewCollected(tx: Tx, act: Act, id: number, on: LocalDate): NamedMembershipRow {
  const row = loadMembership(tx, act, id)
  if (row.status === 'cancelled') return row
  const type = loadType(tx, row.membership_type_id)
  const terms = termsOf(type)
  const entries = renewalEntries({ ...terms, credits_per_interval: creditsAtRenewal(terms) }, readGrants(tx, id))
  writeEntries(tx, act, id, entries, { reason: say('credits.renewed', { on }) })
  return saveMembership(tx, act, row, { unlimited: type.unlimited })
}

/** Until when a membership goes on: it renews on a day, or ends with one (then it renews no more). */
export type GoesOn = { renews_on: LocalDate } | { ends_on: LocalDate }

/** Keeps until when a membership goes on that the processor collects; a cancelled one stays as it is. */
export function collectedUntil(tx: Tx, act: Act, id: number, until: GoesOn): NamedMembershipRow {
  const row = loadMembership(tx, act, id)
  if (row.status === 'cancelled') return row
  const dates =
    'ends_on' in until
      ? { expires_on: until.ends_on, next_renewal_on: null }
      : { expires_on: null, next_renewal_on: until.renews_on }
  const isSame = row.expires_on === dates.expires_on && row.next_renewal_on === dates.next_renewal_on
  // An expired membership is valid again where the processor goes on collecting.
  const isBack = row.status === 'expired' && 'renews_on' in until
  if (isSame && !isBack) return row
  const saved = saveMembership(tx, act, row, { ...dates, ...(isBack && { status: 'active' }) })
  tellCollector(tx, act, saved)
  if ('ends_on' in until) endsOnLastDay(tx, act, saved, { isToldByProcessor: true })
  return loadMembership(tx, act, id)
}

/** Notes that a payment for a membership fails since an instant, or (null) that it came in; tells whether that is news. */
export function markPastDue(tx: Tx, act: Act, id: number, since: Instant | null): boolean {
  const row = loadMembership(tx, act, id)
  if ((row.past_due_since === null) === (since === null)) return false
  saveMembership(tx, act, row, { past_due_since: since })
  const event = since === null ? 'payment.recovered' : 'payment.failed'
  emit(tx, act, event, row.client_id, { membership_id: id, membership_type_id: row.membership_type_id })
  return true
}
