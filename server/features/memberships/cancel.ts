import type { Act, Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { audit } from '../audit/audit.ts'
import { dropPlanned } from './pausing/planned.ts'
import { adjustEntries } from './credit-rules.ts'
import { readGrants, writeEntries } from './ledger.ts'
import { loadMembership } from './load.ts'
import { presentMembership } from './present.ts'
import type { NamedMembershipRow } from './queries.ts'
import { emitOf, saveMembership } from './up-to-date.ts'

/** Cancels a membership for good; cancelled already, it stays as it is. */
export function cancelMembership(ctx: Ctx, id: number) {
  return ctx.write((tx) => {
    const before = loadMembership(tx, ctx, id)
    const row = cancelLoaded(tx, ctx, before)
    if (row !== before) audit(tx, ctx, 'membership.cancel', { entity: 'membership', id, before, after: row })
    return presentMembership(tx, ctx, row)
  })
}

/** Cancels its coming bookings free, then lets its credits lapse. Refunds nothing automatically. */
export function cancelLoaded(tx: Tx, act: Act, row: NamedMembershipRow): NamedMembershipRow {
  return row.status === 'cancelled' ? row : endMembership(tx, act, row).row
}

/**
 * The same, with how many bookings were cancelled and how many credits lapsed. With `keepsOthers` only the holder's own bookings
 * are cancelled: what others booked with it stays, and stays paid.
 */
export function endMembership(tx: Tx, act: Act, row: NamedMembershipRow, keepsOthers = false) {
  dropPlanned(tx, act, row)
  const cancelled = saveMembership(tx, act, row, { status: 'cancelled', cancelled_at: act.now, next_renewal_on: null })
  const only = keepsOthers && { only_client_id: row.client_id }
  const standstill = { from: act.now, reason: say('cancelled.membership_cancelled'), ...only }
  const stopped = act.seams.memberships.map((follower) => follower.stopped(tx, act, row.id, standstill))
  const lapsed = adjustEntries(readGrants(tx, row.id), 0).map((entry) => ({ ...entry, kind: 'lapse' as const }))
  writeEntries(tx, act, row.id, lapsed, { reason: say('credits.membership_cancelled') })
  emitOf(tx, act, 'membership.cancelled', cancelled)
  const bookings = stopped.reduce((sum, n) => sum + n, 0)
  return { row: cancelled, bookings, credits: -lapsed.reduce((sum, { credits }) => sum + credits, 0) }
}

/** The reversed part of a membership. */
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
