import type { Database } from 'better-sqlite3'
import { dirname, join } from 'node:path'
import { StartRefused, type RefusalReason } from '../refused-start.ts'
import { copyAside, newestBackup, newestCopy, type CopyPlace } from './copy-aside.ts'
import { databaseFile } from './own-files.ts'
import { migrations } from './migrations/index.ts'

/** Marks the file as ours: "SDsk" in ASCII (SQLite's application_id). */
export const APPLICATION_ID = 0x5344736b

/** The database can't be opened as it is; the message says why and what the owner can do. */
export class DatabaseRefused extends StartRefused {
  constructor(message: string, reason: RefusalReason = 'damaged') {
    super(message, { reason })
  }
}

/** The way back to an earlier state, as far as there is one: the newest copy of the studio, or of its database before a change. */
export function wayBack(folder: string): string {
  const [backups, file] = [join(folder, 'backups'), databaseFile(folder)]
  const copy = newestBackup(backups)
  if (copy !== undefined) {
    return `start with --restore ${copy}, which puts the studio of that copy in its place and keeps what is here aside`
  }
  const newest = newestCopy(backups)
  return newest === undefined
    ? `put back a copy that you keep elsewhere as ${file}; in ${backups}, where one is made before a change of the schema, there is none`
    : `put back your own newest copy as ${file}, or the newest one kept here: ${newest}`
}

/**
 * Brings a database to the newest schema, after a copy of it where `copy` says so. All missing migrations are one transaction:
 * if one fails, or leaves a row that refers to nothing, nothing is changed. Foreign keys are not checked meanwhile, so that a
 * table that others reference can be rebuilt: create, copy, drop, rename.
 */
export function migrate(database: Database, copy?: CopyPlace, steps: readonly string[] = migrations): void {
  const version = Number(database.pragma('user_version', { simple: true }))
  if (version > steps.length) {
    throw new DatabaseRefused(
      `${copy?.from ?? 'The database'} was written by a newer Studio Desk (schema ${version}, this one knows ` +
        `${steps.length}): install the newer version again.${copy ? ` To go back for good, move the file away and ${wayBack(dirname(copy.from))}.` : ''}`,
      'newer',
    )
  }
  if (version === steps.length) return
  if (version > 0 && copy) copyAside(database, copy, steps.length)
  const watched = database.pragma('foreign_keys', { simple: true })
  database.pragma('foreign_keys = OFF')
  try {
    database.transaction(() => applyAll(database, steps, version)).immediate()
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string }
    if (!/^SQLITE_(ERROR|CONSTRAINT)/.test(code)) throw error
    throw new DatabaseRefused(
      `${copy?.from ?? 'The database'} could not be brought from schema ${version} to ${steps.length} (${message}): it is ` +
        'not what its version says, and nothing was changed. Install the version before again, and tell us of it.',
    )
  } finally {
    database.pragma(`foreign_keys = ${String(watched)}`)
  }
}

function applyAll(database: Database, steps: readonly string[], version: number): void {
  for (const sql of steps.slice(version)) database.exec(sql)
  const [dangling] = database.pragma('foreign_key_check') as { table: string; rowid: number | null; parent: string }[]
  if (dangling) {
    const { table, rowid, parent } = dangling
    throw new DatabaseRefused(
      `The database could not be brought from schema ${version} to ${steps.length}: row ${rowid ?? '?'} of ${table} would ` +
        `refer to nothing in ${parent}; nothing was changed. Install the version before again, and tell us of it.`,
    )
  }
  database.pragma(`application_id = ${APPLICATION_ID}`)
  database.pragma(`user_version = ${steps.length}`)
}
