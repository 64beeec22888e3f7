import { MOST_MONEY } from '../../../../../server/lib/money.ts'
import type { Settings } from '../use-settings-form.ts'

/** The figures of the rules and the most each may be. */
const LIMITS = {
  cancellation_hours: 720,
  late_cancel_fee: MOST_MONEY,
  no_show_fee: MOST_MONEY,
  fee_grace_hours: 720,
  checkin_open_minutes_before: 1440,
  checkin_close_minutes_after: 1440,
  waitlist_confirm_minutes: 1440,
  reminder_hours_before: 168,
  past_due_days: 90,
  keep_letters_days: 3650,
  keep_events_days: 3650,
  keep_audit_days: 3650,
} as const

/** The least that a figure may be where that is not 0. */
const LEAST: Readonly<Record<string, number>> = { keep_letters_days: 30, keep_events_days: 90, keep_audit_days: 365 }

export type RuleNumbers = Record<keyof typeof LIMITS, number | null>

export const NUMBERS = Object.keys(LIMITS) as (keyof RuleNumbers)[]

export const limitOf = (name: string): number => LIMITS[name as keyof typeof LIMITS]

export const leastOf = (name: string): number => LEAST[name] ?? 0

export function numbersOf(settings: Settings): RuleNumbers {
  return Object.fromEntries(NUMBERS.map((name) => [name, settings[name]])) as RuleNumbers
}
