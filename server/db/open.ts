import Database from 'better-sqlite3'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isFilled, requireOwnFile } from '../data-folder.ts'
import { databaseFile } from './own-files.ts'
import { copyAside, dropUnfinishedCopies } from './copy-aside.ts'
import { rescaleAmounts } from './rescale-amounts.ts'
import { APPLICATION_ID, DatabaseRefused, migrate, wayBack } from './migrate.ts'

/** How long the start waits for another program that has locked the file, in milliseconds. */
const START_PATIENCE = 5000
/** The least that SQLite writes: what is shorter was cut. */
const SMALLEST = 512

export interface OpenOptions {
  /** This folder never had a studio. */
  isNew: boolean
  /** The instant that a copy kept aside is named after. */
  stamp: string
  /** The file is as a clean end left it: it is not read from end to end before it is used. */
  isTrusted?: boolean
  /** Looks at what was opened before its schema is changed; refuses by throwing. */
  look?: (database: Database.Database) => void
}

/**
 * Opens the studio's database, makes it where `isNew` says that this folder never had one, and brings it to the current
 * schema (a copy of the file is kept in `backups` first). Refuses an empty, foreign, damaged or newer file.
 */
export function openDatabase(folder: string, options: OpenOptions): Database.Database {
  const file = databaseFile(folder)
  refuseWithout(folder, options)
  const database = connect(folder, options)
  try {
    const backups = join(folder, 'backups')
    options.look?.(database)
    dropUnfinishedCopies(backups)
    const place = { from: file, backups, stamp: options.stamp }
    migrate(database, place)
    rescaleAmounts(database, () => copyAside(database, place, 'amounts'))
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Refuses where the file is not there, and something says that it should be. */
function refuseWithout(folder: string, { isNew }: OpenOptions): void {
  const file = databaseFile(folder)
  if (isFilled(file)) return
  if (isFilled(`${file}-wal`)) {
    throw new DatabaseRefused(
      `${file} is missing or empty, but ${file}-wal beside it holds changes that belong to it: put the file back beside it. ` +
        `To begin a new studio instead, choose another folder with --data DIR or STUDIO_DATA_DIR.`,
    )
  }
  if (!isNew) throw missing(folder)
}

function missing(folder: string): DatabaseRefused {
  return new DatabaseRefused(
    `${databaseFile(folder)} is missing or empty, but this folder has held a studio before: ${wayBack(folder)}. To begin a ` +
      'new studio instead, choose another folder with --data DIR or STUDIO_DATA_DIR.',
  )
}

/**
 * Throws what the system says where the file, its log or the log's index takes no writes: SQLite would open it for reading
 * alone, and go on so for as long as it is open.
 */
function requireWritable(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`]) requireOwnFile(path)
}

/** Opens the file; one that holds something is checked before anything of it is changed. */
function connect(folder: string, options: OpenOptions): Database.Database {
  const file = databaseFile(folder)
  const wasFilled = isFilled(file)
  requireWritable(file)
  try {
    return connected(folder, options, wasFilled, false)
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error
    const { code = '', message } = error as Error & { code?: string }
    // No room even for the index of the log: kept in memory, what is there can be read until there is room again.
    if (code === 'SQLITE_IOERR_SHMSIZE' && wasFilled) return connected(folder, options, wasFilled, true)
    if (!/^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(code)) throw error
    throw unreadable(folder, message)
  }
}

function connected(folder: string, options: OpenOptions, wasFilled: boolean, isAlone: boolean): Database.Database {
  const database = new Database(databaseFile(folder), { timeout: START_PATIENCE })
  try {
    if (isAlone) database.pragma('locking_mode = EXCLUSIVE')
    if (wasFilled) check(database, folder, options)
    configure(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Durable (every commit reaches the disk before it is acknowledged), referential, and quick enough on a slow disk. */
export function configure(database: Database.Database): void {
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('secure_delete = ON')
  database.pragma('cache_size = -32000')
  // Each job's savepoint keeps the pages it changes: in memory, not in a separate file.
  database.pragma('temp_store = MEMORY')
  if (process.platform === 'darwin') database.pragma('fullfsync = ON')
  if (database.pragma('synchronous', { simple: true }) !== 2) throw new Error('synchronous=FULL could not be set')
}

/** From here on, waiting for a locked file happens between the turns of the event loop (see writer.ts). */
export function stopWaiting(database: Database.Database): void {
  database.pragma('busy_timeout = 5')
}

function check(database: Database.Database, folder: string, { isNew, isTrusted }: OpenOptions): void {
  const file = databaseFile(folder)
  if (statSync(file).size < SMALLEST) throw unreadable(folder, 'all but its beginning is cut off')
  const [id, version, tables] = [
    database.pragma('application_id', { simple: true }),
    Number(database.pragma('user_version', { simple: true })),
    Number(database.prepare('SELECT count(*) FROM sqlite_schema').pluck().get()),
  ]
  if (tables === 0 && version === 0 && id === 0) {
    // A first start that was ended before its first migration.
    if (isNew) return
    throw missing(folder)
  }
  if (id !== APPLICATION_ID) {
    throw new DatabaseRefused(
      `${file} is not a Studio Desk database. Move it away, or choose another folder with --data DIR or STUDIO_DATA_DIR.`,
    )
  }
  if (version < 1) throw unreadable(folder, `its schema says version ${version}`)
  if (isTrusted) return
  const damage = database.pragma('quick_check(1)', { simple: true })
  if (damage !== 'ok') throw unreadable(folder, String(damage))
}

function unreadable(folder: string, reason: string): DatabaseRefused {
  return new DatabaseRefused(
    `${databaseFile(folder)} is damaged or not a database (${reason}); nothing was changed. Move it away and ${wayBack(folder)}.`,
  )
}
