import { implement } from '../../api/implement.ts'
import { rosterContract } from './contract.ts'
import { checkInMany, roster } from './roster.ts'

export const rosterRoutes = implement(rosterContract, {
  'GET /api/v1/scheduled-classes/{class_id}/roster': (ctx, { params }) => roster(ctx, params.class_id),
  'POST /api/v1/scheduled-classes/{class_id}/roster/check-in': (ctx, { params, body }) =>
    checkInMany(ctx, params.class_id, body.booking_ids),
})
