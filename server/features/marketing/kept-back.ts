import { say } from '../../lib/sayings/sayings.ts'
import { MARKETING } from '../email/compose.ts'
import type { KeptBack } from '../email/seam.ts'
import { settingsOf } from '../settings/queries.ts'
import { hasAgreed, lastReached } from './allowed.ts'
import { readerOf } from './queries.ts'
import { marketingTime } from './rules.ts'

/**
 * Keeps a letter of marketing back that waited in the outbox: for good where they have said no or left since; for now in the quiet
 * hours, and on a day on which another one has left (this one had failed, and somebody has it tried again).
 */
export const unwanted: KeptBack = (reader, { kind, client_id }, now) => {
  if (kind !== MARKETING) return null
  const client = client_id === null ? undefined : reader.one(readerOf, { client_id })
  if (!client || !hasAgreed(reader, client.id, 'email')) return { kind: 'never', reason: say('mail.no_consent') }
  if (!client.is_active) return { kind: 'never', reason: say('mail.client_inactive') }
  const { quiet_hours_start: start, quiet_hours_end: end, timezone } = settingsOf(reader)
  const { at, put_off } = marketingTime(now, lastReached(reader, client.id, now, null), { start, end }, timezone)
  if (put_off === null) return null
  const reason = put_off === 'one_a_day' ? say('mail.one_a_day') : say('mail.quiet_hours')
  return { kind: 'later', until: at, reason }
}
