import type { z } from 'zod'
import type { Database } from 'better-sqlite3'
import type { Act, App } from '../../context.ts'
import { withDatabase } from '../../db/read-only.ts'
import { strangeValuesIn } from '../../db/sound/strange-values.ts'
import { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { workers } from '../../workers/workers.ts'
import type { integrityReport } from './contract.ts'
import { SHOWN } from './invariant.ts'
import { invariants } from './invariants/index.ts'
import { foreignKeyCheck, quickCheck, tables } from './queries.ts'

export type IntegrityReport = z.output<typeof integrityReport>

/** How long a check may take, in milliseconds: it reads everything. */
const MOST_MS = 15 * 60_000

/**
 * Runs every invariant over everything the studio has, and the database's own check, in a thread with a separate connection:
 * nobody waits for it. Each of them sees one moment.
 */
export function checkIntegrity({ config }: Pick<App, 'config'>, { now }: Pick<Act, 'now'>): Promise<IntegrityReport> {
  return workers.run('checkIntegrity', { folder: config.dataDir, now }, { ms: MOST_MS })
}

/** The work of `checkIntegrity` in its thread. */
export function checkTask(
  { folder, now }: { folder: string; now: Instant },
  _emit: (nothing: never) => Promise<void>,
): Promise<IntegrityReport> {
  return withDatabase(folder, (database) => {
    const reader = new Reader(database)
    const problems = [...databaseProblems(reader), ...strangeProblems(database)].slice(0, SHOWN)
    const found = invariants.map(({ name, sentence, broken }) => {
      const rows = orDamage(
        () => broken(reader),
        (damage) => {
          problems.push(`${name} can’t be checked: ${damage}`)
          return []
        },
      )
      return { name, description: sentence, ok: rows.length === 0, broken: rows }
    })
    const file = { ok: problems.length === 0, problems }
    return { ok: file.ok && found.every(({ ok }) => ok), checked_at: now, invariants: found, database: file }
  })
}

/**
 * Problems that the database finds in its file (pages, indexes, CHECK and NOT NULL rules) and in references, table by table;
 * none: sound.
 */
function databaseProblems(reader: Reader): string[] {
  const problems = reader.all(tables).flatMap(({ name }) =>
    [fileProblems, referenceProblems].flatMap((check) =>
      orDamage(
        () => check(reader, name),
        (damage) => [`${name}: ${damage}`],
      ),
    ),
  )
  return problems
}

/** Where something is written that Studio Desk does not write: what reads it passes over it, and a copy of it is not restored. */
function strangeProblems(database: Database): string[] {
  const columns = orDamage(
    () => strangeValuesIn(database),
    () => [],
  )
  return columns.map((column) => `${column} holds a value that Studio Desk does not write`)
}

function fileProblems(reader: Reader, table: string): string[] {
  return reader.all(quickCheck, { table }).flatMap((row) => (row.quick_check === 'ok' ? [] : row.quick_check))
}

function referenceProblems(reader: Reader, table: string): string[] {
  const missing = reader.all(foreignKeyCheck, { table })
  return missing.map(({ rowid, parent }) => `${table} ${rowid ?? ''} refers to a row that ${parent} does not have`)
}

/** Runs a check; where the file is too damaged to be read at all, `otherwise` makes an answer of what SQLite says of it. */
function orDamage<T>(check: () => T, otherwise: (damage: string) => T): T {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('SQLITE_CORRUPT')) throw error
    return otherwise(error.message)
  }
}
