import { sql } from 'kysely'
import { soundJson } from '../../../db/sound/json-sql.ts'
import { db, query } from '../../../db/build.ts'
import type { Instant } from '../../../lib/time.ts'

/** The tasks for the processor that are due by now, in order. */
export const openTasks = query((p: { now: Instant }) =>
  db
    .selectFrom('processor_tasks')
    .selectAll()
    .where('done_at', 'is', null)
    .where('next_attempt_at', '<=', p.now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(100),
)
export type TaskRow = NonNullable<(typeof openTasks)['row']>

/** True if a subscription was ended here with a separate last day, which the processor's end does not change. */
export const keepsLastDay = query((p: { id: number }) =>
  db
    .selectFrom('processor_tasks')
    .select('id')
    .where('subscription_id', '=', p.id)
    .where('kind', '=', 'cancel')
    .where(sql<boolean>`${soundJson('detail')} ->> 'keeps_last_day' = 1`),
)

/** The open task that ends a subscription at the processor with its period. */
export const endingTask = query((p: { subscription_id: number }) =>
  db
    .selectFrom('processor_tasks')
    .select('id')
    .where('subscription_id', '=', p.subscription_id)
    .where('kind', '=', 'cancel')
    .where('done_at', 'is', null)
    .where(sql<boolean>`${soundJson('detail')} ->> 'at_period_end' = 1`),
)

/** Subscriptions that ended only here: the processor never learned of it. */
const endedHereAlone = db
  .selectFrom('subscriptions')
  .select('id')
  .where('canceled_locally', '=', true)
  .where(
    sql<boolean>`NOT EXISTS (SELECT 1 FROM processor_tasks WHERE subscription_id = subscriptions.id AND kind = 'cancel')`,
  )

export const endedHereAloneOfClient = query((p: { client_id: number }) =>
  endedHereAlone.where('client_id', '=', p.client_id),
)

export const endedHereAloneOfMembership = query((p: { membership_id: number }) =>
  endedHereAlone.where('membership_id', '=', p.membership_id),
)

export const settleTask = query(
  (p: { id: number; attempts: number; next_attempt_at: Instant; last_error: string | null; done_at: Instant | null }) =>
    db
      .updateTable('processor_tasks')
      .set({
        attempts: p.attempts,
        next_attempt_at: p.next_attempt_at,
        last_error: p.last_error,
        done_at: p.done_at,
      })
      .where('id', '=', p.id),
)
