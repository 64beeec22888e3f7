import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { UNFINISHED } from '../lib/on-disk.ts'

/** Copies being made, and small files that a place was tried with. */
const PASSING = new RegExp(`\\.studiobackup(\\.sqlite)?\\${UNFINISHED}$|^try-|^state\\.json\\${UNFINISHED}$`)

/** Where copies are restored for trial, and where they are taken in. */
const FOLDERS = ['proving', 'incoming']

/** Removes what a process that was ended left half done in a folder of copies. Call it while nothing is done there. */
export function dropLeftOvers(backups: string): void {
  if (!existsSync(backups)) return
  for (const name of readdirSync(backups)) {
    if (PASSING.test(name) || FOLDERS.includes(name)) rmSync(join(backups, name), { recursive: true, force: true })
  }
}
