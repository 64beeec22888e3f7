import { say } from '../../lib/sayings/sayings.ts'
import type { MarketingLetters } from '../email/seam.ts'
import { settingsOf } from '../settings/queries.ts'
import { hasAgreed, lastReached } from './allowed.ts'
import { marketingTime } from './rules.ts'

/**
 * Keeps a letter back that waited in the outbox: for good where they have said no since; for now in the quiet hours, and on a day
 * on which another one has left (this one had failed, and somebody has it tried again).
 */
export const keptBack: MarketingLetters = (reader, clientId, now) => {
  if (clientId === null || !hasAgreed(reader, clientId, 'email')) {
    return { kind: 'never', reason: say('mail.no_consent') }
  }
  const { quiet_hours_start: start, quiet_hours_end: end, timezone } = settingsOf(reader)
  const { at, put_off } = marketingTime(now, lastReached(reader, clientId, now, null), { start, end }, timezone)
  if (put_off === null) return null
  const reason = put_off === 'one_a_day' ? say('mail.one_a_day') : say('mail.quiet_hours')
  return { kind: 'later', until: at, reason }
}
