import { draftRun, finalizedRun, makeInstructor, payComponent } from '../../test/build/staff.ts'
import { because, send, get, on, made, byTeacher } from '../../test/calls/measured.ts'
import type { Site } from '../../../build/bench/site.ts'
import { addDays, localDate } from '../../lib/time.ts'
import { askOf, askWith, type Calls } from '../../test/calls/call.ts'
import type { payrollContract } from './contract.ts'

/** The days that are lived in full in a small studio, too: both have as much to pay. */
const lately = ({ today }: Site) => ({ period_start: addDays(today, -2), period_end: addDays(today, -1) })

let years = 0

/** A separate week for each run, before anything was paid. */
const week = ({ today }: Site) => {
  years += 1
  const period_start = addDays(today, -20_000 - 7 * years)
  return { period_start, period_end: addDays(period_start, 6) }
}

const draft = made('/payroll-runs', week)

const unpaidItem = async (site: Site) => {
  const run = await draft(site)
  const path = `/payroll-runs/${run.id}/finalize`
  const { line_items } = await site.make.post<{ line_items: { id: number; run_id: number }[] }>(path)
  return line_items[0]!
}

export const payrollCalls: Calls<typeof payrollContract> = {
  'POST /api/v1/staff-pay-components': {
    audit: 'pay_component.create',
    ask: async (studio) => [
      [],
      {
        user_id: (await makeInstructor(studio))['user_id'],
        component_type: 'fixed_salary',
        rate: 1200,
        salary_period: 'monthly',
      },
    ],
    bench: because.account,
  },
  'PUT /api/v1/staff-pay-components/{component_id}': {
    audit: 'pay_component.update',
    ask: async (studio) => {
      const salary = { component_type: 'fixed_salary', rate: 1200, salary_period: 'monthly' }
      return [[(await payComponent(studio, salary)).id], { rate: 700, salary_period: 'biweekly', is_active: false }]
    },
    bench: send(() => ({ rate: 31 })),
  },
  'DELETE /api/v1/staff-pay-components/{component_id}': {
    audit: 'pay_component.update',
    ask: askOf(payComponent),
    bench: get,
  },
  'POST /api/v1/payroll-runs': {
    audit: 'payroll_run.create',
    ask: askWith({ period_start: '2026-02-01', period_end: '2026-02-28' }),
    countsDays: true,
    bench: send(lately),
  },
  'GET /api/v1/payroll-runs/{run_id}': { bench: on('run_id', ({ make }) => make.run()) },
  'GET /api/v1/payroll-runs/{run_id}.pdf': { countsDays: true },
  'DELETE /api/v1/payroll-runs/{run_id}': {
    audit: 'payroll_run.delete',
    ask: askOf(draftRun),
    bench: on('run_id', draft),
  },
  'POST /api/v1/payroll-runs/{run_id}/recompute': {
    audit: 'payroll_run.recompute',
    ask: async (studio) => {
      const { id } = await draftRun(studio)
      await payComponent(studio, { component_type: 'fixed_salary', rate: 700, salary_period: 'weekly' })
      return [[id]]
    },
    countsDays: true,
    bench: on('run_id', made('/payroll-runs', lately)),
  },
  'POST /api/v1/payroll-runs/{run_id}/finalize': {
    audit: 'payroll_run.finalize',
    ask: async (studio) => {
      const { id, total } = await draftRun(studio)
      return [[id], { total }]
    },
    bench: on('run_id', draft),
  },
  'POST /api/v1/payroll-runs/{run_id}/mark-paid': {
    // An entry for each line: paid-at-once.test.ts.
    audit: 'elsewhere',
    ask: async (studio) => {
      await payComponent(studio, { component_type: 'fixed_salary', rate: 700, salary_period: 'weekly' })
      const today = localDate(studio.clock.now(), 'Europe/Madrid')
      const { id } = await finalizedRun(studio, { period_start: today, period_end: today })
      return [[id], { paid_notes: 'In cash' }]
    },
    bench: 'measured as marking one line',
  },
  'POST /api/v1/payroll-line-items/{item_id}/mark-paid': {
    audit: 'payroll_line_item.mark_paid',
    ask: async (studio) => {
      await payComponent(studio)
      const { line_items } = await finalizedRun(studio)
      return [[line_items[0].id], { paid_notes: 'In cash' }]
    },
    bench: on('item_id', unpaidItem),
  },
  'GET /api/v1/payroll/me': { bench: { '': byTeacher() } },
}
