import type { Generated } from 'kysely'
import type { Part, Skipped } from '../../features/payroll/line.ts'
import type { ClaimKind, ComponentType, SalaryPeriod } from '../../features/payroll/line-values.ts'

/** Pay components, payroll runs and what they have paid. */
export interface PayrollTables {
  staff_pay_components: StaffPayComponentsTable
  payroll_runs: PayrollRunsTable
  payroll_line_items: PayrollLineItemsTable
  payroll_claims: PayrollClaimsTable
}

export interface StaffPayComponentsTable {
  id: Generated<number>
  user_id: number
  component_type: ComponentType
  /** Either an amount or a percentage, as its type has it. */
  rate_minor: number | null
  rate_percent: number | null
  salary_period: SalaryPeriod | null
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface PayrollRunsTable {
  id: Generated<number>
  period_start: string
  period_end: string
  status: Generated<'draft' | 'finalized'>
  currency: string
  total_minor: number
  skipped: readonly Skipped[]
  computed_at: string
  finalized_at: string | null
  finalized_by: number | null
  fingerprint: string | null
  created_at: string
  updated_at: string
}

export interface PayrollLineItemsTable {
  id: Generated<number>
  run_id: number
  user_id: number
  user_name: string
  component_id: number
  component_type: ComponentType
  rate_minor: number | null
  rate_percent: number | null
  salary_period: SalaryPeriod | null
  quantity: number
  gross_minor: number | null
  base_minor: number | null
  amount_minor: number
  parts: readonly Part[]
  paid_at: string | null
  paid_by: number | null
  paid_notes: string | null
  created_at: string
  updated_at: string
}

export interface PayrollClaimsTable {
  kind: ClaimKind
  record_id: number
  /** Of a salary the day, else empty. */
  day: string
  run_id: number
}
