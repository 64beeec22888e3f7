import type { Ctx } from '../../context.ts'
import { notFound } from '../../api/errors.ts'
import { membershipById, type NamedMembershipRow } from './queries.ts'

/** A membership, or 404; to a client her own only, or those of the client given. */
export function findMembership(ctx: Ctx, id: number, actingFor?: number): NamedMembershipRow {
  const owner = actingFor ?? (ctx.caller.role === 'client' ? ctx.caller.id : undefined)
  const row = ctx.db.one(membershipById, { id })
  if (!row || (owner !== undefined && row.client_id !== owner)) throw notFound('membership')
  return row
}
