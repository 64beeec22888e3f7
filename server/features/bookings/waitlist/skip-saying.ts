import type { Reader } from '../../../db/writer.ts'
import type { Reason } from '../../../api/errors.ts'
import { readSaying, say, type Said } from '../../../lib/sayings/sayings.ts'
import { bookingById } from '../booking-queries.ts'
import { waiverTitle } from '../../waivers/queries.ts'

type Told = (reader: Reader, value: Reason['value'], detail: Said) => Said

const sayings: Partial<Record<Reason['code'], Told>> = {
  CLIENT_INACTIVE: () => say('skipped.inactive'),
  ALREADY_BOOKED: () => say('skipped.booked'),
  OVERLAPPING_BOOKING: (reader, value) => {
    const { class_name, starts_at } = reader.one(bookingById, { id: Number(value) })!
    return say('skipped.overlapping', { class_name, starts_at })
  },
  WAIVER_UNSIGNED: (reader, value) => say('skipped.waiver', reader.one(waiverTitle, { id: Number(value) })!),
  NO_ENTITLEMENT: () => say('skipped.no_membership'),
  MEMBERSHIP_CANCELLED: () => say('skipped.no_membership'),
  MEMBERSHIP_NOT_STARTED: (_, value) => say('skipped.not_started', { on: String(value) }),
  MEMBERSHIP_EXPIRED_ON_CLASS_DATE: () => say('skipped.expired'),
  MEMBERSHIP_PAUSED: (_, value) => say('skipped.paused', { until: typeof value === 'string' ? value : null }),
  NO_CREDITS_LEFT: (_, __, detail) =>
    say(
      readSaying(detail).code === 'memberships.waits_for_credits' ? 'skipped.waits_for_credits' : 'skipped.no_credits',
    ),
  PAYMENT_PAST_DUE: () => say('skipped.past_due'),
  NOT_ENOUGH_CREDITS: () => say('skipped.too_few_credits'),
  MEMBERSHIP_DAY_LIMIT: () => say('skipped.limit'),
  MEMBERSHIP_WEEK_LIMIT: () => say('skipped.limit'),
  MEMBERSHIP_UPCOMING_LIMIT: () => say('skipped.limit'),
  MEMBERSHIP_OUTSIDE_TIMES: () => say('skipped.other_time'),
  MEMBERSHIP_OTHER_LOCATION: () => say('skipped.other_location'),
  NOT_COVERED: () => say('skipped.not_covered'),
}

/** Why somebody who waited was passed over, to be kept: the first reason against booking, as code and parameters. */
export function skipSaying(reader: Reader, { code, value, detail }: Reason): Said {
  return sayings[code]?.(reader, value, detail) ?? say('skipped.other')
}
