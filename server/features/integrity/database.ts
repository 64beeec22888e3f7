import type { Reader } from '../../db/writer.ts'
import { SHOWN } from './invariant.ts'
import { tables, quickCheck, foreignKeyCheck } from './queries.ts'

/**
 * What the database finds wrong with its own file (pages, indexes, CHECK and NOT NULL rules) and with references, table by
 * table; none: sound.
 */
export function databaseProblems(reader: Reader): string[] {
  const problems = reader.all(tables).flatMap(({ name }) =>
    [fileProblems, referenceProblems].flatMap((check) =>
      orDamage(
        () => check(reader, name),
        (damage) => [`${name}: ${damage}`],
      ),
    ),
  )
  return problems.slice(0, SHOWN)
}

function fileProblems(reader: Reader, table: string): string[] {
  return reader.all(quickCheck, { table }).flatMap((row) => (row.quick_check === 'ok' ? [] : row.quick_check))
}

function referenceProblems(reader: Reader, table: string): string[] {
  const missing = reader.all(foreignKeyCheck, { table })
  return missing.map(({ rowid, parent }) => `${table} ${rowid ?? ''} refers to a row that ${parent} does not have`)
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
