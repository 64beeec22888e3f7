import type { Content } from '../features/email/letters.ts'
import { InTime } from './in-time.ts'
import { DAY, iso, type Making } from './making.ts'

/** How many clients have a login, and so a device and a choice. */
const LOGINS = 20
/** The time that notifications are kept: as long as emails. */
const KEPT_DAYS = 365
/** Older ones were read. */
const UNREAD_DAYS = 3

export interface Notifications {
  /** Older notifications are no longer kept. */
  since: number
  /** Tells a client what a letter about a class says. */
  tell(at: number, kind: string, clientId: number, content: Content): void
  writeUntil(before: number): void
}

/** The clients’ lists of notifications, and the devices of those who sign in. */
export function keepNotifications(making: Making): Notifications {
  const rows = making.table('notifications', [
    'id',
    'client_id',
    'kind',
    'title',
    'body',
    'url',
    'created_at',
    'read_at',
  ])
  const devices = making.table('push_subscriptions', [
    'id',
    'client_id',
    'endpoint',
    'p256dh',
    'auth',
    'token_version',
    'created_at',
    'updated_at',
  ])
  const settings = making.table('notification_settings', ['client_id', 'deliver_by', 'updated_at'])
  const last = iso(making.now - DAY)
  const key = (bytes: number) => Buffer.alloc(bytes, 4).toString('base64url')
  for (let id = 1; id <= LOGINS; id += 1) {
    devices.add(id, id, `https://push.invalid/${id}`, key(65), key(16), 0, last, last)
    settings.add(id, id % 2 === 0 ? 'both' : 'push', last)
  }
  const inTime = new InTime<[kind: string, clientId: number, content: Content]>(
    ([kind, id, { subject, lines }], at) => {
      const read = at < making.now - UNREAD_DAYS * DAY ? iso(at + DAY) : null
      rows.add(rows.next(), id, kind, subject, lines.slice(1).join('\n'), '/bookings', iso(at), read)
    },
  )
  return {
    since: making.now - KEPT_DAYS * DAY,
    tell: (at, kind, clientId, content) => inTime.add(at, [kind, clientId, content]),
    writeUntil: (before) => inTime.writeUntil(before),
  }
}
