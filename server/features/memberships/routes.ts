import type { Ctx } from '../../context.ts'
import { notFound } from '../../api/errors.ts'
import { implement } from '../../api/implement.ts'
import { assignMembership } from './assign.ts'
import { cancelMembership } from './cancel.ts'
import { changeMembership } from './change.ts'
import { membershipsContract } from './contract.ts'
import { findMembership } from './access.ts'
import { readMembershipEnding } from './ending.ts'
import { countStates, membershipPage } from './list-queries.ts'
import { presentMembership } from './present.ts'
import { creditStatement } from './statement.ts'

/** A client without a filter asks for her own; for somebody else's there is nothing. */
function clientAskedFor(ctx: Ctx, clientId: number | undefined): number | undefined {
  if (ctx.caller.role !== 'client') return clientId
  if (clientId !== undefined && clientId !== ctx.caller.id) throw notFound('client')
  return ctx.caller.id
}

export const membershipsRoutes = implement(membershipsContract, {
  'GET /api/v1/memberships': (ctx, { query }) =>
    membershipPage(ctx.db, ctx, { ...query, client_id: clientAskedFor(ctx, query.client_id) }),
  'GET /api/v1/memberships/states': (ctx, { query }) => countStates(ctx.db, ctx, query),
  'POST /api/v1/memberships': (ctx, { body }) => assignMembership(ctx, body),
  'GET /api/v1/memberships/{membership_id}': (ctx, { params }) =>
    presentMembership(ctx.db, ctx, findMembership(ctx, params.membership_id)),
  'PUT /api/v1/memberships/{membership_id}': (ctx, { params, body }) =>
    changeMembership(ctx, params.membership_id, body),
  'GET /api/v1/memberships/{membership_id}/ending': (ctx, { params, query }) =>
    readMembershipEnding(ctx, findMembership(ctx, params.membership_id), query),
  'DELETE /api/v1/memberships/{membership_id}': (ctx, { params }) => cancelMembership(ctx, params.membership_id),
  'GET /api/v1/memberships/{membership_id}/credits': (ctx, { params }) =>
    creditStatement(ctx.db, ctx, findMembership(ctx, params.membership_id).id),
})
