import { draftRun, finalizedRun, payComponent } from '../build/payroll.ts'
import { makeInstructor } from '../build/staff.ts'
import type { Change } from './change.ts'

/** Changes of what staff are paid: by operation, the entry each leaves in the audit log. */
export const payrollChanges: Record<string, Change> = {
  'POST /api/v1/staff-pay-components': [
    'pay_component.create',
    async (studio) => [
      [],
      {
        user_id: (await makeInstructor(studio))['user_id'],
        component_type: 'fixed_salary',
        rate: 1200,
        salary_period: 'monthly',
      },
    ],
  ],
  'PUT /api/v1/staff-pay-components/{component_id}': [
    'pay_component.update',
    async (studio) => {
      const salary = { component_type: 'fixed_salary', rate: 1200, salary_period: 'monthly' }
      return [[(await payComponent(studio, salary)).id], { rate: 700, salary_period: 'biweekly', is_active: false }]
    },
  ],
  'DELETE /api/v1/staff-pay-components/{component_id}': [
    'pay_component.update',
    async (studio) => [[(await payComponent(studio)).id]],
  ],
  'POST /api/v1/payroll-runs': [
    'payroll_run.create',
    async () => [[], { period_start: '2026-02-01', period_end: '2026-02-28' }],
  ],
  'DELETE /api/v1/payroll-runs/{run_id}': ['payroll_run.delete', async (studio) => [[(await draftRun(studio)).id]]],
  'POST /api/v1/payroll-runs/{run_id}/recompute': [
    'payroll_run.recompute',
    async (studio) => {
      const { id } = await draftRun(studio)
      await payComponent(studio, { component_type: 'fixed_salary', rate: 700, salary_period: 'weekly' })
      return [[id]]
    },
  ],
  'POST /api/v1/payroll-runs/{run_id}/finalize': [
    'payroll_run.finalize',
    async (studio) => {
      const { id, total } = await draftRun(studio)
      return [[id], { total }]
    },
  ],
  'POST /api/v1/payroll-line-items/{item_id}/mark-paid': [
    'payroll_line_item.mark_paid',
    async (studio) => {
      await payComponent(studio)
      const { line_items } = await finalizedRun(studio)
      return [[line_items[0].id], { paid_notes: 'In cash' }]
    },
  ],
}
