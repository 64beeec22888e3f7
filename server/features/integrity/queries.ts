import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { SHOWN } from './invariant.ts'

/** The last report of the nightly check. */
export const lastReport = query((_: object) => db.selectFrom('integrity_report').selectAll())

/** The outcome of a check without its sentences. */
export interface KeptReport {
  invariants: { name: string; ok: boolean; broken: { entity: string; id: number }[] }[]
  database: { ok: boolean; problems: string[] }
}

/** Keeps a report in the place of the one before. */
export const keepReport = query((p: { checked_at: string; ok: boolean; report: KeptReport }) =>
  db
    .insertInto('integrity_report')
    .values({ id: 1, checked_at: p.checked_at, ok: p.ok, report: p.report })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ checked_at: p.checked_at, ok: p.ok, report: p.report }),
    ),
)

export const tables = db
  .selectFrom(sql<{ name: string }>`sqlite_schema`.as('tables'))
  .select('name')
  .where(sql<boolean>`type = 'table'`)
  .orderBy('name')

export const quickCheck = query((p: { table: string }) =>
  db.selectFrom(sql<{ quick_check: string }>`pragma_quick_check(${p.table})`.as('checked')).select('quick_check'),
)

export const foreignKeyCheck = query((p: { table: string }) =>
  db
    .selectFrom(sql<{ rowid: number | null; parent: string }>`pragma_foreign_key_check(${p.table})`.as('checked'))
    .select(['rowid', 'parent'])
    .limit(SHOWN),
)
