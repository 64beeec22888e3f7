import { implement } from '../../../api/implement.ts'
import { ownClientId } from '../../clients/access.ts'
import { findMembership } from '../access.ts'
import { changeHolder, setMembers } from './change.ts'
import { sharingContract } from './contract.ts'
import { presentMembers, sharedMemberships } from './present.ts'

export const sharingRoutes = implement(sharingContract, {
  'GET /api/v1/memberships/{membership_id}/members': (ctx, { params }) =>
    presentMembers(ctx.db, ctx, findMembership(ctx, params.membership_id)),
  'PUT /api/v1/memberships/{membership_id}/members': (ctx, { params, body }) =>
    setMembers(ctx, params.membership_id, body.client_ids),
  'PUT /api/v1/memberships/{membership_id}/holder': (ctx, { params, body }) =>
    changeHolder(ctx, params.membership_id, body.client_id),
  'GET /api/v1/clients/me/shared-memberships': (ctx) => sharedMemberships(ctx.db, ownClientId(ctx)),
})
