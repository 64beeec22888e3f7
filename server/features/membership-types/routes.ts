import { implement } from '../../api/implement.ts'
import { changeType, countHolders, createType, removeType, setTypeActive } from './change.ts'
import { membershipTypesContract } from './contract.ts'
import { presentFlags } from './present-flags.ts'
import { loadType, presentType, typePage } from './queries.ts'

export const membershipTypesRoutes = implement(membershipTypesContract, {
  'GET /api/v1/membership-types': (ctx, { query }) =>
    typePage(ctx.db, { ...query, include_inactive: query.include_inactive === true && ctx.caller.role !== 'client' }),
  'POST /api/v1/membership-types': (ctx, { body }) => createType(ctx, body),
  'GET /api/v1/membership-types/coverage-flags': (ctx) => presentFlags(ctx.db),
  'GET /api/v1/membership-types/{membership_type_id}': (ctx, { params }) =>
    presentType(ctx.db, loadType(ctx.db, params.membership_type_id, { active: ctx.caller.role === 'client' })),
  'GET /api/v1/membership-types/{membership_type_id}/holders': (ctx, { params }) =>
    countHolders(ctx.db, params.membership_type_id),
  'PUT /api/v1/membership-types/{membership_type_id}': (ctx, { params, body }) =>
    changeType(ctx, params.membership_type_id, body),
  'DELETE /api/v1/membership-types/{membership_type_id}': (ctx, { params }) =>
    setTypeActive(ctx, params.membership_type_id, false),
  'PATCH /api/v1/membership-types/{membership_type_id}/reactivate': (ctx, { params }) =>
    setTypeActive(ctx, params.membership_type_id, true),
  'DELETE /api/v1/membership-types/{membership_type_id}/remove': (ctx, { params }) =>
    removeType(ctx, params.membership_type_id),
})
