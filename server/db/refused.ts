import { join } from 'node:path'
import { StartRefused, type RefusalReason } from '../refused-start.ts'
import { newestBackup, newestCopy } from './copy-aside.ts'
import { databaseFile } from './database-file.ts'

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
