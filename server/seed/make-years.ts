import Database from 'better-sqlite3'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../db/migrate.ts'
import { lockFolder } from '../lock.ts'
import { markMadeUp } from '../made-up.ts'
import { noteCleared } from './cleared.ts'
import { countKept } from './stored-counts.ts'
import { seedBytes, startMaking, type SeedOptions } from './making.ts'
import { payTeam } from './payroll.ts'
import { liveYears } from './years.ts'

/** The folder holds a studio already, or something else that is not to be overwritten. */
export class FolderTaken extends Error {}

export interface Made {
  bookings: number
  bytes: number
}

/** Says how far the making is: what is being done, from 0 to 1, and what there is of it. */
export type SeeProgress = (step: string, share: number, bookings: number) => void

/**
 * Makes a studio of many years straight into its file, byte for byte the same for the same options. It is made beside its
 * place and moved there when it is whole, so that one cut short is never taken for a studio. Throws FolderTaken, or FolderInUse
 * while another is made there.
 */
export async function makeYears(folder: string, options: SeedOptions, see: SeeProgress): Promise<Made> {
  const [file, key] = [join(folder, 'studio.sqlite'), join(folder, 'secrets.key')]
  if (existsSync(file) || existsSync(key))
    throw new FolderTaken(`${folder} holds a studio already. Choose another folder.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(folder)
  try {
    const unfinished = `${file}.part`
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + end, { force: true })
    const bookings = await makeFile(unfinished, options, see)
    writeFileSync(key, `${seedBytes(options.seed, 'secrets.key').toString('base64')}\n`, { mode: 0o600, flush: true })
    markMadeUp(folder)
    chmodSync(unfinished, 0o600)
    renameSync(unfinished, file)
    return { bookings, bytes: statSync(file).size }
  } finally {
    unlock()
  }
}

async function makeFile(file: string, options: SeedOptions, see: SeeProgress): Promise<number> {
  const database = new Database(file)
  try {
    return await fill(database, options, see)
  } finally {
    database.close()
  }
}

async function fill(database: Database.Database, options: SeedOptions, see: SeeProgress): Promise<number> {
  // The data is nobody’s yet: an interrupted run starts again, so nothing need be safe before the end.
  database.pragma('journal_mode = MEMORY')
  database.pragma('synchronous = OFF')
  database.pragma('locking_mode = EXCLUSIVE')
  database.pragma('cache_size = -400000')
  migrate(database)
  const indexes = partsOf(database, "type = 'index' AND sql IS NOT NULL")
  // The triggers would search all rows without an index, and before the row that they refer to is written.
  const triggers = partsOf(database, "type = 'trigger' AND tbl_name NOT IN ('clients', 'client_search_text')")
  database.exec(triggers.map(({ name }) => `DROP TRIGGER ${name};`).join(''))
  database.exec(indexes.map(({ name }) => `DROP INDEX ${name};`).join(''))
  database.pragma('foreign_keys = OFF')
  database.exec('BEGIN')
  const making = startMaking(database, options)
  const bookings = await liveYears(making, (share, so) => see('living', share, so))
  see('counting', 0, bookings)
  countKept(database)
  noteCleared(database, making.now)
  for (const { sql } of triggers) database.exec(sql)
  for (const [n, { name, sql }] of indexes.entries()) {
    see(`index ${name}`, n / indexes.length, bookings)
    database.exec(sql)
  }
  payTeam(database, options, (share) => see('payroll', share, bookings))
  database.exec('COMMIT')
  makeSafe(database)
  return bookings
}

/** Parts of the schema, in the order in which they came, each with the words that make it. */
function partsOf(database: Database.Database, which: string) {
  const found = database.prepare(`SELECT name, sql FROM sqlite_schema WHERE ${which} ORDER BY rowid`)
  return found.all() as { name: string; sql: string }[]
}

/** From here on it is a studio’s file: complete on the disk, and as the server keeps it. */
function makeSafe(database: Database.Database): void {
  database.pragma('locking_mode = NORMAL')
  database.pragma('synchronous = FULL')
  database.pragma('journal_mode = WAL')
  // After a table was renamed the log is locked until something has been read by it.
  database.exec('BEGIN IMMEDIATE; COMMIT')
  database.pragma('wal_checkpoint(TRUNCATE)')
}
