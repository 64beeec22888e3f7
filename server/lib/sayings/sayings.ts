import type { Instant, LocalDate } from '../time.ts'
import type { ImportSayings } from './import-sayings.ts'
import type { TemplateCode, TemplateParams } from './templates.ts'

type Nothing = Record<string, never>
interface OfClass {
  class_name: string
  starts_at: Instant
}

/** The reason that an email can't be sent: the mail server's name, and its own words if it gave any. */
export interface TroubleParams {
  host: string
  answer: string | null
}

/** All that keeps letters from leaving: what the mail server will not do at all, and why it refused one letter. */
export type MailTroubles = Record<
  | 'mail.server_password'
  | 'mail.server_wants_login'
  | 'mail.server_unknown'
  | 'mail.server_closed'
  | 'mail.server_silent'
  | 'mail.server_certificate'
  | 'mail.server_wants_encryption'
  | 'mail.server_no_encryption'
  | 'mail.server_other_encryption'
  | 'mail.server_broke_off'
  | 'mail.server_busy'
  | 'mail.server_refuses_sender'
  | 'mail.server_not_now'
  | 'mail.server_refuses'
  | 'mail.server_no_relay'
  | 'mail.refused_address'
  | 'mail.refused_full'
  | 'mail.refused_for_now'
  | 'mail.refused_too_big'
  | 'mail.refused_as_spam'
  | 'mail.refused_otherwise',
  TroubleParams
>

/**
 * Every sentence that the studio keeps in its records, each with its parameters: days, instants and names of things, never
 * a person's. It is stored as code and parameters and becomes words for its reader.
 */
export interface Sayings extends ImportSayings, MailTroubles {
  /** A text that a person typed, or a sentence kept before there were codes. */
  as_written: { text: string }
  data_erased: Nothing
  class_cancelled: Nothing
  'credits.booked': Nothing
  'credits.given_back': Nothing
  'credits.lapsed': Nothing
  'credits.imported': Nothing
  'credits.membership_cancelled': Nothing
  'credits.renewed': { on: LocalDate }
  'credits.at_start': Nothing
  'credits.at_start_by_staff': Nothing
  'credits.set_by_staff': Nothing
  'charge.appointment': { service_name: string; starts_at: Instant }
  'charge.appointment_deposit': { service_name: string; starts_at: Instant }
  'charge.late_cancel': OfClass
  'charge.no_show': OfClass
  'charge.renewal': { type_name: string; on: LocalDate }
  'charge.unpaid_booking': OfClass
  'mail.too_late': Nothing
  'mail.not_ready': Nothing
  'mail.key_lost': Nothing
  'mail.no_consent': Nothing
  'mail.client_inactive': Nothing
  'mail.address_changed': Nothing
  'mail.overtaken': Nothing
  'mail.quiet_hours': Nothing
  'mail.one_a_day': Nothing
  'mail.dropped_after_restore': Nothing
  'mail.not_online': Nothing
  'checkout.gift_card': Nothing
  'receipt.class': OfClass
  'receipt.gift_card': { last4: string }
  'refund.at_processor': Nothing
  'refund.dispute_lost': Nothing
  'refund.paid_already': Nothing
  'receipt.refund_undone': { receipt_number: string }
  'receipt.refund': { receipt_number: string; reason: string }
  'waived.no_show_undone': Nothing
  'waived.excused': Nothing
  'waived.appointment_cancelled': Nothing
  'waived.not_used': Nothing
  'waived.covered': { type_name: string }
  /** Which of how many fees in how many days. */
  'waived.forgiven': { nth: string; count: string; days: string }
  'cancelled.membership_cancelled': Nothing
  'cancelled.membership_ends': Nothing
  'cancelled.client_inactive': Nothing
  'cancelled.instructor_left': Nothing
  'cancelled.membership_paused': Nothing
  'cancelled.for_another_class': Nothing
  'task.kept_fee': OfClass & { amount: string }
  'task.refund_refused': { amount: string }
  'task.paid_undelivered': { amount: string }
  'task.collection_ended': { amount: string }
  'task.pause_request': { type_name: string; on: LocalDate; days: number }
  'task.erasure_request': Nothing
  'waitlist.closed': Nothing
  'waitlist.seat_free': Nothing
  'waitlist.class_moved': Nothing
  'waitlist.offer_expired': { until: Instant }
  'skipped.inactive': Nothing
  'skipped.booked': Nothing
  'skipped.overlapping': OfClass
  'skipped.waiver': { title: string }
  'skipped.no_membership': Nothing
  'skipped.not_started': { on: LocalDate }
  'skipped.expired': Nothing
  'skipped.paused': { until: LocalDate | null }
  'skipped.no_credits': Nothing
  'skipped.waits_for_credits': Nothing
  'skipped.past_due': Nothing
  'skipped.not_covered': Nothing
  'skipped.too_few_credits': Nothing
  'skipped.limit': Nothing
  'skipped.other_time': Nothing
  'skipped.other_location': Nothing
  'skipped.other': Nothing
}

export type SayingCode = keyof Sayings | TemplateCode

/** The parameters of a saying. */
export type SayingParams<Code extends SayingCode> = Code extends keyof Sayings
  ? Sayings[Code]
  : Code extends TemplateCode
    ? TemplateParams<Code>
    : never

/** A saying as it is stored: the JSON of its code and parameters. Only `say` and `asWritten` make one. */
export type Said = string & { readonly said: 'code and parameters' }

/** A saying taken apart. */
export interface Saying {
  code: SayingCode
  params: Readonly<Record<string, string | number | null | readonly string[]>>
}

/** Something that the studio says: its code, and what it is filled with. It becomes words where somebody reads it. */
export function say<Code extends SayingCode>(
  ...[code, params]: SayingParams<Code> extends Nothing ? [code: Code] : [code: Code, params: SayingParams<Code>]
): Said {
  return JSON.stringify({ code, params: params ?? {} }) as Said
}

/** A person's text, to be stored where sayings are. */
export function asWritten(text: string): Said
export function asWritten(text: string | null | undefined): Said | null
export function asWritten(text: string | null | undefined): Said | null {
  return text === null || text === undefined ? null : say('as_written', { text })
}

/** True if a value, of a column of any kind, is a stored saying. */
export function isSaid(value: unknown): value is Said {
  return typeof value === 'string' && value.startsWith('{"code":')
}

/** A stored saying taken apart; what was stored as plain words is taken as written. */
export function readSaying(stored: string): Saying {
  if (!isSaid(stored)) return { code: 'as_written', params: { text: stored } }
  try {
    return JSON.parse(stored) as Saying
  } catch {
    return { code: 'as_written', params: { text: stored } }
  }
}
