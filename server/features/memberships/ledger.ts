import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import { creditBalance, grantsOf, type CreditKind, type Grant, type NewCreditEntry } from './credit-rules.ts'
import { entriesOfMembership } from './queries.ts'
import { type Said } from '../../lib/sayings/sayings.ts'

const insert = query(
  (p: {
    membership_id: number
    kind: CreditKind
    credits: number
    grant_id: number | null
    expires_on: LocalDate | null
    reason: Said
    booking_id: number | null
    appointment_id: number | null
    actor_kind: string
    actor_id: number | null
    created_at: Instant
  }) =>
    db.insertInto('credit_entries').values({
      membership_id: p.membership_id,
      kind: p.kind,
      credits: p.credits,
      grant_id: p.grant_id,
      expires_on: p.expires_on,
      reason: p.reason,
      booking_id: p.booking_id,
      appointment_id: p.appointment_id,
      actor_kind: p.actor_kind,
      actor_id: p.actor_id,
      created_at: p.created_at,
    }),
)

/** Adds rows to a membership's credit ledger, with who made them and why. Nothing is ever changed in it. */
export function writeEntries(
  tx: Tx,
  act: Act,
  membershipId: number,
  entries: readonly NewCreditEntry[],
  why: { reason: Said; booking_id?: number; appointment_id?: number },
): void {
  const by = { actor_kind: act.actor.kind, actor_id: act.actor.id, created_at: act.now }
  for (const entry of entries) {
    const { reason, booking_id = null, appointment_id = null } = why
    tx.run(insert, { ...entry, membership_id: membershipId, reason, booking_id, appointment_id, ...by })
  }
}

/** The entries of a membership that gave credits, each with what is left of it. */
export function readGrants(reader: Reader, membershipId: number): Grant[] {
  return grantsOf(reader.all(entriesOfMembership, { membership_id: membershipId }))
}

/** The credits of a membership: the sum of its ledger. */
export function readBalance(reader: Reader, membershipId: number): number {
  return creditBalance(reader.all(entriesOfMembership, { membership_id: membershipId }))
}
