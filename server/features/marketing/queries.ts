import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { MarketingMessagesTable } from '../../db/tables/tables.generated.ts'
import type { Instant } from '../../lib/time.ts'

type Channel = MarketingMessagesTable['channel']

/** The reader of messages to a client: the client, or the guardian of one without a login. */
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
    .select(['reader.id', 'reader.full_name', 'reader.email', 'reader.locale', 'reader.is_active', 'reader.erased_at'])
    .where('about.id', '=', p.client_id),
)

/** A client's latest answer to a kind of messages. */
export const lastConsent = query((p: { client_id: number; consent_type: string }) =>
  db
    .selectFrom('consents')
    .select('granted')
    .where('client_id', '=', p.client_id)
    .where('consent_type', '=', p.consent_type)
    .orderBy('id', 'desc')
    .limit(1),
)

interface LastMessage {
  client_id: number
  waiting_at: Instant | null
  from: Instant
  until: Instant
}

/**
 * When a message of marketing last reached somebody before an instant, of those written from another one on: a letter as it
 * left; one that waits still counts as reaching them at `waiting_at`, or not at all.
 */
export const lastMessage = query((p: LastMessage) => {
  const reached = sql<Instant>`CASE letter.status WHEN 'queued' THEN ${p.waiting_at}
    ELSE coalesce(letter.sent_at, message.sent_at) END`
  return db
    .selectFrom('marketing_messages as message')
    .leftJoin('emails as letter', 'letter.id', 'message.email_id')
    .select(sql<Instant | null>`max(${reached})`.as('at'))
    .where('message.client_id', '=', p.client_id)
    .where('message.sent_at', '>=', p.from)
    .where('message.sent_at', '<', p.until)
    .where(reached, '<', p.until)
})

export const insertMessage = query(
  (p: {
    client_id: number
    channel: Channel
    enrollment_id: number | null
    automation_id: number | null
    step_key: string | null
    email_id: number | null
    unsubscribe_hash: string | null
    now: Instant
  }) =>
    db.insertInto('marketing_messages').values({
      client_id: p.client_id,
      channel: p.channel,
      enrollment_id: p.enrollment_id,
      automation_id: p.automation_id,
      step_key: p.step_key,
      email_id: p.email_id,
      unsubscribe_hash: p.unsubscribe_hash,
      sent_at: p.now,
    }),
)

/** To whom a mail with this link went. */
export const linkOf = query((p: { hash: string }) =>
  db
    .selectFrom('marketing_messages')
    .innerJoin('clients', 'clients.id', 'marketing_messages.client_id')
    .select(['clients.id', 'clients.locale', 'clients.erased_at'])
    .where('marketing_messages.unsubscribe_hash', '=', p.hash),
)
