import { creditsAtRenewal } from '../membership-types/type-rules.ts'
import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { LocalDate } from '../../lib/time.ts'
import { addCharge } from '../charges/add.ts'
import { enqueueChargeLetter } from '../charges/letters.ts'
import { loadType, termsOf, type MembershipTypeRow } from '../membership-types/queries.ts'
import { renewalEntries } from './credit-rules.ts'
import { readGrants, writeEntries } from './ledger.ts'
import type { NamedMembershipRow } from './queries.ts'
import type { BillingInterval } from '../membership-types/type-rules.ts'
import { isExpired, nextRenewalOn, renewalsDue } from './term-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'

/**
 * Renews an active subscription that no processor collects (that has an anchor), once for each renewal day that has come: its credits are
 * granted by the terms of its type, unused ones lapse or roll over, and what it costs becomes due.
 */
export function renewUpTo(tx: Tx, act: Act, row: NamedMembershipRow, today: LocalDate): NamedMembershipRow {
  const { billing_anchor_on: anchor, next_renewal_on: next } = row
  if (row.status !== 'active' || anchor === null || next === null || next > today) return row
  const type = loadType(tx, row.membership_type_id)
  const interval = (type.billing_interval ?? 'monthly') as BillingInterval
  const due = renewalsDue(anchor, interval, next, today).filter(
    (on) => row.expires_on === null || !isExpired(row.expires_on, on),
  )
  const last = due.at(-1)
  if (last === undefined) return row
  for (const on of due) renew(tx, act, row, type, on)
  const next_renewal_on = nextRenewalOn(anchor, interval, last)
  const changes = { next_renewal_on, unlimited: type.unlimited, updated_at: act.now }
  tx.run(db.updateTable('memberships').set(changes).where('id', '=', row.id))
  return { ...row, ...changes }
}

function renew(tx: Tx, act: Act, row: NamedMembershipRow, type: MembershipTypeRow, on: LocalDate): void {
  const terms = termsOf(type)
  const entries = renewalEntries({ ...terms, credits_per_interval: creditsAtRenewal(terms) }, readGrants(tx, row.id))
  writeEntries(tx, act, row.id, entries, { reason: say('credits.renewed', { on }) })
  if (row.payment_method === 'complimentary') return
  const charge = addCharge(tx, act, {
    client_id: row.client_id,
    kind: 'renewal',
    membership_id: row.id,
    amount_minor: row.renewal_price_minor ?? type.price_minor,
    currency: type.currency,
    description: say('charge.renewal', { type_name: type.name, on }),
    due_at: act.now,
  })
  if (charge) enqueueChargeLetter(tx, act, charge)
}
