import Database from 'better-sqlite3'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireOwnFile } from './data-folder.ts'
import { StartRefused } from './refused-start.ts'

/** Another server works in this data folder. */
export class FolderInUse extends StartRefused {
  override readonly reason = 'in-use'
}

/** How long a starting server waits for one that is just going, in milliseconds. */
const PATIENCE = 500

/**
 * Takes the data folder for this process alone; returns the function that frees it. The lock is SQLite's own on a separate file
 * (`studio.lock`): the system frees it when its holder ends, however that happens, so that none is ever left behind. The file
 * stays: one that is removed could be held by two. Throws FolderInUse while another process holds it.
 */
export function lockFolder(folder: string): () => void {
  const unlock = lockAs(join(folder, 'studio'), `Studio Desk is already running for ${folder}`)
  // The lock of an earlier version.
  rmSync(join(folder, 'server.lock'), { force: true })
  return unlock
}

/** Takes the lock `PATH.lock`; `inUse` is said of what is under way while another holds it. Gives the function that frees it. */
export function lockAs(path: string, inUse: string): () => void {
  const [file, note] = [`${path}.lock`, `${path}.pid`]
  requireOwnFile(file)
  const lock = take(file, note, inUse)
  noteHolder(note)
  return () => {
    rmSync(note, { force: true })
    lock.close()
  }
}

function take(file: string, note: string, inUse: string): Database.Database {
  const lock = new Database(file, { timeout: PATIENCE })
  try {
    // A transaction that is never ended and writes nothing: it needs no room on the disk.
    lock.pragma('journal_mode = MEMORY')
    lock.pragma('locking_mode = EXCLUSIVE')
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    const { code = '' } = error as { code?: string }
    if (code === 'SQLITE_NOTADB')
      throw new StartRefused(`${file} is not a lock of Studio Desk. Delete that file and start again.`)
    if (!/^SQLITE_(BUSY|LOCKED)/.test(code)) throw error
    throw new FolderInUse(
      `${inUse} (${holderOf(note)} holds ${file}). Use that one, stop it, or choose another folder with --data DIR or ` +
        'STUDIO_DATA_DIR.',
    )
  }
}

/** The holder of the lock, for reading only: the lock itself decides. */
function noteHolder(note: string): void {
  try {
    writeFileSync(note, `${process.pid}\n`, { mode: 0o600 })
  } catch {
    // On a full disk nobody can be named.
  }
}

function holderOf(note: string): string {
  const pid = existsSync(note) ? readFileSync(note, 'utf8').trim() : ''
  return /^\d+$/.test(pid) ? `process ${pid}` : 'another process'
}
