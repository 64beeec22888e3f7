import { sql } from 'kysely'
import { db } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { SHOWN } from './invariant.ts'

const quickCheck = db.selectFrom(sql<{ quick_check: string }>`pragma_quick_check`.as('checked')).select('quick_check')

const foreignKeyCheck = db
  .selectFrom(sql<{ table: string; rowid: number | null; parent: string }>`pragma_foreign_key_check`.as('checked'))
  .select(['table', 'rowid', 'parent'])
  .limit(SHOWN)

/** What the database finds wrong with its own file (pages, CHECK and NOT NULL rules) and with references; none: sound. */
export function databaseProblems(reader: Reader): string[] {
  return orDamage(
    () => {
      const ofFile = reader.all(quickCheck).map((row) => row.quick_check)
      const ofReferences = reader
        .all(foreignKeyCheck)
        .map(({ table, rowid, parent }) => `${table} ${rowid ?? ''} refers to a row that ${parent} does not have`)
      return [...ofFile.filter((line) => line !== 'ok'), ...ofReferences].slice(0, SHOWN)
    },
    (damage) => [damage],
  )
}

/** Runs a check; where the file is too damaged to be read at all, `otherwise` makes an answer of what SQLite says of it. */
export function orDamage<T>(check: () => T, otherwise: (damage: string) => T): T {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('SQLITE_CORRUPT')) throw error
    return otherwise(error.message)
  }
}
