import { sql } from 'kysely'
import { dayOf } from '../cells.ts'
import type { PackTable } from './pack-table.ts'

const components: PackTable = {
  name: 'pay_components',
  table: 'staff_pay_components',
  about: 'What staff are paid for, and at which rate.',
  beside: { user_name: sql`(SELECT full_name FROM staff WHERE staff.id = user_id)` },
}

const runs: PackTable = {
  name: 'payroll_runs',
  table: 'payroll_runs',
  about: 'What staff have earned in a period: drafts, and finalized runs with their fingerprint.',
  first: { Start: 'period_start', End: 'period_end', Status: 'status', Total: 'total_minor', Currency: 'currency' },
}

const lines: PackTable = {
  name: 'payroll_line_items',
  table: 'payroll_line_items',
  about: 'The lines of payroll runs, each with everything that it counts.',
  beside: { currency: sql`(SELECT currency FROM payroll_runs WHERE payroll_runs.id = run_id)` },
  first: {
    Name: 'user_name',
    Component: 'component_type',
    Quantity: 'quantity',
    Amount: 'amount_minor',
    Currency: 'currency',
    Paid: dayOf('paid_at'),
  },
}

const claims: PackTable = {
  name: 'payroll_claims',
  table: 'payroll_claims',
  about: 'Which finalized run has paid a class, an appointment, a sale, a refund or a day of a salary.',
  key: ['kind', 'record_id', 'day'],
}

export const payroll: readonly PackTable[] = [components, runs, lines, claims]
