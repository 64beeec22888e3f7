import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { audit } from '../audit/audit.ts'
import { endMembership } from './cancel.ts'
import { loadMembership } from './load.ts'

/** What was taken back of a membership. */
interface TakenBack {
  what: 'membership' | 'bookings' | 'credits' | 'visits_unpaid'
  id: number
  quantity: number | null
}

/**
 * Takes back a membership whose price was refunded: it ends, its coming bookings are cancelled free, the credits that are left
 * lapse; with `all` the visits it paid for are unpaid. Gives what that was; of one that is cancelled only the visits.
 */
export function reverseMembership(tx: Tx, act: Act, id: number, how: 'unused' | 'all'): TakenBack[] {
  const reversed: TakenBack[] = []
  const add = (what: TakenBack['what'], quantity: number) => {
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
