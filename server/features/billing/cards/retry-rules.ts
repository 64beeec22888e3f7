import { addDays, localDate, toInstant, type Instant } from '../../../lib/time.ts'

/** The time of the studio's day at which a card is tried again. */
const AT = '09:00'

/** Answers of a bank after which a card is not to be charged again: it is lost, blocked, or the account is closed. */
const NEVER: ReadonlySet<string> = new Set([
  'fraudulent',
  'invalid_account',
  'lost_card',
  'merchant_blacklist',
  'new_account_information_available',
  'pickup_card',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'security_violation',
  'service_not_allowed',
  'stolen_card',
  'stop_payment_order',
  'transaction_not_allowed',
])

/** Tells if a bank has said that a card is never to be tried again. */
export const isFinal = (failure: string): boolean => NEVER.has(failure)

/**
 * Returns the next attempt at a card that was first refused at an instant: in the morning of the next of the `days` after that
 * day, at the studio; undefined if none is left.
 */
export function nextTry(
  firstRefusedAt: Instant,
  days: readonly number[],
  { now, timezone }: { now: Instant; timezone: string },
): Instant | undefined {
  const first = localDate(firstRefusedAt, timezone)
  return days.map((day) => toInstant(timezone, addDays(first, day), AT)).find((at) => at > now)
}
