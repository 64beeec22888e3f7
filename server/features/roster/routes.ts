import { implement } from '../../api/implement.ts'
import { rosterContract } from './contract.ts'
import { peopleOfClass } from './people.ts'
import { findWalkIns } from './walk-ins.ts'
import { checkInMany, roster } from './roster.ts'

export const rosterRoutes = implement(rosterContract, {
  'GET /api/v1/scheduled-classes/{class_id}/roster': (ctx, { params }) => roster(ctx, params.class_id),
  'GET /api/v1/scheduled-classes/{class_id}/people': (ctx, { params }) => peopleOfClass(ctx, params.class_id),
  'GET /api/v1/scheduled-classes/{class_id}/walk-ins': (ctx, { params, query }) =>
    findWalkIns(ctx, params.class_id, query.search),
  'POST /api/v1/scheduled-classes/{class_id}/roster/check-in': (ctx, { params, body }) =>
    checkInMany(ctx, params.class_id, body.booking_ids),
})
