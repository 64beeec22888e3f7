import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import { quietUntil } from '../../lib/quiet-hours.ts'
import { isHeld } from '../email/held-letters.ts'
import { settingsOf } from '../settings/queries.ts'
import { BODY, TITLE } from './limit-values.ts'
import { pushTime, whyNoPush, type AtNight, type NoPush } from './push-rules.ts'
import { devicesOf, insertNotification, queuePush, readerOf, type Reader } from './queries.ts'

/** For how long a push is worth delivering where nobody says otherwise. */
const WORTH_HOURS = 24

export interface News {
  /** The client it is about; if they have no login, their guardian reads it. */
  client_id: number
  /** Cut to 120 characters, the text to 600. */
  title: string
  body: string
  /** Where it leads: a path of the portal (`/bookings`) or an https address; null: only to the list. */
  url: string | null
  /** Its kind, for the list's icon and for automations: `message`, `class_reminder`, … */
  kind: string
  /** In quiet hours: `send` all the same, `wait` for their end as long as that is in time (the default), or `skip` then. */
  atNight?: AtNight
  /** Later than this it is not worth pushing; a day from now unless said. */
  expiresAt?: Instant
}

export interface Told {
  /** The row in the list. */
  id: number
  /** The client whose list it is in. */
  reader_id: number
  /** For how many devices a push was queued. */
  pushes: number
  /** Why none was; `TOO_LATE`: it is night until it is of no use, `HELD`: a restore waits for a manager's word. */
  why: NoPush | 'TOO_LATE' | 'HELD' | null
}

/**
 * Tells a client something: a row in their list, and a push to each of their devices where they agreed to that, sent after the
 * commit. Consent to marketing is the caller's to ask for. The client must be there.
 */
export function notify(tx: Tx, act: Act, news: News): Told {
  return tell(tx, act, news, tx.one(readerOf, { client_id: news.client_id })!)
}

/** Notifies a client only if a reader can sign in, for news that an email has as well; written out only then. */
export function notifyReader(tx: Tx, act: Act, client_id: number, news: () => Omit<News, 'client_id'>): void {
  const reader = tx.one(readerOf, { client_id })
  if (reader && reader.password_hash !== null) tell(tx, act, { client_id, ...news() }, reader)
}

function tell(tx: Tx, act: Act, news: News, reader: Reader): Told {
  const { id } = tx.run(insertNotification, {
    client_id: reader.id,
    about_client_id: reader.id === news.client_id ? null : news.client_id,
    kind: news.kind,
    title: cut(news.title, TITLE),
    body: cut(news.body, BODY),
    url: news.url,
    now: act.now,
  })
  const told = { id, reader_id: reader.id, pushes: 0 }
  const why = whyNoPush(reader)
  if (why !== null) return { ...told, why }
  // Automatic notices from before a restore may have left already.
  if (act.actor.kind === 'system' && isHeld(tx)) return { ...told, why: 'HELD' }
  const { expiresAt = addHours(act.now, WORTH_HOURS), atNight = 'wait' } = news
  const { quiet_hours_start: start, quiet_hours_end: end, timezone } = settingsOf(tx)
  const at = pushTime(act.now, quietUntil(act.now, { start, end }, timezone), { atNight, expiresAt })
  if (at === null) return { ...told, why: 'TOO_LATE' }
  const devices = tx.all(devicesOf, { client_id: reader.id })
  // A push that waits for the night's end is worth a day from then.
  const expires_at = news.expiresAt ?? addHours(at, WORTH_HOURS)
  for (const device of devices) tx.run(queuePush, { notification_id: id, subscription_id: device.id, at, expires_at })
  return { ...told, pushes: devices.length, why: null }
}

/** A text cut to so many characters, with the sign that something is left out. */
export function cut(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
