import type { Reason } from '../../../api/errors.ts'
import { localDate } from '../../../lib/time.ts'
import { spendable } from '../../memberships/credit-rules.ts'
import { unusableReasons, type UsableMembership } from '../../memberships/usability-rules.ts'
import { chooseMembership } from './choose-membership.ts'
import type { Facts } from './facts.ts'

/** A membership that may pay for a place, as staff choose among them. */
export interface Payer {
  id: number
  name: string
  is_shared: boolean
  /** Credits that it would give; 0 from an unlimited one. */
  credits: number
  /** Credits left; null: unlimited. */
  credits_left: number | null
  /** Reasons against it for this class. */
  reasons: Reason[]
  /** It pays if staff name it and insist: only coverage, place, times and limits stand against it. */
  is_forcible: boolean
}

/**
 * The memberships that a client may use for a class: the one taken automatically first, then those that would pay, those that
 * would where staff insist, and the rest. None where the class costs nothing.
 */
export function payersOf(facts: Facts): Payer[] {
  const { memberships, now, timezone, past_due_days, what, cls, is_free } = facts
  if (is_free) return []
  const use = { on: localDate(cls.starts_at, timezone), now, timezone, past_due_days, ...(what && { what }) }
  const payer = (membership: UsableMembership): Payer => {
    const { id, name, unlimited, grants, is_shared = false } = membership
    const reasons = unusableReasons(membership, use)
    const left = spendable(grants, localDate(now, timezone)).reduce((sum, grant) => sum + grant.left, 0)
    return {
      id,
      name,
      is_shared,
      credits: unlimited ? 0 : (what?.credit_cost ?? 1),
      credits_left: unlimited ? null : left,
      reasons,
      is_forcible: reasons.length === 0 || unusableReasons(membership, { ...use, is_forced: true }).length === 0,
    }
  }
  const payers = memberships.map(payer)
  // One that would pay needs no choosing.
  const isOneOfSome = payers.filter(({ reasons }) => reasons.length === 0).length > 1
  const choice = isOneOfSome ? chooseMembership(memberships, use) : undefined
  const chosen = choice?.kind === 'entitled' ? choice.entitlement.membership_id : null
  const rank = ({ id, reasons, is_forcible }: Payer) =>
    id === chosen ? 0 : reasons.length === 0 ? 1 : is_forcible ? 2 : 3
  return payers.sort((a, b) => rank(a) - rank(b) || a.id - b.id)
}
