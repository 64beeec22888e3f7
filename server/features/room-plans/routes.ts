import { implement } from '../../api/implement.ts'
import { changePlan, createPlan, removePlan } from './change.ts'
import { roomPlansContract } from './contract.ts'
import { presentPlan } from './present.ts'
import { allPlans } from './queries.ts'

export const roomPlansRoutes = implement(roomPlansContract, {
  'GET /api/v1/room-plans': (ctx) => ctx.db.all(allPlans, {}).map((row) => presentPlan(ctx.db, ctx.now, row)),
  'POST /api/v1/room-plans': (ctx, { body }) => createPlan(ctx, body),
  'PUT /api/v1/room-plans/{room_plan_id}': (ctx, { params, body }) => changePlan(ctx, params.room_plan_id, body),
  'DELETE /api/v1/room-plans/{room_plan_id}': (ctx, { params }) => removePlan(ctx, params.room_plan_id),
})
