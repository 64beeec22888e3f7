import { sql, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { NotificationsTable } from '../../db/tables/tables.generated.ts'
import type { Instant } from '../../lib/time.ts'

export type NotificationRow = Selectable<NotificationsTable>

/** The most of a list that is answered. */
const MOST = 200

/**
 * The reader of messages to a client (the client, or the guardian of one without a login), and the facts that decide the
 * channel. Only devices registered by the account as it is now count.
 */
export const readerOf = query((p: { client_id: number }) =>
  db
    .selectFrom('clients as about')
    .innerJoin('clients as reader', (join) =>
      join.on(
        sql`iif(about.password_hash IS NULL, coalesce(about.guardian_id, about.id), about.id)`,
        '=',
        sql.ref('reader.id'),
      ),
    )
    .leftJoin('notification_settings as settings', 'settings.client_id', 'reader.id')
    .leftJoin('consents', (join) =>
      join.on(
        'consents.id',
        '=',
        sql`(SELECT max(id) FROM consents WHERE client_id = reader.id AND consent_type = 'push_notifications')`,
      ),
    )
    .select([
      'reader.id',
      'reader.full_name',
      'reader.email',
      'reader.locale',
      'reader.is_active',
      'reader.password_hash',
      'consents.granted as has_consent',
      sql<'push' | 'email' | 'both'>`coalesce(settings.deliver_by, 'push')`.as('deliver_by'),
      sql<number>`(SELECT count(*) FROM push_subscriptions AS device WHERE device.client_id = reader.id
        AND device.token_version = reader.token_version)`.as('devices'),
    ])
    .where('about.id', '=', p.client_id),
)

type RowOf<Query> = Query extends { readonly row?: infer Row } ? NonNullable<Row> : never
export type Reader = RowOf<typeof readerOf>

/** A client's list, newest first. */
export const listOf = query((p: { client_id: number }) =>
  db.selectFrom('notifications').selectAll().where('client_id', '=', p.client_id).orderBy('id', 'desc').limit(MOST),
)

export const notificationById = query((p: { id: number }) =>
  db.selectFrom('notifications').selectAll().where('id', '=', p.id),
)

/** How many of a client's list are unread: what is older than the list can't be read any more. */
export const unreadCount = query((p: { client_id: number }) =>
  db
    .selectFrom(
      db
        .selectFrom('notifications')
        .select('read_at')
        .where('client_id', '=', p.client_id)
        .orderBy('id', 'desc')
        .limit(MOST)
        .as('listed'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('read_at', 'is', null),
)

/** The devices of a client that get notifications, as the account is now. */
export const devicesOf = query((p: { client_id: number }) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('clients', 'clients.id', 'push_subscriptions.client_id')
    .select('push_subscriptions.id')
    .where('push_subscriptions.client_id', '=', p.client_id)
    .whereRef('push_subscriptions.token_version', '=', 'clients.token_version')
    .orderBy('push_subscriptions.id'),
)

export const insertNotification = query(
  (p: {
    client_id: number
    about_client_id: number | null
    kind: string
    title: string
    body: string
    url: string | null
    now: Instant
  }) =>
    db.insertInto('notifications').values({
      client_id: p.client_id,
      about_client_id: p.about_client_id,
      kind: p.kind,
      title: p.title,
      body: p.body,
      url: p.url,
      created_at: p.now,
    }),
)

export const queuePush = query(
  (p: { notification_id: number; subscription_id: number; at: Instant; expires_at: Instant }) =>
    db.insertInto('pushes').values({
      notification_id: p.notification_id,
      subscription_id: p.subscription_id,
      next_attempt_at: p.at,
      expires_at: p.expires_at,
    }),
)

export const markRead = query((p: { id: number; now: Instant }) =>
  db.updateTable('notifications').set({ read_at: p.now }).where('id', '=', p.id),
)

export const choose = query((p: { client_id: number; deliver_by: 'push' | 'email' | 'both'; now: Instant }) =>
  db
    .insertInto('notification_settings')
    .values({ client_id: p.client_id, deliver_by: p.deliver_by, updated_at: p.now })
    .onConflict((conflict) =>
      conflict.column('client_id').doUpdateSet({ deliver_by: p.deliver_by, updated_at: p.now }),
    ),
)

export const register = query(
  (p: { client_id: number; endpoint: string; p256dh: string; auth: string; token_version: number; now: Instant }) =>
    db
      .insertInto('push_subscriptions')
      .values({
        client_id: p.client_id,
        endpoint: p.endpoint,
        p256dh: p.p256dh,
        auth: p.auth,
        token_version: p.token_version,
        created_at: p.now,
        updated_at: p.now,
      })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet({
          client_id: p.client_id,
          p256dh: p.p256dh,
          auth: p.auth,
          token_version: p.token_version,
          updated_at: p.now,
        }),
      )
      .returning(['id', 'created_at', 'updated_at']),
)

export const dropOldDevices = query((p: { client_id: number; most: number }) =>
  db
    .deleteFrom('push_subscriptions')
    .where(
      'id',
      'in',
      db
        .selectFrom('push_subscriptions')
        .select('id')
        .where('client_id', '=', p.client_id)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(-1)
        .offset(p.most),
    ),
)

export const forget = query((p: { client_id: number; endpoint: string }) =>
  db.deleteFrom('push_subscriptions').where('client_id', '=', p.client_id).where('endpoint', '=', p.endpoint),
)
