import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { reading } from '../../db/statement.ts'
import type { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'

export const jobRuns = query((_: object) => db.selectFrom('job_runs').selectAll().orderBy('name'))

/** Since when the oldest letter waits that should have left: one that was tried in vain, or that is due and was not. */
export const oldestWaiting = query((p: { now: Instant }) =>
  db
    .selectFrom('emails')
    .select(sql<Instant | null>`min(CASE attempts WHEN 0 THEN next_attempt_at ELSE created_at END)`.as('since'))
    .where('status', '=', sql.lit('queued'))
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('next_attempt_at', '<=', p.now)])),
)

/** How many of the last entries are looked at: what a clock that was ahead has recorded is not held against it for ever. */
const RECORDED_LAST = 50

/** The latest moment of what was recorded last. */
export const latestRecorded = query((_: object) =>
  db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('id', '>', sql<number>`(SELECT max(id) FROM audit_entries) - ${sql.lit(RECORDED_LAST)}`),
)

/** When what a wrong clock had decided was last taken back. */
export const lastTakenBack = query((_: object) =>
  db.selectFrom('audit_entries').select('at').where('action', '=', 'clock.taken_back').orderBy('at', 'desc').limit(1),
)

/** How many checkouts were paid, can’t be delivered and are not given back yet. */
export const undelivered = query((_: object) =>
  db
    .selectFrom('checkouts')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('status', '=', sql.lit('pending'))
    .where('trouble', 'is not', null),
)

/** What was found at the processor after a restore that the copy does not have, since an instant; the first of it. */
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

/** Since when the processor is to be told something: an end or a pause of what it collects, a refund. */
export const untold = query((_: object) =>
  db.selectNoFrom(
    sql<Instant | null>`(SELECT min(since) FROM (
      SELECT created_at AS since FROM processor_tasks WHERE done_at IS NULL
      UNION ALL SELECT created_at FROM processor_refunds WHERE status = 'asked'))`.as('since'),
  ),
)

/** When something of the processor's was last noted. */
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

/** How many rows are counted one by one. */
const COUNTED = 1000

/** How many rows each table has: exactly, or where they are many, about, by the highest number that was given. */
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
