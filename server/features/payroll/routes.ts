import { implement } from '../../api/implement.ts'
import { settingsOf } from '../settings/queries.ts'
import { loadStaff } from '../staff/queries.ts'
import { changeComponent, createComponent } from './components.ts'
import { payrollContract } from './contract.ts'
import { finalizeRun, markPaid, markRunPaid } from './finalize.ts'
import { ownPay } from './own-pay.ts'
import { presentComponent, presentRun, unpaidOf } from './present.ts'
import { runCsv, runPdf } from './print.ts'
import { allComponents, allRuns, componentsOf, payable, unpaidOfRuns } from './queries.ts'
import { createRun, deleteRun, readRun, recomputeRun } from './run.ts'

export const payrollRoutes = implement(payrollContract, {
  'POST /api/v1/staff-pay-components': (ctx, { body }) => createComponent(ctx, body),
  'GET /api/v1/staff-pay-components': ({ db }, { query: { user_id } }) => {
    const { currency } = settingsOf(db)
    if (user_id !== undefined) loadStaff(db, user_id)
    const rows = user_id === undefined ? db.all(allComponents, {}) : db.all(componentsOf, { user_id })
    return rows.map((row) => presentComponent(row, currency))
  },
  'GET /api/v1/payroll/people': ({ db }) => db.all(payable, {}),
  'PUT /api/v1/staff-pay-components/{component_id}': (ctx, { params, body }) =>
    changeComponent(ctx, params.component_id, body),
  'DELETE /api/v1/staff-pay-components/{component_id}': (ctx, { params }) =>
    changeComponent(ctx, params.component_id, { is_active: false }),
  'GET /api/v1/payroll-runs': ({ db }) => {
    const unpaid = new Map(db.all(unpaidOfRuns, {}).map((sum) => [sum.run_id, sum]))
    return db.all(allRuns, {}).map((row) => presentRun(row, unpaid.get(row.id) ?? unpaidOf([])))
  },
  'POST /api/v1/payroll-runs': (ctx, { body }) => createRun(ctx, body),
  'GET /api/v1/payroll-runs/{run_id}': (ctx, { params, query }) =>
    query.format === 'csv' ? runCsv(ctx, params.run_id) : readRun(ctx.db, ctx, params.run_id),
  'GET /api/v1/payroll-runs/{run_id}.pdf': (ctx, { params }) => runPdf(ctx, params.run_id),
  'DELETE /api/v1/payroll-runs/{run_id}': (ctx, { params }) => deleteRun(ctx, params.run_id),
  'POST /api/v1/payroll-runs/{run_id}/recompute': (ctx, { params }) => recomputeRun(ctx, params.run_id),
  'POST /api/v1/payroll-runs/{run_id}/finalize': (ctx, { params, body }) =>
    finalizeRun(ctx, params.run_id, body?.total),
  'POST /api/v1/payroll-runs/{run_id}/mark-paid': (ctx, { params, body }) =>
    markRunPaid(ctx, params.run_id, body?.paid_notes ?? null),
  'POST /api/v1/payroll-line-items/{item_id}/mark-paid': (ctx, { params, body }) =>
    markPaid(ctx, params.item_id, body?.paid_notes ?? null),
  'GET /api/v1/payroll/me': (ctx, { query }) => {
    if (ctx.caller.role !== 'instructor') throw new Error('Only instructors are let in')
    return ownPay(ctx, ctx.caller.id, query)
  },
})
