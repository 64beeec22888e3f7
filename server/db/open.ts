import Database from 'better-sqlite3'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dropUnfinishedCopies } from './copy-aside.ts'
import { APPLICATION_ID, migrate } from './migrate.ts'
import { DatabaseRefused } from './refused.ts'

/**
 * Opens the studio's database, makes it where `isNew` says that this folder never had one, and brings it to the current
 * schema (a copy of the file is kept in `backups` first). Refuses an empty, foreign, damaged or newer file.
 */
export function openDatabase(folder: string, options: { isNew: boolean; stamp: string }): Database.Database {
  const file = join(folder, 'studio.sqlite')
  mkdirSync(folder, { recursive: true })
  if (!options.isNew && (!existsSync(file) || statSync(file).size === 0)) {
    throw new DatabaseRefused(
      `${file} is missing or empty, but this folder has held a studio before. Put the file back, or copy the newest file ` +
        `of ${join(folder, 'backups')} to ${file}. To begin a new studio instead, choose another STUDIO_DATA_DIR.`,
    )
  }
  const isFilled = existsSync(file) && statSync(file).size > 0
  const database = connect(file, isFilled)
  try {
    const backups = join(folder, 'backups')
    dropUnfinishedCopies(backups)
    migrate(database, { from: file, backups, stamp: options.stamp })
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Opens the file; one that holds something is checked before anything of it is changed. */
function connect(file: string, isFilled: boolean): Database.Database {
  const database = new Database(file, { timeout: 5000 })
  try {
    if (isFilled) check(database, file)
    configure(database)
    return database
  } catch (error) {
    database.close()
    throw error instanceof DatabaseRefused ? error : unreadable(file, error)
  }
}

/** Durable (every commit reaches the disk before it is acknowledged), referential, and quick enough on a slow disk. */
export function configure(database: Database.Database): void {
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('secure_delete = ON')
  database.pragma('cache_size = -32000')
  // Each job's savepoint keeps the pages it changes: in memory, not in a file of its own.
  database.pragma('temp_store = MEMORY')
  if (process.platform === 'darwin') database.pragma('fullfsync = ON')
  if (database.pragma('synchronous', { simple: true }) !== 2) throw new Error('synchronous=FULL could not be set')
}

function check(database: Database.Database, file: string): void {
  if (database.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
    throw new DatabaseRefused(`${file} is not a Studio Desk database. Move it away, or choose another STUDIO_DATA_DIR.`)
  }
  const damage = database.pragma('quick_check(1)', { simple: true })
  if (damage !== 'ok') throw new Error(String(damage))
}

function unreadable(file: string, error: unknown): DatabaseRefused {
  return new DatabaseRefused(
    `${file} is damaged or not a database (${error instanceof Error ? error.message : String(error)}). Nothing was changed. ` +
      'Move the file away and put the newest file of the backups folder beside it in its place.',
  )
}
