import type { Instant, LocalDate } from '../../lib/time.ts'
import type { ClaimKind, ComponentType, PartKind, SalaryPeriod, SkipReason } from './line-values.ts'

/** True if a component pays a percentage rather than an amount. */
export function isPercent(type: ComponentType): boolean {
  return type.endsWith('_percent')
}

/** Something that a run pays for: of a day the id is that of whose salary it is. */
export interface Claim {
  kind: ClaimKind
  record_id: number
  /** Of a salary the day, else empty. */
  day: string
}

/** One thing that a line counts, or (`visit`) how it comes to what it counts. */
export interface Part {
  kind: PartKind
  /** The class, appointment, sale, membership, or the refund's entry in the ledger. */
  id?: number
  name?: string
  at?: Instant
  /** Days of a salary, both included. */
  from?: LocalDate
  to?: LocalDate
  /** How many: days, attendees, visits; 1 of anything else. */
  count: number
  /** Of so many days is what the rate is for. */
  of?: number
  /** Payment for it, VAT included, in minor units; negative for a refund. */
  minor?: number
}

/** Something in the period that a run does not pay. */
export interface Skipped extends Omit<Part, 'kind'> {
  kind: ClaimKind
  reason: SkipReason
  user_id: number
  user_name: string
  /** The run that has paid it. */
  run_id?: number
}

/** A component as a run applies it, with whose it is. */
export interface Component {
  id: number
  user_id: number
  user_name: string
  component_type: ComponentType
  rate_minor: number | null
  rate_percent: number | null
  salary_period: SalaryPeriod | null
  created_at: Instant
}

/** A component's amount in a period, in minor units; `base_minor` is the base of a percentage, without VAT. */
export interface Amount {
  quantity: number
  gross_minor: number | null
  base_minor: number | null
  amount_minor: number
  parts: readonly Part[]
}

export type Line = Omit<Component, 'id' | 'created_at'> & Amount & { component_id: number }
