import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { audit } from '../audit/audit.ts'
import type { Reversed, Reversing } from '../payments/seam.ts'
import { endMembership } from './cancel.ts'
import { loadMembership } from './load.ts'

/**
 * Takes back a membership whose price was refunded: it ends, its coming bookings are cancelled free, the credits that are left
 * lapse; with `all` the visits it paid for are unpaid. Gives what that was; of one that is cancelled only the visits.
 */
export function reverseMembership(
  tx: Tx,
  act: Act,
  { membership_id: id }: { membership_id: number | null },
  how: Reversing,
): Reversed[] {
  if (id === null) return []
  const reversed: Reversed[] = []
  const add = (what: Reversed['what'], quantity: number) => {
    if (quantity > 0) reversed.push({ what, id, quantity })
  }
  const before = loadMembership(tx, act, id)
  if (before.status !== 'cancelled') {
    const { row: after, bookings, credits } = endMembership(tx, act, before)
    audit(tx, act, 'membership.cancel', { entity: 'membership', id, before, after })
    reversed.push({ what: 'membership', id, quantity: null })
    add('bookings', bookings)
    add('credits', credits)
  }
  if (how === 'all') for (const { unpaid } of act.seams.memberships) add('visits_unpaid', unpaid(tx, act, id))
  return reversed
}
