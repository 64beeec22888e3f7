import { addHours, localDate, type Instant } from '../../lib/time.ts'

/** Hours after a class's end for which somebody who came can still be added. */
const HOURS_AFTER = 2

/** True if people who came without a booking can be looked for: from the day on which check-in opens until 2 hours after the end. */
export function takesWalkIns(cls: { opens_at: Instant; ends_at: Instant }, timezone: string, now: Instant): boolean {
  return localDate(cls.opens_at, timezone) <= localDate(now, timezone) && now <= addHours(cls.ends_at, HOURS_AFTER)
}

/** Tells two clients of one name apart without giving either away: first letter and provider of their email, or year of birth. */
export function walkInHint({ email, date_of_birth }: { email: string | null; date_of_birth: string | null }) {
  if (email) return email.replace(/^(.)[^@]*/u, '$1…')
  return date_of_birth ? date_of_birth.slice(0, 4) : null
}
