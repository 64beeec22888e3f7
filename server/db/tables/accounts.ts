import type { ColumnType, Generated } from 'kysely'
import type { Typeface } from '../../lib/typeface-rules.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import type { TriggerEvent } from '../../events/payloads.ts'

/** The studio, the people who sign in, and what every domain leans on. */
export interface AccountsTables {
  settings: SettingsTable
  smtp_settings: SmtpSettingsTable
  establishments: EstablishmentsTable
  roles: RolesTable
  staff: StaffTable
  staff_factors: StaffFactorsTable
  instructors: InstructorsTable
  clients: ClientsTable
  client_search: ClientSearchTable
  client_notes: ClientNotesTable
  client_views: ClientViewsTable
  consents: ConsentsTable
  account_tokens: AccountTokensTable
  link_requests: LinkRequestsTable
  audit_entries: AuditEntriesTable
  idempotency_keys: IdempotencyKeysTable
  events: EventsTable
  event_days: EventDaysTable
  emails: EmailsTable
  job_runs: JobRunsTable
  integrity_report: IntegrityReportTable
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
  typeface: Generated<Typeface>
  logo_file: string | null
  cover_file: string | null
  tunnel_url: string | null
  /** Whether the built-in tunnel is switched on. */
  tunnel_enabled: Generated<boolean>
  /** The tunnel's server; null: the free one. */
  tunnel_host: string | null
  tunnel_name: string | null
  /** The address that the built-in tunnel was last given; null where it is off. Where `tunnel_url` is this one, it filled it. */
  tunnel_address: string | null
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
  keep_letters_days: Generated<number>
  keep_events_days: Generated<number>
  keep_audit_days: Generated<number>
  guest_bookings_enabled: Generated<boolean>
  self_service_purchases_enabled: Generated<boolean>
  pay_at_studio_enabled: Generated<boolean>
  substitute_needs_approval: Generated<boolean>
  substitute_cancels_free: Generated<boolean>
  public_manager_enabled: Generated<boolean>
  lan_enabled: Generated<boolean>
  /** Null: nobody has decided, so that what is found out about the tunnel may. */
  forwarded_for_trusted: boolean | null
  trusted_proxies: Generated<string[]>
  recovery_code_hash: string | null
  license_key_encrypted: string | null
  plan: string | null
  license_status: string | null
  license_grace_until: string | null
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
  /** Where answers go; null: to the sender. */
  reply_to: string | null
  updated_at: string
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

export interface RolesTable {
  id: Generated<number>
  name: string
  permissions: string[]
  is_owner: Generated<boolean>
  created_at: string
  updated_at: string
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

export interface ClientSearchTable {
  rowid: number
  client_search: string
}

export interface ClientViewsTable {
  id: Generated<number>
  staff_id: number
  name: string
  is_shared: boolean
  /** Filters, columns and the order, as the contract has them. */
  asked: unknown
  created_at: string
}

export interface ClientNotesTable {
  id: Generated<number>
  client_id: number
  staff_id: number | null
  body: string
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

/** Links to set a password that somebody asked for at the door; each goes once its letter is written, or there is none. */
export interface LinkRequestsTable {
  id: Generated<number>
  email: string
  asked_by: 'forgotten' | 'registering'
  requested_at: string
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

export interface IdempotencyKeysTable {
  caller: string
  path: string
  key: string
  body_hash: string
  status: number | null
  answer: string | null
  created_at: string
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

/** The days whose birthdays, absences and endings have been said. */
export interface EventDaysTable {
  day: string
}

/**
 * What a letter says while it waits: the values of the template that `kind` names (of marketing, what was written), or, from
 * an older version, text and HTML as they leave.
 */
export type KeptLetter = { language: string; values: object } | { body_text: string; body_html: string }

export interface EmailsTable {
  id: Generated<number>
  kind: string
  client_id: number | null
  to_email: string
  to_name: string | null
  subject: string
  /** What it says, until it has left; null afterwards, since links in it open accounts. */
  letter: KeptLetter | null
  /** The booking or the appointment that it brings a file for the calendar of. */
  booking_id: number | null
  appointment_id: number | null
  /** The papers that it brings along. */
  receipt_id: number | null
  gift_card_id: number | null
  signature_id: number | null
  status: Generated<'queued' | 'sent' | 'failed'>
  attempts: Generated<number>
  next_attempt_at: string
  expires_at: string | null
  last_error: Said | null
  created_at: string
  sent_at: string | null
  /** Where letters of marketing are ended, its word sealed; null where nobody outside can reach the studio. */
  unsubscribe_url: Generated<string | null>
}

export interface JobRunsTable {
  name: string
  last_started_at: string
  last_finished_at: string | null
  last_error: string | null
}

export interface IntegrityReportTable {
  id: number
  checked_at: string
  ok: boolean
  /** The whole answer of the check. */
  report: object
}
