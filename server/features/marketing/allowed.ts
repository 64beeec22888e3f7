import type { Reader } from '../../db/writer.ts'
import { addHours, endOfDay, localDate, startOfDay, type Instant } from '../../lib/time.ts'
import { smtpSettings } from '../email/queries.ts'
import { settingsOf } from '../settings/queries.ts'
import { lastConsent, lastMessage, readerOf } from './queries.ts'
import { marketingTime, WORTH_HOURS, type PutOff } from './rules.ts'

/** The consent that each way of reaching somebody needs. */
const CONSENT = { email: 'marketing_email', push: 'push_notifications' } as const
export type Channel = keyof typeof CONSENT

/** To whom a message goes. `locale`: theirs, else the studio's. */
export interface Addressee {
  id: number
  name: string
  /** Empty for a push message, which needs none. */
  address: string
  locale: string
}

/** True if a message of marketing may go to a client now: not at all and why, later, or to whom. */
export type Allowed =
  | { kind: 'never'; reason: 'no_consent' | 'no_address' | 'no_mail_server' }
  | { kind: 'later'; until: Instant; put_off: PutOff }
  | { kind: 'now'; to: Addressee }

/** True if somebody has agreed to a kind of messages: what they said last counts, and nothing said is no. */
export function hasAgreed(reader: Reader, clientId: number, channel: Channel): boolean {
  return reader.one(lastConsent, { client_id: clientId, consent_type: CONSENT[channel] })?.granted === true
}

/**
 * When a message of marketing last reached somebody, on the studio's day of a moment or before: days to come are a wrong clock's.
 * `waiting_at`: when one that waits in the outbox does, null where only what has left counts.
 */
export function lastReached(
  reader: Reader,
  client_id: number,
  now: Instant,
  waiting_at: Instant | null = now,
): Instant | null {
  const { timezone } = settingsOf(reader)
  const today = localDate(now, timezone)
  const from = addHours(startOfDay(today, timezone), -WORTH_HOURS)
  return reader.one(lastMessage, { client_id, waiting_at, from, until: endOfDay(today, timezone) })?.at ?? null
}

/**
 * Asks whether a marketing message may go to a client (to the guardian of one without a login) at a moment. `last`: when
 * the reader got the latest one, if the caller knows better than the records.
 */
export function mayMarket(
  reader: Reader,
  now: Instant,
  { client_id, channel, last }: { client_id: number; channel: Channel; last?: Instant | null },
): Allowed {
  const who = reader.one(readerOf, { client_id })
  if (!who || who.erased_at !== null || !who.is_active || !hasAgreed(reader, who.id, channel)) {
    return { kind: 'never', reason: 'no_consent' }
  }
  if (channel === 'email' && who.email === null) return { kind: 'never', reason: 'no_address' }
  if (channel === 'email' && !reader.one(smtpSettings, {})) return { kind: 'never', reason: 'no_mail_server' }
  const { quiet_hours_start: start, quiet_hours_end: end, timezone, locale } = settingsOf(reader)
  const latest = last === undefined ? lastReached(reader, who.id, now) : last
  const { at, put_off } = marketingTime(now, latest, { start, end }, timezone)
  if (put_off !== null) return { kind: 'later', until: at, put_off }
  const to = { id: who.id, name: who.full_name, address: who.email ?? '', locale: who.locale ?? locale }
  return { kind: 'now', to }
}
