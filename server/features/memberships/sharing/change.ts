import type { Act, Ctx } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import { invalid, notFound, refuseFor, Refusal } from '../../../api/errors.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { audit } from '../../audit/audit.ts'
import { loadClient } from '../../clients/load.ts'
import { dependantsOf } from '../../clients/queries.ts'
import { readTerms } from '../../membership-types/terms-queries.ts'
import { findMembership } from '../access.ts'
import { loadMembership } from '../load.ts'
import { presentMembership } from '../present.ts'
import { membershipById, type NamedMembershipRow } from '../queries.ts'
import { saveMembership } from '../up-to-date.ts'
import { presentMembers } from './present.ts'
import { memberOf, membersOf } from './queries.ts'

/**
 * Says who shares a membership with its holder. A holder names their own children alone (404 for anybody else), and replaces
 * only those. Throws TOO_MANY_MEMBERS, CLIENT_INACTIVE, MEMBERSHIP_CANCELLED.
 */
export function setMembers(ctx: Ctx, id: number, clientIds: readonly number[]) {
  const { caller } = ctx
  findMembership(ctx, id)
  return ctx.write((tx) => {
    const row = loadMembership(tx, ctx, id)
    const before = tx.all(membersOf, { membership_id: id }).map(({ client_id }) => client_id)
    const wanted =
      caller.role === 'client' ? withOwnChildren(tx, caller.id, before, clientIds) : [...new Set(clientIds)]
    const added = wanted.filter((one) => !before.includes(one))
    if (added.length > 0) refuseMembers(tx, row, wanted, added)
    for (const gone of before.filter((one) => !wanted.includes(one))) removeMember(tx, id, gone)
    for (const client_id of added) {
      tx.run(db.insertInto('membership_members').values({ membership_id: id, client_id, created_at: ctx.now }))
    }
    const told = { entity: 'membership', id, before: { client_ids: before }, after: { client_ids: wanted } } as const
    audit(tx, ctx, 'membership.members', told)
    return presentMembers(tx, ctx, row)
  })
}

/** The list with a holder's own children as they name them: everybody else on it stays. */
function withOwnChildren(tx: Tx, holderId: number, before: readonly number[], named: readonly number[]): number[] {
  const children = tx.all(dependantsOf, { guardian_id: holderId }).map(({ id }) => id)
  if (named.some((id) => !children.includes(id))) throw notFound('client')
  return [...before.filter((id) => !children.includes(id)), ...new Set(named)]
}

function refuseMembers(tx: Tx, row: NamedMembershipRow, wanted: readonly number[], added: readonly number[]): void {
  if (wanted.includes(row.client_id)) throw invalid('client_ids', say('memberships.holder_is_not_a_member'))
  for (const id of added) requireActive(tx, id)
  refuseCancelled(row)
  const { max_members: value } = readTerms(tx, row.terms_id)
  if (wanted.length + 1 <= value) return
  const detail = say('memberships.too_many_members', { name: row.type_name, n: value })
  throw refuseFor([{ code: 'TOO_MANY_MEMBERS', detail, rule: 'max_members', value }])
}

function refuseCancelled({ status, type_name: name }: NamedMembershipRow): void {
  if (status === 'cancelled') throw new Refusal('MEMBERSHIP_CANCELLED', say('memberships.was_cancelled', { name }))
}

function requireActive(tx: Tx, id: number): void {
  const { is_active, full_name: name } = loadClient(tx, id)
  if (!is_active) throw new Refusal('CLIENT_INACTIVE', say('memberships.not_active_client', { name }))
}

/** Takes somebody off the list; what they have booked stays. */
function removeMember(tx: Tx, membership_id: number, client_id: number): void {
  const delete_ = db.deleteFrom('membership_members').where('membership_id', '=', membership_id)
  tx.run(delete_.where('client_id', '=', client_id))
}

/** Takes somebody who is erased off every list. */
export function removeFromAll(tx: Tx, _act: Act, client_id: number): void {
  tx.run(db.deleteFrom('membership_members').where('client_id', '=', client_id))
}

/**
 * Makes one of those who share a membership its holder (404 for others); the former holder no longer has it. A client who holds
 * it already stays the holder. Throws MEMBERSHIP_CANCELLED, CLIENT_INACTIVE, MEMBERSHIP_INVALID_TRANSITION.
 */
export function changeHolder(ctx: Ctx, id: number, clientId: number) {
  return ctx.write((tx) => {
    const before = loadMembership(tx, ctx, id)
    if (clientId === before.client_id) return presentMembership(tx, ctx, before)
    refuseCancelled(before)
    if (!tx.one(memberOf, { membership_id: id, client_id: clientId })) throw notFound('client')
    requireActive(tx, clientId)
    const isCollected = before.next_renewal_on !== null && before.billing_anchor_on === null
    if (isCollected) {
      const detail = say('memberships.collected_from_holder', { name: before.client_name })
      throw new Refusal('MEMBERSHIP_INVALID_TRANSITION', detail)
    }
    removeMember(tx, id, clientId)
    saveMembership(tx, ctx, before, { client_id: clientId })
    const after = tx.one(membershipById, { id })!
    audit(tx, ctx, 'membership.holder', { entity: 'membership', id, before, after })
    return presentMembership(tx, ctx, after)
  })
}
