// Written by server/test/schema.test.ts from the migrated schema and columns.ts; not to be changed by hand.
import type { ColumnType, Generated } from 'kysely'
import type { Permission } from '../../api/permissions.ts'
import type { TriggerEvent } from '../../events/payloads.ts'
import type { Step } from '../../features/automations/step-fields.ts'
import type { Coverage, UsableTime } from '../../features/membership-types/coverage-rules.ts'
import type { Part, Skipped } from '../../features/payroll/line.ts'
import type { ComponentType, SalaryPeriod } from '../../features/payroll/line-values.ts'
import type { Condition } from '../../lib/conditions.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import type { Typeface } from '../../lib/typeface-rules.ts'
import type { ChangedRow, ChargeReason, CheckoutTerms, ClientSearchTable, ImportedTable, KeptLetter, KeptReason, MadeRows, MessageEvent, OfferedMembership, ProcessorTaskDetail, ReceiptLine, ReceiptPayment, ReceiptStudio, ReceiptVat, RefundRequest, WaitlistStatus } from './values.ts'

export interface AccountTokensTable {
  id: Generated<number>
  kind: 'reset' | 'invitation'
  account_kind: 'staff' | 'client'
  account_id: number
  token_hash: string
  expires_at: string
  used_at: string | null
  created_at: string
}

/** One row, if the studio has an AI key. */
export interface AiSettingsTable {
  id: number
  provider: string
  api_key_encrypted: string
  created_at: string
  updated_at: string
}

export interface AppointmentServiceEstablishmentsTable {
  service_id: number
  establishment_id: number
}

export interface AppointmentServicesTable {
  id: Generated<number>
  name: string
  description: string | null
  duration_minutes: number
  /** How long after an appointment its instructor is not free yet. */
  buffer_minutes: Generated<number>
  price_minor: Generated<number>
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
  category_id: number | null
  credit_cost: Generated<number>
  prepayment: Generated<'none' | 'deposit' | 'full'>
  /** Kept also where none is taken. */
  deposit_minor: number | null
}

export interface AppointmentsTable {
  id: Generated<number>
  service_id: number
  instructor_id: number
  client_id: number
  /** Where it takes place: the instructor's location as it was booked. */
  establishment_id: number | null
  starts_at: string
  ends_at: string
  /** The end with the service's buffer after it, as it was when it was booked. */
  busy_until: string
  /** As agreed when it was booked. */
  price_minor: number
  currency: string
  status: Generated<'booked' | 'checked_in' | 'completed' | 'no_show' | 'cancelled' | 'late_cancelled'>
  source: 'client' | 'staff'
  notes: string | null
  cancel_reason: Said | null
  cancelled_at: string | null
  checked_in_at: string | null
  completed_at: string | null
  no_show_at: string | null
  reminded_at: string | null
  created_at: string
  updated_at: string
  membership_id: number | null
  credits_taken: Generated<number>
  booked_for: string | null
  agreed_cancel_hours: number | null
  agreed_keeps_credit: boolean | null
  agreed_late_fee_minor: number | null
}

/** A change that the assistant has proposed to a manager. */
export interface AssistantProposalsTable {
  id: Generated<number>
  staff_id: number
  kind: string
  input: Record<string, unknown>
  created_at: string
  expires_at: string
  confirmed_at: string | null
}

export interface AuditEntriesTable {
  id: Generated<number>
  at: string
  actor_kind: string
  actor_id: number | null
  actor_name: string | null
  action: string
  entity: string
  entity_id: number | null
  before: unknown
  after: unknown
  request_id: string | null
}

export interface AutoTagRulesTable {
  id: Generated<number>
  tag_id: number
  trigger_event: TriggerEvent
  condition_json: Condition | null
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
  /** Kept by a trigger, as `last_fired_at` is: what a rule did stays counted when its events have gone. */
  fired_count: ColumnType<number, never, never>
  last_fired_at: ColumnType<string | null, never, never>
}

/** Kept by triggers, as the two after it. */
export interface AutomationCountsTable {
  automation_id: ColumnType<number, never, never>
  status: ColumnType<AutomationEnrollmentsTable['status'], never, never>
  count: ColumnType<number, never, never>
}

export interface AutomationEnrollmentsTable {
  id: Generated<number>
  automation_id: number
  version: number
  client_id: number
  event_id: number
  /** The event’s data: its moment has passed, and its row goes with the years. */
  payload: object
  /** How many handlers stand between what its steps cause and something that somebody did. */
  depth: number
  status: 'active' | 'waiting' | 'completed' | 'exited' | 'cancelled' | 'failed'
  /** The path of the step that comes next. */
  step: string | null
  /** Since when that is due. */
  due_at: string | null
  /** When it is looked at: later than it is due where something puts it off. */
  run_at: string | null
  put_off: 'quiet_hours' | 'one_a_day' | 'dropped' | null
  attempts: Generated<number>
  last_error: string | null
  promo_code_id: number | null
  end_reason: string | null
  enrolled_at: string
  ended_at: string | null
}

export interface AutomationReturnsTable {
  automation_id: ColumnType<number, never, never>
  step_key: ColumnType<string, never, never>
  sent: ColumnType<number, never, never>
  came_back: ColumnType<number, never, never>
  spent_minor: ColumnType<number, never, never>
}

export interface AutomationStepCountsTable {
  automation_id: ColumnType<number, never, never>
  step_key: ColumnType<string, never, never>
  type: ColumnType<string, never, never>
  outcome: ColumnType<AutomationStepRunsTable['outcome'], never, never>
  /** Empty where there is none. */
  reason: ColumnType<string, never, never>
  count: ColumnType<number, never, never>
}

export interface AutomationStepRunsTable {
  id: Generated<number>
  enrollment_id: number
  automation_id: number
  step: string
  step_key: string
  type: string
  outcome: 'done' | 'skipped' | 'exited' | 'failed'
  reason: string | null
  at: string
}

export interface AutomationVersionsTable {
  automation_id: number
  version: number
  /** As it was then: steps ask about what this event knows. */
  trigger_event: TriggerEvent
  /** The latest condition of this event, from any version. */
  exit_condition_json: Condition | null
  steps: readonly Step[]
  created_at: string
}

export interface AutomationsTable {
  id: Generated<number>
  name: string
  trigger_event: TriggerEvent
  condition_json: Condition | null
  exit_condition_json: Condition | null
  status: Generated<'draft' | 'active' | 'paused'>
  /** The version of its steps with which clients are enrolled now. */
  version: Generated<number>
  created_at: string
  updated_at: string
}

export interface BookingsTable {
  id: Generated<number>
  scheduled_class_id: number
  client_id: number
  membership_id: number | null
  status: Generated<'booked' | 'checked_in' | 'no_show' | 'cancelled' | 'late_cancelled' | 'class_cancelled'>
  source: 'client' | 'staff' | 'waitlist' | 'walk_in' | 'guest' | 'import'
  is_unpaid: Generated<boolean>
  cancels_free: Generated<boolean>
  cancel_reason: Said | null
  cancelled_at: string | null
  checked_in_at: string | null
  no_show_at: string | null
  undone_at: string | null
  excused_at: string | null
  excuse_reason: string | null
  reminded_at: string | null
  created_at: string
  updated_at: string
  /** Where the class has seats; kept after a cancellation, for the seat that came free is handed on first. */
  seat_id: number | null
  credits_taken: Generated<number>
  price_minor: number | null
  booked_for: string | null
  agreed_cancel_hours: number | null
  agreed_keeps_credit: boolean | null
  agreed_late_fee_minor: number | null
  agreed_no_show_fee_minor: number | null
}

export interface CalendarFeedsTable {
  id: Generated<number>
  kind: 'client' | 'instructor' | 'studio'
  client_id: number | null
  instructor_id: number | null
  created_at: string
}

export interface CardCollectionsTable {
  id: Generated<number>
  charge_id: number
  client_id: number
  reference: string
  payment_intent_id: string | null
  amount_minor: number
  status: 'asked' | 'processing' | 'succeeded' | 'failed'
  failure: string | null
  created_at: string
  updated_at: string
  first_refused_at: string | null
  retry_at: string | null
}

export interface ChargesTable {
  id: Generated<number>
  client_id: number
  kind: 'late_cancel' | 'no_show' | 'renewal' | 'unpaid_booking' | 'appointment' | 'other'
  booking_id: number | null
  membership_id: number | null
  amount_minor: number
  currency: string
  status: 'pending' | 'due' | 'paid' | 'waived'
  due_at: string
  description: Said
  payment_method: string | null
  settled_at: string | null
  waived_at: string | null
  waive_reason: Said | null
  created_at: string
  updated_at: string
  appointment_id: number | null
  because: ChargeReason | null
  forgiven_on: string | null
}

export interface CheckoutChargesTable {
  id: Generated<number>
  checkout_id: number
  charge_id: number
  amount_minor: number
}

export interface CheckoutsTable {
  id: Generated<number>
  /** Random: what the processor knows it by, and its session's id where it needs none. */
  reference: string
  account_id: string | null
  livemode: boolean | null
  kind: 'membership' | 'gift_card' | 'product' | 'card' | 'class' | 'appointment' | 'charges'
  client_id: number | null
  payer_id: number | null
  membership_type_id: number | null
  product_id: number | null
  scheduled_class_id: number | null
  terms: CheckoutTerms
  status: 'pending' | 'completed' | 'expired' | 'failed' | 'refunded' | 'disputed'
  list_price_minor: number
  discount_minor: Generated<number>
  /** The part that a gift card pays, held on the card. */
  card_minor: Generated<number>
  /** The amount that the processor collects. */
  total_minor: number
  currency: string
  promo_use_id: number | null
  gift_card_id: number | null
  is_stock_held: Generated<boolean>
  success_url: string
  cancel_url: string
  session_id: string | null
  payment_intent_id: string | null
  subscription_id: number | null
  purchase_id: number | null
  /** The obstacle to delivering the purchase. */
  trouble: string | null
  expires_at: string
  created_at: string
  updated_at: string
  completed_at: string | null
  offered: OfferedMembership | null
  /** Where it is paid at the processor while it is open. */
  pay_url: string | null
  /** Since when it is known that its payment takes days, such as a bank transfer. */
  under_way_since: string | null
}

export interface ClassCategoriesTable {
  id: Generated<number>
  name: string
  color: string | null
  created_at: string
  updated_at: string
}

export interface ClassSeriesTable {
  id: Generated<number>
  template_id: number
  instructor_id: number | null
  establishment_id: number | null
  timezone: string
  start_time: string
  duration_minutes: number
  capacity: number
  interval_weeks: Generated<number>
  weekdays: number[]
  starts_on: string
  until_on: string | null
  occurrence_count: number | null
  made_until_on: string | null
  created_at: string
  updated_at: string
  room_plan_id: number | null
}

export interface ClassTemplatesTable {
  id: Generated<number>
  name: string
  description: string | null
  duration_minutes: Generated<number>
  default_capacity: Generated<number>
  default_instructor_id: number | null
  color: string | null
  cancellation_window_hours: number | null
  booking_open_hours_before: number | null
  booking_close_hours_before: number | null
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
  photo_file: string | null
  /** The room plan with its classes’ seats, if any. */
  room_plan_id: number | null
  category_id: number | null
  price_minor: number | null
  credit_cost: Generated<number>
  covered_by_all: Generated<boolean>
  pay_in_advance: Generated<boolean>
}

export interface ClearedUntilTable {
  kind: 'letters' | 'events' | 'audit'
  id: number
}

export interface ClientNotesTable {
  id: Generated<number>
  client_id: number
  staff_id: number | null
  body: string
  created_at: string
  for_instructors: Generated<boolean>
  is_health: Generated<boolean>
}

export interface ClientTagsTable {
  client_id: number
  tag_id: number
  rule_id: number | null
  created_at: string
}

export interface ClientViewsTable {
  id: Generated<number>
  staff_id: number
  name: string
  is_shared: Generated<boolean>
  /** Filters, columns and the order, as the contract has them. */
  asked: unknown
  created_at: string
}

export interface ClientsTable {
  id: Generated<number>
  email: string | null
  full_name: string
  phone: string | null
  date_of_birth: string | null
  address: string | null
  emergency_contact: string | null
  locale: string | null
  password_hash: string | null
  guardian_id: number | null
  is_active: Generated<boolean>
  token_version: Generated<number>
  source: Generated<string>
  client_since_on: string | null
  last_login_at: string | null
  erased_at: string | null
  created_at: string
  updated_at: string
  /** Kept by triggers: the latest start of a class they were checked in to. */
  last_visit_at: ColumnType<string | null, never, never>
  /** Kept by triggers: in which states they have memberships, as bits (see membership-states.ts). */
  membership_states: ColumnType<number, never, never>
}

export interface ClockStepsTable {
  id: Generated<number>
  at: string
  entity: 'membership' | 'charge' | 'booking' | 'appointment' | 'scheduled_class' | 'class_series' | 'automation_enrollment'
  entity_id: number
  before: ChangedRow[]
  made: MadeRows
}

export interface ClosuresTable {
  id: Generated<number>
  starts_on: string
  ends_on: string
  reason: string | null
  extends_packs: Generated<boolean>
  created_at: string
}

export interface ConsentsTable {
  id: Generated<number>
  client_id: number
  consent_type: string
  granted: boolean
  source: string
  ip_address: string | null
  seen_ip_address: string | null
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
  appointment_id: number | null
}

export interface DayCloseLinesTable {
  id: Generated<number>
  day_close_id: number
  method: string
  taken_minor: number
  refunded_minor: number
  expected_minor: number
  counted_minor: number | null
}

export interface DayClosesTable {
  id: Generated<number>
  date: string
  after_payment_id: number
  last_payment_id: number
  opening_float_minor: number
  closing_float_minor: number
  currency: string
  notes: string | null
  closed_by_user_id: number | null
  created_at: string
}

export interface EmailsTable {
  id: Generated<number>
  kind: string
  client_id: number | null
  to_email: string
  to_name: string | null
  subject: string
  status: Generated<'queued' | 'sent' | 'failed'>
  attempts: Generated<number>
  next_attempt_at: string
  expires_at: string | null
  last_error: Said | null
  created_at: string
  sent_at: string | null
  /** Where letters of marketing are ended, its word sealed; null where nobody outside can reach the studio. */
  unsubscribe_url: string | null
  /** The booking or the appointment that it brings a file for the calendar of. */
  booking_id: number | null
  appointment_id: number | null
  /** The papers that it brings along. */
  receipt_id: number | null
  gift_card_id: number | null
  signature_id: number | null
  /** The contents until it is sent; null afterwards, since links in it open accounts. */
  letter: KeptLetter | null
}

export interface ErasureRequestsTable {
  id: Generated<number>
  client_id: number
  requested_at: string
  done_at: string | null
}

/** The people being erased, until everything of them is gone. */
export interface ErasuresUnderWayTable {
  client_id: number
  looked_for: object
}

export interface EstablishmentsTable {
  id: Generated<number>
  name: string
  address: string | null
  phone: string | null
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
}

/** The days whose birthdays, absences and endings have been said. */
export interface EventDaysTable {
  day: string
}

export interface EventsTable {
  id: Generated<number>
  event: TriggerEvent
  client_id: number | null
  payload: unknown
  depth: Generated<number>
  once_key: string | null
  occurred_at: string
  handled_at: string | null
  attempts: Generated<number>
  next_attempt_at: string | null
  last_error: string | null
}

export interface GiftCardUsesTable {
  id: Generated<number>
  gift_card_id: number
  amount_minor: number
  kind: 'payment' | 'refund' | 'hold' | 'release' | 'opening'
  payment_id: number | null
  created_at: string
}

export interface GiftCardsTable {
  id: Generated<number>
  code_hash: string
  code_sealed: string
  code_last4: string
  initial_value_minor: number
  currency: string
  recipient_name: string | null
  recipient_email: string | null
  message: string | null
  expires_on: string | null
  is_active: Generated<boolean>
  purchaser_client_id: number | null
  created_at: string
  updated_at: string
}

export interface GuestBookingsTable {
  id: Generated<number>
  scheduled_class_id: number
  full_name: string
  email: string
  phone: string | null
  locale: string
  status: Generated<'held' | 'lapsed' | 'booked' | 'declined'>
  held_until: string
  is_for_staff: boolean
  asked_from: string | null
  confirm_hash: string
  cancel_hash: string | null
  client_id: number | null
  booking_id: number | null
  created_at: string
  updated_at: string
  cancels_free: Generated<boolean>
}

export interface IdempotencyKeysTable {
  caller: string
  path: string
  key: string
  body_hash: string
  status: number | null
  answer: string | null
  created_at: string
}

export interface ImportJobsTable {
  id: Generated<number>
  entity: string
  file_name: string
  file_sha256: string
  product: string | null
  /** The file as it was understood, without its rows. */
  header: object
  column_mapping: object
  /** The owner's answers. */
  options: object
  status: 'analysed' | 'running' | 'completed' | 'completed_with_errors' | 'failed' | 'rolled_back'
  stop_requested: Generated<boolean>
  /** The time when every row’s plan was kept; before that an interrupted run plans again. */
  planned_at: string | null
  /** 0 until the whole file was read. */
  total_rows: number
  error: Said | null
  created_by: number | null
  started_at: string | null
  finished_at: string | null
  created_at: string
  updated_at: string
  /** The sheet of a workbook that the job is of; its other sheets are separate jobs and name the proposed one's. */
  sheet_name: string | null
  workbook_id: number | null
  /** Taking back: when it was asked for and by whom, how many records there are, what became of those that were dealt with. */
  rollback_started_at: string | null
  rollback_by: number | null
  rollback_total: Generated<number>
  rollback_removed: Generated<number>
  rollback_restored: Generated<number>
  rollback_kept: Generated<number>
}

/** A client or a type that several rows share; `record_id` once it is there. */
export interface ImportPartiesTable {
  id: Generated<number>
  job_id: number
  kind: 'client' | 'membership_type'
  key: string
  planned: object | null
  record_id: number | null
}

export interface ImportRecordsTable {
  id: Generated<number>
  job_id: number
  row_number: number
  record_table: ImportedTable
  record_id: number
  was_created: boolean
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  rolled_back_at: string | null
  kept_reason: Said | null
}

export interface ImportRowsTable {
  id: Generated<number>
  job_id: number
  row_number: number
  cells: string[] | null
  planned: object | null
  disposition: 'created' | 'updated' | 'matched' | 'skipped' | 'rejected' | null
  reason: Said | null
  edits: Record<string, string> | null
}

export interface InstallationTable {
  id: number
  /** Tells the key in `secrets.key` from others (see secrets.ts). */
  key_fingerprint: string | null
  /** Written and taken back to see whether the storage takes writes. */
  probe: Uint8Array | null
  /** When a copy took this studio's place the last time, and how old it was; null where none ever did. */
  restored_at: string | null
  restored_as_of: string | null
  /** True if messages that fell due between the two wait for a manager’s decision. */
  is_held: Generated<boolean>
  era: Generated<string>
}

export interface InstructorTimeOffTable {
  id: Generated<number>
  instructor_id: number
  starts_at: string
  ends_at: string
  reason: string | null
  created_at: string
}

export interface InstructorWindowsTable {
  id: Generated<number>
  instructor_id: number
  /** null: for every service. */
  service_id: number | null
  weekday: number
  start_time: string
  end_time: string
  is_active: Generated<boolean>
  created_at: string
}

export interface InstructorsTable {
  id: Generated<number>
  user_id: number
  bio: string | null
  photo_file: string | null
  establishment_id: number | null
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface IntegrityReportTable {
  id: number
  checked_at: string
  ok: boolean
  /** The whole answer of the check. */
  report: object
}

export interface JobRunsTable {
  name: string
  last_started_at: string
  last_finished_at: string | null
  last_error: string | null
}

export interface KiosksTable {
  id: Generated<number>
  name: string
  establishment_id: number | null
  pairing_hash: string | null
  pairing_until: string | null
  token_hash: string | null
  paired_at: string | null
  created_at: string
  updated_at: string
}

/** One row, once a license key was redeemed. */
export interface LicenseChecksTable {
  id: number
  /** When the license service last said what the license is good for. */
  checked_at: string
  next_at: string
  /** How often it could not be asked since then. */
  failures: Generated<number>
  /** When the passing of time was last noted, and how much of it has passed since `checked_at`: a clock that is put back adds nothing. */
  seen_at: string
  spent_seconds: Generated<number>
}

/** Links to set a password that somebody asked for at the door; each goes once its letter is written, or there is none. */
export interface LinkRequestsTable {
  id: Generated<number>
  email: string
  asked_by: 'forgotten' | 'registering'
  requested_at: string
}

export interface MarketingMessagesTable {
  id: Generated<number>
  client_id: number
  channel: 'email' | 'push'
  enrollment_id: number | null
  automation_id: number | null
  step_key: string | null
  email_id: number | null
  /** Of the word in its link that ends such messages. */
  unsubscribe_hash: string | null
  /** The result, kept by triggers: visits within 30 days, and payments. */
  visits: Generated<number>
  spent_minor: Generated<number>
  sent_at: string
}

export interface MembershipMembersTable {
  membership_id: number
  client_id: number
  created_at: string
}

export interface MembershipPausesTable {
  id: Generated<number>
  membership_id: number
  starts_on: string
  planned_until_on: string
  ended_on: string | null
  ended_at: string | null
  created_at: string
  told_at: string | null
}

export interface MembershipTypeTermsTable {
  id: Generated<number>
  membership_type_id: number
  coverage: Coverage
  establishment_ids: number[] | null
  usable_times: UsableTime[] | null
  max_per_day: number | null
  max_per_week: number | null
  max_upcoming: number | null
  booking_open_hours_before: number | null
  max_members: Generated<number>
  created_at: string
  starts: Generated<'purchase' | 'first_visit'>
  starts_within_days: Generated<number>
  minimum_term_intervals: Generated<number>
  notice_days: Generated<number>
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
  terms_id: number | null
  fee_forgiveness_count_override: number | null
  self_service_pause: Generated<boolean>
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
  /** The price of each renewal, as agreed when it was sold; null: the price of its type. */
  renewal_price_minor: number | null
  past_due_since: string | null
  cancelled_at: string | null
  source: Generated<string>
  created_at: string
  updated_at: string
  /** Ended before its last day, by hand or by an import: no date brings it back automatically. */
  ended_early: Generated<boolean>
  /** The last day it had before it was ended early; null: none, or it was not. */
  former_expires_on: string | null
  terms_id: number | null
  /** The last day its first visit may be on; null: its days count from starts_on. */
  first_visit_by_on: string | null
  /** The day that its days count from, as things stand. */
  first_visit_on: string | null
  /** When its first visit is settled: later bookings change nothing. */
  first_visit_settled_at: string | null
}

export interface NotificationSettingsTable {
  client_id: number
  deliver_by: 'push' | 'email' | 'both'
  updated_at: string
}

export interface NotificationsTable {
  id: Generated<number>
  /** The client in whose list it is. */
  client_id: number
  /** The dependant it is about, if any. */
  about_client_id: number | null
  kind: string
  title: string
  body: string
  /** Where it leads: a path of the portal, or an address. */
  url: string | null
  created_at: string
  read_at: string | null
  /** When it first left for a device. */
  pushed_at: string | null
}

export interface PauseRequestsTable {
  id: Generated<number>
  membership_id: number
  starts_on: string
  pause_days: number
  task_id: number
  created_at: string
  closed_at: string | null
}

export interface PaymentsTable {
  id: Generated<number>
  purchase_id: number
  refund_of_id: number | null
  method: string
  amount_minor: number
  gift_card_id: number | null
  reason: string | null
  actor_kind: string
  actor_id: number | null
  created_at: string
  charge_id: number | null
}

export interface PayrollClaimsTable {
  kind: 'class' | 'appointment' | 'sale' | 'membership' | 'refund' | 'day'
  record_id: number
  /** Of a salary the day, else empty. */
  day: Generated<string>
  run_id: number
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

export interface ProcessorCustomersTable {
  client_id: number
  account_id: string
  livemode: boolean
  customer_id: string
  /** A card saved for fees, with the consent that it was saved by. */
  payment_method_id: string | null
  card_brand: string | null
  card_last4: string | null
  fees_agreed_at: string | null
  fees_text_version: number | null
  fees_address: string | null
  created_at: string
}

export interface ProcessorDisputesTable {
  dispute_id: string
  payment_id: number
  amount_minor: number
  status: 'open' | 'won' | 'lost'
  opened_at: string
  closed_at: string | null
}

export interface ProcessorEventsTable {
  id: string
  type: string
  object_id: string
  livemode: boolean
  created_at: string
  received_at: string
  attempts: Generated<number>
  next_attempt_at: string | null
  handled_at: string | null
  last_error: string | null
}

export interface ProcessorInvoicesTable {
  invoice_id: string
  subscription_id: number
  purchase_id: number | null
  payment_intent_id: string | null
  paid_at: string
}

export interface ProcessorRefundsTable {
  id: Generated<number>
  reference: string
  refund_id: string | null
  payment_id: number
  /** The entry of the ledger that gives it back. */
  refund_payment_id: number | null
  /** As a manager asked for it; null where it was made at the processor. */
  request: RefundRequest | null
  amount_minor: number
  status: 'asked' | 'pending' | 'succeeded' | 'failed'
  created_at: string
  updated_at: string
}

export interface ProcessorSettingsTable {
  id: number
  account_id: string
  account_name: string | null
  country: string | null
  livemode: boolean
  secret_key_sealed: string
  publishable_key: string
  webhook_secret_sealed: string | null
  /** Of an endpoint that the studio registered; null where the owner gave the secret of one of her own. */
  webhook_endpoint_id: string | null
  webhook_url: string | null
  /** The processor's events are read up to here. */
  read_until: string
  caught_up_at: string | null
  /** When the processor last called. */
  heard_at: string | null
  /** Why it could not be asked last: the kind of a ProcessorError. */
  last_error: 'unavailable' | 'key' | 'permission' | 'missing' | 'refused' | null
  connected_at: string
  updated_at: string
}

export interface ProcessorTasksTable {
  id: Generated<number>
  kind: 'cancel' | 'pause' | 'resume' | 'forget'
  /** Null where it is about a customer. */
  subscription_id: number | null
  /** Until when it is paused, whether it ends with its period; which customer or card is to be forgotten. */
  detail: ProcessorTaskDetail
  attempts: Generated<number>
  next_attempt_at: string
  last_error: string | null
  created_at: string
  done_at: string | null
}

export interface ProductSaleLinesTable {
  id: Generated<number>
  sale_id: number
  product_id: number
  product_name: string
  quantity: number
  unit_price_minor: number
  line_total_minor: number
}

export interface ProductSalesTable {
  id: Generated<number>
  client_id: number | null
  sold_by_user_id: number | null
  payment_method: string
  total_minor: number
  currency: string
  notes: string | null
  created_at: string
}

export interface ProductsTable {
  id: Generated<number>
  name: string
  sku: string | null
  price_minor: number
  photo_file: string | null
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
  /** Kept by triggers: the sum of its movements. */
  stock_quantity: ColumnType<number, never, never>
}

export interface PromoCodesTable {
  id: Generated<number>
  code: string
  discount_type: 'percentage' | 'fixed_amount'
  discount_percent: number | null
  discount_minor: number | null
  applicable_membership_type_ids: number[]
  max_uses: number | null
  one_per_client: Generated<boolean>
  valid_from: string
  valid_until: string | null
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
  /** Uses made and held, kept by triggers. */
  used_count: ColumnType<number, never, never>
  /** The only client who may use it; null: everybody. */
  client_id: number | null
  applies_to_classes: Generated<boolean>
}

export interface PromoUsesTable {
  id: Generated<number>
  promo_code_id: number
  client_id: number
  purchase_id: number | null
  discount_minor: number
  state: 'held' | 'used' | 'released'
  created_at: string
}

export interface PurchasesTable {
  id: Generated<number>
  kind: 'sale' | 'membership' | 'gift_card' | 'charge' | 'class' | 'charges'
  client_id: number | null
  sale_id: number | null
  membership_id: number | null
  gift_card_id: number | null
  charge_id: number | null
  booking_id: number | null
  list_price_minor: number
  discount_minor: Generated<number>
  total_minor: number
  currency: string
  created_at: string
}

/** A device for notifications, with the address and the keys from its browser. */
export interface PushSubscriptionsTable {
  id: Generated<number>
  client_id: number
  endpoint: string
  p256dh: string
  auth: string
  /** The account’s version when the device was registered: with another version it gets no notifications. */
  token_version: number
  created_at: string
  updated_at: string
}

/** A notification on its way to a device. */
export interface PushesTable {
  id: Generated<number>
  notification_id: number
  subscription_id: number
  attempts: Generated<number>
  next_attempt_at: string
  expires_at: string
}

export interface ReceiptsTable {
  id: Generated<number>
  number: number
  kind: 'receipt' | 'refund'
  purchase_id: number
  payment_id: number | null
  client_id: number | null
  client_name: string | null
  studio: ReceiptStudio
  lines: readonly ReceiptLine[]
  vat: readonly ReceiptVat[]
  payments: readonly ReceiptPayment[]
  total_minor: number
  currency: string
  issued_at: string
}

/** How the bookings of a class ended; no row where none has. */
export interface ReportClassesTable {
  class_id: number
  checked_in: number
  no_show: number
  late_cancelled: number
  cancelled: number
  class_cancelled: number
}

/** Of a day of UTC. */
export interface ReportRevenueTable {
  day: string
  kind: string
  method: string
  /** Refunds taken off. */
  amount_minor: number
  refunded_minor: number
}

/** Of a day of UTC. */
export interface ReportTaxesTable {
  day: string
  rate: number
  net_minor: number
  vat_minor: number
}

export interface ReportVisitsTable {
  client_id: number
  /** A month `YYYY-MM`, or the instant of visits so near its turn that the studio's zone decides. */
  period: string
  visits: number
}

/** Kept by triggers: what the payments of an hour that are revenue sum to. */
export interface RevenueHoursTable {
  /** The hour as its instants begin: `2026-03-04T11`. */
  hour: ColumnType<string, never, never>
  amount_minor: ColumnType<number, never, never>
}

export interface RolesTable {
  id: Generated<number>
  name: string
  permissions: string[]
  is_owner: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface RoomPlanSeatsTable {
  id: Generated<number>
  room_plan_id: number
  name: string
  /** Column and row of the grid, from 0; row 0 is at the front. */
  x: number
  y: number
  removed_at: string | null
}

export interface RoomPlansTable {
  id: Generated<number>
  name: string
  /** Taken away, and kept for the classes that were held in it. */
  removed_at: string | null
  created_at: string
  updated_at: string
}

export interface RuleFiringsTable {
  rule_id: number
  event_id: number
  fired_at: string
}

export interface ScheduledClassesTable {
  id: Generated<number>
  template_id: number
  series_id: number | null
  /** The day that names it within its series, whenever it takes place. */
  occurrence_on: string | null
  starts_at: string
  ends_at: string
  capacity: number
  instructor_id: number | null
  /** The original instructor, if a substitute teaches. */
  substituted_instructor_id: number | null
  establishment_id: number | null
  status: Generated<'scheduled' | 'cancelled'>
  cancel_reason: string | null
  cancelled_at: string | null
  /** The closure that cancelled it. */
  closure_id: number | null
  is_edited: Generated<boolean>
  created_at: string
  updated_at: string
  room_plan_id: number | null
  /** When it came as history with its visits: nobody is paid for it here. */
  imported_at: string | null
  price_minor: number | null
}

export interface SeatHoldsTable {
  id: Generated<number>
  checkout_id: number
  scheduled_class_id: number
  client_id: number
  seat_id: number | null
  status: Generated<'held' | 'booked' | 'lapsed' | 'released'>
  ends_at: string
  created_at: string
  updated_at: string
  cancels_free: Generated<boolean>
}

export interface SettingsTable {
  id: number
  public_studio_id: string
  studio_name: string
  address: string | null
  country: string | null
  tax_id: string | null
  website_url: string | null
  timezone: string
  currency: string
  locale: string
  primary_color: string
  secondary_color: string
  tunnel_url: string | null
  default_vat_rate: Generated<number>
  late_cancel_fee_minor: Generated<number>
  no_show_fee_minor: Generated<number>
  cancellation_hours: Generated<number>
  cancellation_deducts_credit: Generated<boolean>
  checkin_open_minutes_before: Generated<number>
  checkin_close_minutes_after: Generated<number>
  waitlist_confirm_minutes: Generated<number>
  reminder_hours_before: Generated<number>
  calendar_start_hour: Generated<number>
  calendar_end_hour: Generated<number>
  quiet_hours_start: Generated<string>
  quiet_hours_end: Generated<string>
  past_due_days: Generated<number>
  fee_grace_hours: Generated<number>
  guest_bookings_enabled: Generated<boolean>
  self_service_purchases_enabled: Generated<boolean>
  public_manager_enabled: Generated<boolean>
  recovery_code_hash: string | null
  license_key_encrypted: string | null
  plan: string | null
  license_status: string | null
  license_grace_until: string | null
  created_at: string
  updated_at: string
  lan_enabled: Generated<boolean>
  /** Null: nobody has decided, so that what is found out about the tunnel may. */
  forwarded_for_trusted: boolean | null
  trusted_proxies: Generated<string[]>
  keep_letters_days: Generated<number>
  keep_events_days: Generated<number>
  keep_audit_days: Generated<number>
  /** True if the built-in tunnel is switched on. */
  tunnel_enabled: Generated<boolean>
  /** The tunnel's server; null: the free one. */
  tunnel_host: string | null
  tunnel_name: string | null
  /** The address that the built-in tunnel was last given; null where it is off. Where `tunnel_url` is this one, it filled it. */
  tunnel_address: string | null
  logo_file: string | null
  cover_file: string | null
  pay_at_studio_enabled: Generated<boolean>
  substitute_needs_approval: Generated<boolean>
  substitute_cancels_free: Generated<boolean>
  typeface: Generated<Typeface>
  currency_decimals: number | null
  standing_bookings_enabled: Generated<boolean>
  standing_booking_days_ahead: Generated<number>
  fee_forgiveness_count: Generated<number>
  fee_forgiveness_days: Generated<number>
  collection_retry_days: Generated<number[]>
  recovery_code_kept_at: string | null
  terms_url: string | null
  terms_text: string | null
  privacy_url: string | null
  privacy_text: string | null
}

export interface SlotHoldsTable {
  id: Generated<number>
  checkout_id: number
  service_id: number
  instructor_id: number
  client_id: number
  establishment_id: number | null
  starts_at: string
  ends_at: string
  busy_until: string
  price_minor: number
  notes: string | null
  status: Generated<'held' | 'booked' | 'lapsed' | 'released'>
  held_until: string
  appointment_id: number | null
  created_at: string
  updated_at: string
}

export interface SmtpSettingsTable {
  id: number
  host: string
  port: number
  security: string
  username: string | null
  password_encrypted: string | null
  from_name: string | null
  from_email: string
  updated_at: string
  /** Where answers go; null: to the sender. */
  reply_to: string | null
  down_since: string | null
  tries: Generated<number>
  next_try_at: string | null
  trouble: string | null
}

export interface StaffTable {
  id: Generated<number>
  email: string | null
  full_name: string
  kind: 'manager' | 'instructor'
  role_id: number | null
  password_hash: string | null
  is_active: Generated<boolean>
  token_version: Generated<number>
  last_login_at: string | null
  created_at: string
  updated_at: string
  locale: string | null
  weekly_email: Generated<boolean>
}

/** An authenticator: being set up until `enabled_at` says since when it is asked for. */
export interface StaffFactorsTable {
  staff_id: number
  secret_sealed: string
  /** The steps around the last one whose codes are used up. */
  used_steps: Generated<number[]>
  /** Of the recovery codes that are left. */
  recovery_hashes: Generated<string[]>
  enabled_at: string | null
  created_at: string
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

export interface StandingBookingClassesTable {
  id: Generated<number>
  standing_booking_id: number
  scheduled_class_id: number
  outcome: 'later' | 'refused' | 'booked' | 'waitlisted'
  look_at: string | null
  reasons: readonly KeptReason[] | null
  told_at: string | null
  booking_id: number | null
  entry_id: number | null
  created_at: string
  updated_at: string
}

export interface StandingBookingSkipsTable {
  id: Generated<number>
  standing_booking_id: number
  on_date: string
  scheduled_class_id: number | null
  created_at: string
}

export interface StandingBookingsTable {
  id: Generated<number>
  client_id: number
  series_id: number
  seat_id: number | null
  starts_on: string
  ends_on: string | null
  made_by: 'client' | 'staff'
  ended_at: string | null
  ended_because: 'client' | 'staff' | 'date' | 'series' | 'inactive' | null
  created_at: string
  updated_at: string
}

export interface StockMovementsTable {
  id: Generated<number>
  product_id: number
  delta: number
  kind: 'initial' | 'sale' | 'return' | 'adjustment' | 'hold' | 'release'
  reason: string | null
  sale_id: number | null
  actor_kind: string
  actor_id: number | null
  created_at: string
}

export interface SubscriptionsTable {
  id: Generated<number>
  client_id: number
  membership_id: number
  account_id: string
  livemode: boolean
  processor_id: string
  status: string
  will_cancel: Generated<boolean>
  canceled_locally: Generated<boolean>
  current_period_start: string
  current_period_end: string
  ended_at: string | null
  /** Where the client pays a failed invoice. */
  pay_url: string | null
  checked_at: string
  created_at: string
  updated_at: string
}

export interface SubstituteCandidatesTable {
  request_id: number
  instructor_id: number
  kind: 'named' | 'declined'
}

export interface SubstituteRequestsTable {
  id: Generated<number>
  scheduled_class_id: number
  asked_by: number
  note: string | null
  status: Generated<'open' | 'claimed' | 'filled' | 'withdrawn' | 'closed'>
  claimed_by: number | null
  claimed_at: string | null
  created_at: string
  updated_at: string
}

export interface TagsTable {
  id: Generated<number>
  name: string
  color: string | null
  created_at: string
  updated_at: string
  /** Kept by triggers. */
  client_count: ColumnType<number, never, never>
  for_instructors: Generated<boolean>
}

export interface TasksTable {
  id: Generated<number>
  title: Said
  client_id: number | null
  /** The role that has to do it; null: anybody who may do it. */
  assignee_role_id: number | null
  /** The permission it takes; null: none. */
  permission: Permission | null
  due_on: string | null
  notes: string | null
  source: 'staff' | 'automation' | 'kept_fee' | 'erasure_request'
  created_by: number | null
  done_by: number | null
  done_at: string | null
  created_at: string
  updated_at: string
  /** The position in the list: open ones by their day, then done ones, the latest first. */
  place: ColumnType<number, never, never>
  charge_id: number | null
  booking_id: number | null
  appointment_id: number | null
  amount_minor: number | null
  paid_for_name: string | null
  paid_for_at: string | null
}

/** The seat that a client takes in a room whenever it is free. */
export interface UsualSeatsTable {
  id: Generated<number>
  client_id: number
  room_plan_id: number
  seat_id: number
  created_at: string
}

export interface WaitlistEntriesTable {
  id: Generated<number>
  scheduled_class_id: number
  client_id: number
  status: Generated<'waiting' | 'offered' | 'confirmed' | 'declined' | 'expired' | 'left' | 'skipped' | 'closed'>
  offered_at: string | null
  offer_expires_at: string | null
  told_at: string | null
  skip_code: string | null
  skip_reason: Said | null
  booking_id: number | null
  created_at: string
  updated_at: string
  /** The seat that an offer holds. */
  seat_id: number | null
}

export interface WaitlistMovesTable {
  id: Generated<number>
  entry_id: number
  from_status: WaitlistStatus | null
  to_status: WaitlistStatus
  code: string | null
  reason: Said | null
  at: string
}

export interface WaiverSignaturesTable {
  id: Generated<number>
  waiver_id: number
  version: number
  client_id: number
  /** The guardian who signed for her; null: she signed herself. */
  guardian_id: number | null
  title: string
  signed_name: string
  ip_address: string | null
  signed_at: string
}

export interface WaiverVersionsTable {
  waiver_id: number
  version: number
  body: string
  created_at: string
}

export interface WaiversTable {
  id: Generated<number>
  title: string
  body: string
  requires_before_booking: Generated<boolean>
  version: Generated<number>
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface WebhookDeliveriesTable {
  id: Generated<number>
  webhook_id: number
  event_id: number | null
  resend_of_id: number | null
  message_id: string
  event: MessageEvent
  client_id: number | null
  payload: object
  status: Generated<'queued' | 'delivered' | 'failed'>
  attempts: Generated<number>
  next_attempt_at: string
  answer_status: number | null
  answer: string | null
  failure: string | null
  attempted_at: string | null
  created_at: string
}

export interface WebhooksTable {
  id: Generated<number>
  url: string
  events: string[]
  is_active: Generated<boolean>
  /** True if the owner allowed, at the studio’s own computer, an address in the studio’s network. */
  is_near: Generated<boolean>
  secret_sealed: string
  /** Signs beside the new one, until then. */
  former_secret_sealed: string | null
  former_until: string | null
  failing_since: string | null
  rests_until: string | null
  given_up_at: string | null
  created_at: string
  updated_at: string
}

export interface WeeklyEmailsTable {
  id: Generated<number>
  staff_id: number
  week: string
  created_at: string
}

/** Every table, as Kysely sees it: booleans and JSON are their JavaScript values (see reader.ts). */
export interface Tables {
  account_tokens: AccountTokensTable
  ai_settings: AiSettingsTable
  appointment_service_establishments: AppointmentServiceEstablishmentsTable
  appointment_services: AppointmentServicesTable
  appointments: AppointmentsTable
  assistant_proposals: AssistantProposalsTable
  audit_entries: AuditEntriesTable
  auto_tag_rules: AutoTagRulesTable
  automation_counts: AutomationCountsTable
  automation_enrollments: AutomationEnrollmentsTable
  automation_returns: AutomationReturnsTable
  automation_step_counts: AutomationStepCountsTable
  automation_step_runs: AutomationStepRunsTable
  automation_versions: AutomationVersionsTable
  automations: AutomationsTable
  bookings: BookingsTable
  calendar_feeds: CalendarFeedsTable
  card_collections: CardCollectionsTable
  charges: ChargesTable
  checkout_charges: CheckoutChargesTable
  checkouts: CheckoutsTable
  class_categories: ClassCategoriesTable
  class_series: ClassSeriesTable
  class_templates: ClassTemplatesTable
  cleared_until: ClearedUntilTable
  client_notes: ClientNotesTable
  client_tags: ClientTagsTable
  client_views: ClientViewsTable
  clients: ClientsTable
  clock_steps: ClockStepsTable
  closures: ClosuresTable
  consents: ConsentsTable
  credit_entries: CreditEntriesTable
  day_close_lines: DayCloseLinesTable
  day_closes: DayClosesTable
  emails: EmailsTable
  erasure_requests: ErasureRequestsTable
  erasures_under_way: ErasuresUnderWayTable
  establishments: EstablishmentsTable
  event_days: EventDaysTable
  events: EventsTable
  gift_card_uses: GiftCardUsesTable
  gift_cards: GiftCardsTable
  guest_bookings: GuestBookingsTable
  idempotency_keys: IdempotencyKeysTable
  import_jobs: ImportJobsTable
  import_parties: ImportPartiesTable
  import_records: ImportRecordsTable
  import_rows: ImportRowsTable
  installation: InstallationTable
  instructor_time_off: InstructorTimeOffTable
  instructor_windows: InstructorWindowsTable
  instructors: InstructorsTable
  integrity_report: IntegrityReportTable
  job_runs: JobRunsTable
  kiosks: KiosksTable
  license_checks: LicenseChecksTable
  link_requests: LinkRequestsTable
  marketing_messages: MarketingMessagesTable
  membership_members: MembershipMembersTable
  membership_pauses: MembershipPausesTable
  membership_type_terms: MembershipTypeTermsTable
  membership_types: MembershipTypesTable
  memberships: MembershipsTable
  notification_settings: NotificationSettingsTable
  notifications: NotificationsTable
  pause_requests: PauseRequestsTable
  payments: PaymentsTable
  payroll_claims: PayrollClaimsTable
  payroll_line_items: PayrollLineItemsTable
  payroll_runs: PayrollRunsTable
  processor_customers: ProcessorCustomersTable
  processor_disputes: ProcessorDisputesTable
  processor_events: ProcessorEventsTable
  processor_invoices: ProcessorInvoicesTable
  processor_refunds: ProcessorRefundsTable
  processor_settings: ProcessorSettingsTable
  processor_tasks: ProcessorTasksTable
  product_sale_lines: ProductSaleLinesTable
  product_sales: ProductSalesTable
  products: ProductsTable
  promo_codes: PromoCodesTable
  promo_uses: PromoUsesTable
  purchases: PurchasesTable
  push_subscriptions: PushSubscriptionsTable
  pushes: PushesTable
  receipts: ReceiptsTable
  report_classes: ReportClassesTable
  report_revenue: ReportRevenueTable
  report_taxes: ReportTaxesTable
  report_visits: ReportVisitsTable
  revenue_hours: RevenueHoursTable
  roles: RolesTable
  room_plan_seats: RoomPlanSeatsTable
  room_plans: RoomPlansTable
  rule_firings: RuleFiringsTable
  scheduled_classes: ScheduledClassesTable
  seat_holds: SeatHoldsTable
  settings: SettingsTable
  slot_holds: SlotHoldsTable
  smtp_settings: SmtpSettingsTable
  staff: StaffTable
  staff_factors: StaffFactorsTable
  staff_pay_components: StaffPayComponentsTable
  standing_booking_classes: StandingBookingClassesTable
  standing_booking_skips: StandingBookingSkipsTable
  standing_bookings: StandingBookingsTable
  stock_movements: StockMovementsTable
  subscriptions: SubscriptionsTable
  substitute_candidates: SubstituteCandidatesTable
  substitute_requests: SubstituteRequestsTable
  tags: TagsTable
  tasks: TasksTable
  usual_seats: UsualSeatsTable
  waitlist_entries: WaitlistEntriesTable
  waitlist_moves: WaitlistMovesTable
  waiver_signatures: WaiverSignaturesTable
  waiver_versions: WaiverVersionsTable
  waivers: WaiversTable
  webhook_deliveries: WebhookDeliveriesTable
  webhooks: WebhooksTable
  weekly_emails: WeeklyEmailsTable
  client_search: ClientSearchTable
}
