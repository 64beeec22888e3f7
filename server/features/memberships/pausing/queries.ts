import { db, query } from '../../../db/build.ts'
import type { Reader } from '../../../db/writer.ts'
import type { Instant, LocalDate } from '../../../lib/time.ts'

export const insertPause = query(
  (p: { membership_id: number; starts_on: LocalDate; until_on: LocalDate; now: Instant }) =>
    db.insertInto('membership_pauses').values({
      membership_id: p.membership_id,
      starts_on: p.starts_on,
      planned_until_on: p.until_on,
      created_at: p.now,
    }),
)

/** The pause that a client has asked for and that nobody has answered: its task is open. */
export const openRequest = query((p: { membership_id: number }) =>
  db
    .selectFrom('pause_requests as request')
    .innerJoin('tasks', 'tasks.id', 'request.task_id')
    .selectAll('request')
    .where('request.membership_id', '=', p.membership_id)
    .where('request.closed_at', 'is', null)
    .where('tasks.done_at', 'is', null),
)
export type RequestRow = NonNullable<(typeof openRequest)['row']>

/** The same of several memberships. */
export function openRequestsOf(reader: Reader, ids: readonly number[]): RequestRow[] {
  return reader.all(
    db
      .selectFrom('pause_requests as request')
      .innerJoin('tasks', 'tasks.id', 'request.task_id')
      .selectAll('request')
      .where('request.membership_id', 'in', ids)
      .where('request.closed_at', 'is', null)
      .where('tasks.done_at', 'is', null),
  )
}
