import { addDays, type LocalDate } from '../lib/time.ts'
import type { DemoApi } from './api.ts'

interface Staff {
  id: number
  full_name: string
  kind: string
}

/** Agrees with the team on what each is paid for: kinds enough to see how a run explains them. */
export async function agreePay(api: DemoApi): Promise<void> {
  const staff = (await api.send<Staff[]>('GET', '/staff'))!
  const teachers = staff.filter(({ kind }) => kind === 'instructor')
  for (const [index, { id: user_id }] of teachers.entries()) {
    const perClass = { user_id, component_type: 'per_class', rate: 28 + 2 * index }
    const share = { user_id, component_type: 'class_revenue_percent', rate: 40 }
    await api.make('/staff-pay-components', index === 1 ? share : perClass)
    if (index % 2 === 0) await api.make('/staff-pay-components', { user_id, component_type: 'per_attendee', rate: 1.5 })
  }
  const owner = staff.find(({ kind }) => kind === 'manager')!
  const salary = { user_id: owner.id, component_type: 'fixed_salary', rate: 1800, salary_period: 'monthly' }
  await api.make('/staff-pay-components', salary)
  const commission = { user_id: owner.id, component_type: 'retail_commission_percent', rate: 5 }
  await api.make('/staff-pay-components', commission)
}

/** Every second Monday the two weeks before are paid: the first ones are settled, the last ones still a draft. */
export async function payTeam(api: DemoApi, index: number, day: LocalDate): Promise<void> {
  if (index === 0 || index % 14 !== 0) return
  const period = { period_start: addDays(day, -14), period_end: addDays(day, -1) }
  const run = await api.make<{ id: number; line_items: { id: number; amount: number }[] }>('/payroll-runs', period)
  if (index === 42) return
  await api.make(`/payroll-runs/${run.id}/finalize`)
  if (index !== 14) return
  const paid_notes = 'Bank transfer'
  for (const { id, amount } of run.line_items)
    if (amount > 0) await api.make(`/payroll-line-items/${id}/mark-paid`, { paid_notes })
}
