import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'

/** How many pushes are looked at in one round. */
const AT_ONCE = 200

export const anyPushDue = query((p: { now: Instant }) =>
  db.selectFrom('pushes').select('id').where('next_attempt_at', '<=', p.now).limit(1),
)

export const duePushes = query((p: { now: Instant }) =>
  db
    .selectFrom('pushes')
    .select('id')
    .where('next_attempt_at', '<=', p.now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(AT_ONCE),
)

/** A push with all that is to be known when it is sent. */
export const pushById = query((p: { id: number }) =>
  db
    .selectFrom('pushes')
    .innerJoin('notifications', 'notifications.id', 'pushes.notification_id')
    .innerJoin('push_subscriptions as device', 'device.id', 'pushes.subscription_id')
    .innerJoin('clients', 'clients.id', 'device.client_id')
    .leftJoin('notification_settings as settings', 'settings.client_id', 'clients.id')
    .leftJoin('consents', (join) =>
      join.on(
        'consents.id',
        '=',
        sql`(SELECT max(id) FROM consents WHERE client_id = clients.id AND consent_type = 'push_notifications')`,
      ),
    )
    .select([
      'pushes.id',
      'pushes.notification_id',
      'pushes.subscription_id',
      'pushes.attempts',
      'pushes.expires_at',
      'notifications.kind',
      'notifications.client_id as told_client_id',
      sql<number>`coalesce(notifications.about_client_id, notifications.client_id)`.as('of_client_id'),
      'notifications.title',
      'notifications.body',
      'notifications.url',
      'notifications.read_at',
      'device.client_id',
      'device.endpoint',
      'device.p256dh',
      'device.auth',
      'device.token_version',
      'clients.token_version as account_version',
      'clients.is_active',
      'consents.granted as has_consent',
      'settings.deliver_by',
    ])
    .where('pushes.id', '=', p.id),
)

export const dropPush = query((p: { id: number }) => db.deleteFrom('pushes').where('id', '=', p.id))

export const dropDevice = query((p: { id: number }) => db.deleteFrom('push_subscriptions').where('id', '=', p.id))

export const notePushed = query((p: { id: number; now: Instant }) =>
  db.updateTable('notifications').set({ pushed_at: p.now }).where('id', '=', p.id).where('pushed_at', 'is', null),
)

export const putOff = query((p: { id: number; attempts: number; at: Instant }) =>
  db.updateTable('pushes').set({ attempts: p.attempts, next_attempt_at: p.at }).where('id', '=', p.id),
)

/** Lets pushes leave now that a clock that was ahead has put off to a day far away. */
export const pushWhatWaits = query((p: { now: Instant; later: Instant }) =>
  db.updateTable('pushes').set({ next_attempt_at: p.now }).where('next_attempt_at', '>', p.later),
)

/** Old notifications go, with what is still to be pushed of them. */
export const dropOld = query((p: { before: Instant; limit: number }) =>
  db
    .deleteFrom('notifications')
    .where(
      'id',
      'in',
      db
        .selectFrom('notifications')
        .select('id')
        .where('created_at', '<', p.before)
        .orderBy('created_at')
        .limit(p.limit),
    ),
)

export const anyOld = query((p: { before: Instant }) =>
  db.selectFrom('notifications').select('id').where('created_at', '<', p.before).limit(1),
)
