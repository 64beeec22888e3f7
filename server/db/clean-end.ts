import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseFile } from './own-files.ts'

const markOf = (folder: string) => join(folder, 'clean-end.json')

/** The facts that reveal whether a file was changed or replaced since. */
function looks(folder: string): string {
  const file = statSync(databaseFile(folder), { throwIfNoEntry: false })
  return JSON.stringify({ size: file?.size, changed: file?.mtimeMs })
}

/** Notes that the database was closed whole, and how its file looked then. Call it when nothing has it open any more. */
export function markCleanEnd(folder: string): void {
  if (existsSync(`${databaseFile(folder)}-wal`)) return
  writeFileSync(markOf(folder), looks(folder), { mode: 0o600 })
}

/**
 * True if the database is as a clean end left it; asked once, for the mark is gone after it. A log left beside the file,
 * or a file that was changed or put there since, says no.
 */
export function takeCleanEnd(folder: string): boolean {
  const noted = takeMark(folder)
  return noted !== undefined && !existsSync(`${databaseFile(folder)}-wal`) && noted === looks(folder)
}

/** The mark left at the last end; a mark that can't be read or removed counts as none. */
function takeMark(folder: string): string | undefined {
  try {
    const noted = readFileSync(markOf(folder), 'utf8')
    rmSync(markOf(folder))
    return noted
  } catch {
    return undefined
  }
}
