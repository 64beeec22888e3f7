import type { ErrorCode } from '../../../api/errors.ts'

/** What a client lacks if they are refused with these. */
const LACKING = new Set<ErrorCode>([
  'NO_ENTITLEMENT',
  'MEMBERSHIP_CANCELLED',
  'MEMBERSHIP_NOT_STARTED',
  'MEMBERSHIP_EXPIRED_ON_CLASS_DATE',
  'MEMBERSHIP_PAUSED',
  'NO_CREDITS_LEFT',
  'NOT_ENOUGH_CREDITS',
  'MEMBERSHIP_DAY_LIMIT',
  'MEMBERSHIP_WEEK_LIMIT',
  'MEMBERSHIP_UPCOMING_LIMIT',
  'PAYMENT_PAST_DUE',
  'MEMBERSHIP_OUTSIDE_TIMES',
  'MEMBERSHIP_OTHER_LOCATION',
  'NOT_COVERED',
])

/** Whether a refusal says that nothing pays: it is about the client's memberships alone. */
export const isLacking = (code: ErrorCode): boolean => LACKING.has(code)
