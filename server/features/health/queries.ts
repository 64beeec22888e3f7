import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { reading } from '../../db/statement.ts'
import type { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'

export const jobRuns = query((_: object) => db.selectFrom('job_runs').selectAll().orderBy('name'))

/** Time since which the oldest overdue email waits: one whose sending failed, or one that is due and was not tried. */
export const oldestWaiting = query((p: { now: Instant }) =>
  db
    .selectFrom('emails')
    .select(sql<Instant | null>`min(CASE attempts WHEN 0 THEN next_attempt_at ELSE created_at END)`.as('since'))
    .where('status', '=', sql.lit('queued'))
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('next_attempt_at', '<=', p.now)])),
)

/** Number of last entries looked at: an entry from a time when the clock was ahead doesn't count against it for ever. */
const RECORDED_LAST = 50

/** The latest moment of what was recorded last. */
export const latestRecorded = query((_: object) =>
  db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('id', '>', sql<number>`(SELECT max(id) FROM audit_entries) - ${sql.lit(RECORDED_LAST)}`),
)

/** The last time that decisions of a wrong clock were taken back. */
export const lastTakenBack = query((_: object) =>
  db.selectFrom('audit_entries').select('at').where('action', '=', 'clock.taken_back').orderBy('at', 'desc').limit(1),
)

/** Number of checkouts that are paid, can’t be delivered and are not refunded yet. */
export const undelivered = query((_: object) =>
  db
    .selectFrom('checkouts')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('status', '=', sql.lit('pending'))
    .where('trouble', 'is not', null),
)

/** The first payment found at the processor after a restore that the backup lacks, since an instant. */
export const notHere = query((p: { since: Instant }) =>
  db
    .selectFrom('installation')
    .innerJoin('processor_events', (join) =>
      join
        .onRef('processor_events.handled_at', '>=', 'installation.restored_at')
        .on('processor_events.handled_at', '>=', p.since),
    )
    .innerJoin('checkouts', 'checkouts.session_id', 'processor_events.object_id')
    .select(['checkouts.total_minor', 'checkouts.currency', 'checkouts.created_at'])
    .where('installation.restored_at', '>=', p.since)
    .where('checkouts.trouble', '=', sql.lit('not_here'))
    .limit(1),
)

/** Time since which a message to the processor waits: an end or a pause of a collection, a refund. */
export const untold = query((_: object) =>
  db.selectNoFrom(
    sql<Instant | null>`(SELECT min(since) FROM (
      SELECT created_at AS since FROM processor_tasks WHERE done_at IS NULL
      UNION ALL SELECT created_at FROM processor_refunds WHERE status = 'asked'))`.as('since'),
  ),
)

/** The last time that an event of the processor was noted. */
export const lastLearned = query((_: object) =>
  db
    .selectFrom('processor_events')
    .select('received_at')
    .where(sql<boolean>`rowid = (SELECT max(rowid) FROM processor_events)`),
)

const schemaVersion = query((_: object) =>
  db.selectFrom(sql<{ user_version: number }>`pragma_user_version`.as('schema')).select('user_version'),
)

/** The schema that the file says it has. */
export function schemaOf(reader: Reader): number {
  return reader.one(schemaVersion, {})?.user_version ?? 0
}

export const sqliteVersion = query((_: object) => db.selectNoFrom(sql<string>`sqlite_version()`.as('version')))

const ownTables = query((_: object) =>
  db
    .selectFrom(sql<{ name: string; type: string; schema: string; wr: number }>`pragma_table_list`.as('tables'))
    .select(['name', 'wr'])
    .where('schema', '=', 'main')
    .where('type', '=', 'table')
    .where('name', 'not like', 'sqlite%')
    .orderBy('name'),
)

/** The most rows that are counted one by one. */
const COUNTED = 1000

/** Counts the rows of each table: exactly, or roughly by the highest id if there are many. */
export function rowsOfTables(reader: Reader): { table: string; rows: number; is_exact: boolean }[] {
  return reader.all(ownTables, {}).map(({ name: table, wr }) => {
    const some = sql`(SELECT 1 FROM ${sql.table(table)} LIMIT ${sql.lit(COUNTED + 1)})`
    const rows = countOf(reader, sql`SELECT count(*) AS n FROM ${some}`)
    if (rows <= COUNTED || wr === 1) return { table, rows, is_exact: rows <= COUNTED }
    return { table, rows: countOf(reader, sql`SELECT max(rowid) AS n FROM ${sql.table(table)}`), is_exact: false }
  })
}

function countOf(reader: Reader, select: ReturnType<typeof sql>): number {
  return (reader.one(reading(select)) as { n: number } | undefined)?.n ?? 0
}
