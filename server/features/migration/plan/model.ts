import type { FieldName, ImportEntity } from '../mapping/fields.ts'
import type { Instant } from '../../../lib/time.ts'
import type { AmountSign } from '../values/number.ts'
import type { DateOrder } from '../values/date-order.ts'
import type { BillingInterval, TypeKind } from '../values/kind.ts'
import type { CodePage } from '../read/code-pages.ts'
import type { MembershipStatus } from '../values/membership-status.ts'
import type { ExistingRecords, PlannedRecord, VisitStatus } from '../records/model.ts'
import type { Said } from '../../../lib/sayings/sayings.ts'

/** The outcome of a row of the file; every row gets exactly one. */
export type Disposition = 'created' | 'updated' | 'matched' | 'skipped' | 'rejected'

/**
 * Something the owner should know about a cell or a row. An error is kept as the row's reason and therefore a saying; a
 * warning is shown and never kept, and may be a sentence that names people.
 */
export type Problem = { row: number; column: string | null; field: FieldName | null } & (
  | { severity: 'warning'; message: string }
  | { severity: 'error'; message: Said }
)

/** A person as the file describes them. Null is unknown; consent is null unless the file says yes or no. */
export interface PersonDraft {
  full_name: string
  email: string | null
  /** Their guardian, if the file names one; a person without an email has the guardian's. */
  guardian: { full_name: string; email: string | null } | null
  phone: string | null
  date_of_birth: string | null
  joined_on: string | null
  gender: string | null
  address: string | null
  emergency_contact: string | null
  notes: string | null
  tags: string[]
  marketing_email: boolean | null
  marketing_sms: boolean | null
  /** Null where the file doesn't say; somebody who comes is active then. */
  is_active: boolean | null
  locale: string | null
}

/** A client who is already here. */
export interface ExistingPerson extends Omit<
  PersonDraft,
  'tags' | 'notes' | 'gender' | 'guardian' | 'is_active' | 'locale'
> {
  id: number
  has_login: boolean
  guardian_id: number | null
}

/** A client as the import would leave it; `key` names it within the plan. */
export interface PlannedClient {
  key: string
  action: 'create' | 'update' | 'match'
  existing_id: number | null
  draft: PersonDraft
  /** Fields of an existing client that are empty and would be filled; nothing is ever overwritten. */
  fill: Partial<PersonDraft>
  guardian: { key: string; name: string } | null
  first_row: number
}

/** A membership type as it would be made; a price of null is unknown, and the type is then made inactive. */
export interface TypeRecord {
  name: string
  description: string | null
  type: TypeKind
  price_minor: number | null
  billing_interval: BillingInterval | null
  credits_included: number | null
  credits_per_interval: number | null
  unlimited: boolean
  validity_days: number | null
  /** Further terms from a list of types. */
  terms?: TypeTerms
  /** The categories of classes that it covers, as the owner says; none: all classes. Absent: nobody was asked. */
  category_ids?: number[]
}

/** Terms of a type besides what it sells; terms that the list does not give are absent. */
export interface TypeTerms {
  is_active?: boolean
  sellable_online?: boolean
  can_pause?: boolean
  max_pause_days?: number
  rollover_enabled?: boolean
  max_rollover_credits?: number
  late_cancel_fee_override_minor?: number
  no_show_fee_override_minor?: number
  fee_forgiveness_count_override?: number
  is_intro_offer?: boolean
  intro_price_minor?: number
  intro_validity_days?: number
}

export interface ExistingType {
  id: number
  name: string
  type: TypeKind
  /** True if memberships of this type count classes. */
  has_credits: boolean
  credits_included: number | null
}

/** A membership type that rows of the file name. */
export interface PlannedType {
  key: string
  name: string
  rows: number
  existing_id: number | null
  left_out: boolean
  /** The type to create; null if it exists or is left out. */
  record: TypeRecord | null
  /** False: the file doesn't say enough, the owner must confirm or correct the proposal. */
  certain: boolean
  why: Said
}

export interface MembershipRecord {
  status: MembershipStatus
  starts_on: string
  expires_on: string | null
  cancelled_on: string | null
  credits_remaining: number | null
  price_paid_minor: number | null
  notes: string | null
}

export interface ExistingMembership {
  id: number
  client_id: number
  membership_type_id: number
  starts_on: string
  expires_on: string | null
  status: MembershipStatus
}

export interface InstructorRecord {
  full_name: string
  email: string
  bio: string | null
  is_active: boolean
}

/** A row's fate, and by keys what it makes or touches. */
export interface PlannedRow {
  row: number
  /** The person or thing of the row, in the owner's words. */
  subject: string
  disposition: Disposition
  reason: Said | null
  client: string | null
  membership_type: string | null
  membership: MembershipRecord | null
  instructor: InstructorRecord | null
  /** Any other record to create; a matched or skipped row has none. */
  record?: PlannedRecord
}

/** A decision that the file leaves open and only the owner may take. */
export interface Question {
  id: keyof Answers
  question: Said
  /** A sample shows what the choice makes of the file. */
  choices: { value: string; label: string; sample?: string }[]
  examples: string[]
  rows: number[]
  answered: boolean
  /** A guess for each of the examples, by its name: shown, never used without an answer. */
  guesses?: Record<string, string>
}

/** The owner's answer for one membership type. */
export interface TypeAnswer {
  membership_type_id?: number
  leave_out?: boolean
  accept?: boolean
  type?: TypeKind
  price_minor?: number
  billing_interval?: BillingInterval
  credits_included?: number
  credits_per_interval?: number
  validity_days?: number
}

export interface Answers {
  encoding?: CodePage
  date_order?: DateOrder
  amount_sign?: AmountSign
  people_without_email?: 'same_person' | 'different_people'
  people_alike?: 'same_person' | 'different_people'
  client_statuses?: Record<string, 'active' | 'inactive'>
  two_active_plans?: 'keep_all' | 'keep_newest'
  unknown_credits?: 'none' | 'full'
  missing_start?: 'today' | 'leave_out'
  statuses?: Record<string, MembershipStatus>
  membership_types?: Record<string, TypeAnswer>
  accept_type_proposals?: boolean
  unknown_balance?: 'full' | 'leave_out'
  unknown_instructors?: 'without' | 'leave_out'
  dated_weekdays?: 'once' | 'weekly'
  missing_status?: 'checked_in' | 'leave_out'
  future_bookings?: 'book' | 'leave_out'
  booking_statuses?: Record<string, VisitStatus | 'leave_out'>
  sold_kinds?: Record<string, SoldKind>
  /** By a type's name: all classes, or the id of a category. */
  covers?: Record<string, string>
}

/** Kinds of things sold in a list of sales; only products become sales. */
export const SOLD_KINDS = ['membership', 'class_pack', 'drop_in', 'product', 'service', 'gift_card', 'fee'] as const
export type SoldKind = (typeof SOLD_KINDS)[number]

/** The studio's today, currency and its decimals. */
export interface PlanContext {
  today: string
  currency: string
  decimals: number
  /** Which sign stands before the decimals, as far as the file has said; null: it is asked. */
  sign?: AmountSign | null
  /** The studio's zone, by which its wall clock runs, and the present instant. */
  timezone: string
  now: Instant
}

/** Records that the studio already has. */
export interface Existing {
  clients: readonly ExistingPerson[]
  instructors: readonly { id: number; full_name: string; email: string }[]
  /** E-mails of staff who are no instructors; nobody can have one of these twice. */
  staff_emails: readonly string[]
  membership_types: readonly ExistingType[]
  categories: readonly { id: number; name: string }[]
  memberships: readonly ExistingMembership[]
  records: ExistingRecords
}

/** The whole import as it would be carried out. */
export interface Plan {
  entity: ImportEntity
  rows: PlannedRow[]
  clients: PlannedClient[]
  membership_types: PlannedType[]
  problems: Problem[]
  questions: Question[]
}
