import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import { localDate, startOfDay, type LocalDate } from '../../lib/time.ts'
import type { MembershipTypeRow } from '../membership-types/queries.ts'
import { settingsOf } from '../settings/queries.ts'
import { writeEntries } from './ledger.ts'
import { membershipById, type MembershipRow, type NamedMembershipRow } from './queries.ts'
import { recordSale, type MembershipSale } from './sale.ts'
import { statusOnDate } from './status-rules.ts'
import { emitOf } from './up-to-date.ts'

export interface NewMembership {
  client_id: number
  type: MembershipTypeRow
  starts_on: LocalDate
  expires_on: LocalDate | null
  /** The day that its first visit is on at the latest, where its days count from that. */
  first_visit_by_on?: LocalDate | null
  /** Given at once; none where it is unlimited. */
  credits: number
  credits_reason?: Said
  notes?: string | null
  /** When it renews, and by whom: without an anchor the processor collects it. */
  billing?: Partial<Pick<MembershipRow, 'billing_anchor_on' | 'next_renewal_on' | 'renewal_price_minor'>>
  /** How it was sold; undefined: given free. */
  sale?: MembershipSale | undefined
  source?: MembershipRow['source']
}

/**
 * Writes a membership with its first credits and, where it was sold, its entry in the ledger with the receipt. The calling code
 * has decided that it may be.
 */
export function startMembership(tx: Tx, act: Act, given: NewMembership): NamedMembershipRow {
  const { client_id, type, starts_on, expires_on, notes = null, billing = {}, sale, source = 'staff' } = given
  const { timezone } = settingsOf(tx)
  const today = localDate(act.now, timezone)
  const by_on = given.first_visit_by_on ?? null
  const { id } = tx.run(
    db.insertInto('memberships').values({
      client_id,
      membership_type_id: type.id,
      terms_id: type.terms_id,
      status: statusOnDate({ status: 'pending', starts_on, expires_on, today }),
      unlimited: type.unlimited,
      starts_on,
      expires_on,
      notes,
      price_minor: sale?.paid_minor ?? 0,
      payment_method: sale?.payment_method ?? null,
      is_intro_offer: type.is_intro_offer,
      first_visit_by_on: by_on,
      first_visit_on: by_on,
      first_visit_settled_at: by_on && startOfDay(by_on, timezone),
      ...billing,
      source,
      created_at: act.now,
      updated_at: act.now,
    }),
  )
  grantFirstCredits(tx, act, id, given)
  if (sale) recordSale(tx, act, { id, client_id }, type, sale)
  if (type.is_intro_offer && source !== 'online')
    for (const follower of act.seams.memberships) follower.introTaken?.(tx, act, client_id)
  const row = tx.one(membershipById, { id })!
  if (row.status === 'active') emitOf(tx, act, 'membership.started', row)
  return row
}

function grantFirstCredits(tx: Tx, act: Act, id: number, { type, credits, credits_reason }: NewMembership): void {
  if (type.unlimited || credits === 0) return
  const reason = credits_reason ?? say('credits.at_start')
  writeEntries(tx, act, id, [{ kind: 'grant', credits, grant_id: null, expires_on: null }], { reason })
}
