import { quietUntil } from '../../lib/quiet-hours.ts'
import { say } from '../../lib/sayings/sayings.ts'
import type { MarketingLetters } from '../email/seam.ts'
import { settingsOf } from '../settings/queries.ts'
import { hasAgreed } from './allowed.ts'

/** Keeps a letter back that waited in the outbox: in the quiet hours for now, and for good where they have said no since. */
export const keptBack: MarketingLetters = (reader, clientId, now) => {
  if (clientId === null || !hasAgreed(reader, clientId, 'email')) {
    return { kind: 'never', reason: say('mail.no_consent') }
  }
  const { quiet_hours_start: start, quiet_hours_end: end, timezone } = settingsOf(reader)
  const until = quietUntil(now, { start, end }, timezone)
  return until === null ? null : { kind: 'later', until, reason: say('mail.quiet_hours') }
}
