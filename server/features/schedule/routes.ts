import { implement } from '../../api/implement.ts'
import { cancelClass } from './cancel.ts'
import { changeClass } from './change.ts'
import { allClosures } from './closure-queries.ts'
import { createClosure, previewClosure, removeClosure } from './closures.ts'
import { scheduleContract } from './contract.ts'
import { listFill } from './fill.ts'
import { listClasses } from './list.ts'
import { planClass } from './plan.ts'
import { presentClass } from './present.ts'
import { substituteInstructor } from './substitute.ts'

export const scheduleRoutes = implement(scheduleContract, {
  'GET /api/v1/scheduled-classes': (ctx, { query }) => listClasses(ctx, query),
  'GET /api/v1/class-fill': (ctx, { query }) => listFill(ctx, query),
  'POST /api/v1/scheduled-classes': (ctx, { body }) => planClass(ctx, body),
  'GET /api/v1/scheduled-classes/{class_id}': (ctx, { params }) => presentClass(ctx.db, ctx, params.class_id),
  'PUT /api/v1/scheduled-classes/{class_id}': (ctx, { params, body }) => changeClass(ctx, params.class_id, body),
  'POST /api/v1/scheduled-classes/{class_id}/cancel': (ctx, { params, body }) =>
    cancelClass(ctx, params.class_id, body ?? { scope: 'this' }),
  'POST /api/v1/scheduled-classes/{class_id}/substitute': (ctx, { params, body }) =>
    substituteInstructor(ctx, params.class_id, body),
  'GET /api/v1/closures': (ctx) => ctx.db.all(allClosures, {}),
  'GET /api/v1/closures/preview': (ctx, { query }) => previewClosure(ctx.db, ctx, query),
  'POST /api/v1/closures': (ctx, { body }) => createClosure(ctx, body),
  'DELETE /api/v1/closures/{closure_id}': (ctx, { params }) => removeClosure(ctx, params.closure_id),
})
