import { MOST_MONEY } from '../../../../../server/lib/money.ts'
import type { Settings } from '../use-settings-form.ts'

/** The figures of the rules and the most each may be. */
const LIMITS = {
  cancellation_hours: 720,
  late_cancel_fee: MOST_MONEY,
  no_show_fee: MOST_MONEY,
  fee_grace_hours: 720,
  fee_forgiveness_count: 50,
  fee_forgiveness_days: 365,
  checkin_open_minutes_before: 1440,
  checkin_close_minutes_after: 1440,
  waitlist_confirm_minutes: 1440,
  standing_booking_days_ahead: 84,
  reminder_hours_before: 168,
  past_due_days: 90,
  keep_letters_days: 3650,
  keep_events_days: 3650,
  keep_audit_days: 3650,
} as const

/** The least that a figure may be where that is not 0. */
const LEAST: Readonly<Record<string, number>> = {
  fee_forgiveness_days: 1,
  standing_booking_days_ahead: 1,
  keep_letters_days: 30,
  keep_events_days: 90,
  keep_audit_days: 365,
}

export type RuleNumbers = Record<keyof typeof LIMITS, number | null>

export const NUMBERS = Object.keys(LIMITS) as (keyof RuleNumbers)[]

export const limitOf = (name: string): number => LIMITS[name as keyof typeof LIMITS]

export const leastOf = (name: string): number => LEAST[name] ?? 0

export function numbersOf(settings: Settings): RuleNumbers {
  return Object.fromEntries(NUMBERS.map((name) => [name, settings[name]])) as RuleNumbers
}

/** Days as they are written: `3, 5, 7`. */
export const daysAsText = (days: readonly number[]): string => days.join(', ')

/** The days that a text names, in their order; whatever stands between them. */
export const daysOf = (text: string): number[] => text.split(/\D+/).filter(Boolean).map(Number)
