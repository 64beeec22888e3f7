import { implement } from '../../../api/implement.ts'
import { pausingContract } from './contract.ts'
import { pauseMembership, resumeMembership, withdrawPause } from './pause.ts'
import { previewPause } from './preview.ts'

export const pausingRoutes = implement(pausingContract, {
  'POST /api/v1/memberships/{membership_id}/pause': (ctx, { params, body }) =>
    pauseMembership(ctx, params.membership_id, body),
  'GET /api/v1/memberships/{membership_id}/pause': (ctx, { params, query }) =>
    previewPause(ctx, params.membership_id, query),
  'DELETE /api/v1/memberships/{membership_id}/pause': (ctx, { params }) => withdrawPause(ctx, params.membership_id),
  'POST /api/v1/memberships/{membership_id}/resume': (ctx, { params }) => resumeMembership(ctx, params.membership_id),
})
