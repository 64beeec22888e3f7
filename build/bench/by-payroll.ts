import { addDays } from '../../server/lib/time.ts'
import type { Site } from './site.ts'
import { because, byTeacher, get, made, on, send } from './ways.ts'

/** The days that are lived in full in a small studio, too: both have as much to pay. */
const lately = ({ today }: Site) => ({ period_start: addDays(today, -2), period_end: addDays(today, -1) })

let years = 0
/** A week of its own, before anything was paid. */
const week = ({ today }: Site) => {
  years += 1
  const period_start = addDays(today, -20_000 - 7 * years)
  return { period_start, period_end: addDays(period_start, 6) }
}
const draft = made('/payroll-runs', week)

const unpaidItem = async (site: Site) => {
  const run = await draft(site)
  const path = `/payroll-runs/${run.id}/finalize`
  const { line_items } = await site.make.post<{ line_items: { id: number }[] }>(path)
  return line_items[0]!
}

/** Pay components, runs and what was paid of them. */
export const byPayroll = {
  'GET /api/v1/staff-pay-components': get,
  'POST /api/v1/staff-pay-components': because.account,
  'GET /api/v1/payroll/people': get,
  'PUT /api/v1/staff-pay-components/{component_id}': send(() => ({ rate: 31 })),
  'DELETE /api/v1/staff-pay-components/{component_id}': get,
  'GET /api/v1/payroll-runs': get,
  'POST /api/v1/payroll-runs': send(lately),
  'GET /api/v1/payroll-runs/{run_id}': on('run_id', ({ make }) => make.run()),
  'GET /api/v1/payroll-runs/{run_id}.pdf': get,
  'DELETE /api/v1/payroll-runs/{run_id}': on('run_id', draft),
  'POST /api/v1/payroll-runs/{run_id}/recompute': on('run_id', made('/payroll-runs', lately)),
  'POST /api/v1/payroll-runs/{run_id}/finalize': on('run_id', draft),
  'POST /api/v1/payroll-line-items/{item_id}/mark-paid': on('item_id', unpaidItem),
  'GET /api/v1/payroll/me': { '': byTeacher() },
}
