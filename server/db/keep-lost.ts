import type { Database } from 'better-sqlite3'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Log } from '../http/recent-log.ts'
import type { Instant } from '../lib/time.ts'
import { toDisk, UNFINISHED } from '../lib/on-disk.ts'
import { keptName, type CopyPlace } from './copy-aside.ts'
import { databaseFile } from './own-files.ts'
import type { StorageState } from './storage-state.ts'
import type { Turn } from './turn.ts'

interface Watched {
  database: Database
  turn: Turn
  folder: string
  storage: StorageState
  log: Log
  /** Throws where the file or its log is not where it was. */
  requireFiles: () => void
  now: () => Instant
}

export interface LostFileWatch {
  /** Looks whether the files are there; begins, once for each loss, to keep what they held. */
  look(): void
  /** Resolves when what was begun is done. */
  kept(): Promise<void>
}

/** Watches the files of the open database: what was saved stays, also where somebody deletes them meanwhile. */
export function watchForLoss({ database, turn, folder, storage, log, requireFiles, now }: Watched): LostFileWatch {
  let keeping: Promise<void> | undefined
  const keep = async () => {
    try {
      turn.end()
      const copy = await keepLost(database, {
        from: databaseFile(folder),
        backups: join(folder, 'backups'),
        stamp: now(),
      })
      if (copy !== undefined) log('warn', 'the database was moved or deleted while it was open', { copy })
    } catch (error) {
      log('error', 'the database was moved or deleted, and no copy could be kept', { error: String(error) })
    }
  }
  return {
    look: () => {
      try {
        requireFiles()
        keeping = undefined
      } catch (error) {
        storage.failed(error)
        keeping ??= keep()
      }
    },
    kept: async () => keeping,
  }
}

/**
 * Keeps what a database holds whose file or log has been taken away while it is open. The log goes into the file; where that
 * is not in its place, a copy is made in `backups`. Gives the copy's path, undefined where none was needed, or where the
 * folder is gone too.
 */
async function keepLost(database: Database, { from, backups, stamp }: CopyPlace): Promise<string | undefined> {
  database.pragma('wal_checkpoint(TRUNCATE)')
  if (existsSync(from) || !existsSync(dirname(from))) return undefined
  mkdirSync(backups, { recursive: true })
  const target = join(backups, keptName(stamp))
  await database.backup(target + UNFINISHED)
  toDisk(target + UNFINISHED)
  renameSync(target + UNFINISHED, target)
  return target
}
