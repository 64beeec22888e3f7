import type { ColumnType, Generated } from 'kysely'
import { type Said } from '../../lib/sayings/sayings.ts'

/** Membership types, memberships, the credit ledger. */
export interface MembershipsTables {
  membership_types: MembershipTypesTable
  memberships: MembershipsTable
  membership_pauses: MembershipPausesTable
  credit_entries: CreditEntriesTable
}

export interface MembershipTypesTable {
  id: Generated<number>
  name: string
  description: string | null
  type: 'subscription' | 'class_pack' | 'time_pass' | 'drop_in'
  price_minor: number
  currency: string
  billing_interval: string | null
  credits_included: number | null
  credits_per_interval: number | null
  unlimited: Generated<boolean>
  validity_days: number | null
  can_pause: Generated<boolean>
  max_pause_days: number | null
  sellable_online: Generated<boolean>
  rollover_enabled: Generated<boolean>
  max_rollover_credits: number | null
  late_cancel_fee_override_minor: number | null
  no_show_fee_override_minor: number | null
  is_intro_offer: Generated<boolean>
  intro_price_minor: number | null
  intro_validity_days: number | null
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface MembershipsTable {
  id: Generated<number>
  client_id: number
  membership_type_id: number
  status: 'pending' | 'active' | 'paused' | 'expired' | 'cancelled'
  unlimited: boolean
  starts_on: string
  expires_on: string | null
  notes: string | null
  price_minor: Generated<number>
  payment_method: string | null
  is_intro_offer: Generated<boolean>
  billing_anchor_on: string | null
  /** The day the server's clock renews a subscription; null where nothing renews or a processor does. */
  next_renewal_on: string | null
  /** What each renewal costs, as agreed when it was sold; null: what its type costs. */
  renewal_price_minor: number | null
  past_due_since: string | null
  cancelled_at: string | null
  /** Ended before its last day, by hand or by an import: no date brings it back by itself. */
  ended_early: Generated<boolean>
  /** The last day it had before it was ended early; null: none, or it was not. */
  former_expires_on: string | null
  source: Generated<string>
  created_at: string
  updated_at: string
}

export interface MembershipPausesTable {
  id: Generated<number>
  membership_id: number
  starts_on: string
  planned_until_on: string
  ended_on: string | null
  ended_at: string | null
  created_at: string
}

export interface CreditEntriesTable {
  id: Generated<number>
  membership_id: number
  kind: 'grant' | 'rollover' | 'spend' | 'return' | 'lapse' | 'adjust'
  credits: number
  grant_id: number | null
  expires_on: string | null
  reason: Said | null
  booking_id: number | null
  actor_kind: string
  actor_id: number | null
  created_at: string
  /** Kept by triggers: nothing is left of an entry that gave credits. */
  is_used_up: ColumnType<boolean, never, never>
}
