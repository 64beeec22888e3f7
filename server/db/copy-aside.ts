import type { Database } from 'better-sqlite3'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readBackupName } from '../backup/names.ts'
import { inName, namesToDisk, toDisk, UNFINISHED } from '../lib/on-disk.ts'

const COPY = /^(before-schema-\d+|before-amounts|kept)-(.+)\.sqlite$/

/** The file a copy is made from, the folder it goes to, and the instant it is named after. */
export interface CopyPlace {
  from: string
  backups: string
  stamp: string
}

/**
 * Keeps a copy of the database before its schema changes, or its amounts. It is written under another name, brought to the disk and only
 * then renamed: what bears a copy's name is whole, whenever the computer stops.
 */
export function copyAside(database: Database, { backups, stamp }: CopyPlace, change: number | 'amounts'): void {
  mkdirSync(backups, { recursive: true })
  const target = join(backups, `before-${change === 'amounts' ? change : `schema-${change}`}-${inName(stamp)}.sqlite`)
  const part = target + UNFINISHED
  database.prepare('VACUUM INTO ?').run(part)
  toDisk(part)
  renameSync(part, target)
  namesToDisk(backups)
}

/** The name of a copy kept since the file itself was taken away. */
export const keptName = (stamp: string) => `kept-${inName(stamp)}.sqlite`

/** The newest copy in the backups folder that is whole; undefined where there is none. */
export function newestCopy(backups: string): string | undefined {
  const copies = existsSync(backups) ? readdirSync(backups).filter((name) => COPY.test(name)) : []
  // The instant in a copy's name sorts as time does.
  const stampOf = (name: string) => COPY.exec(name)![2]!
  const newest = copies.toSorted((one, other) => (stampOf(one) < stampOf(other) ? -1 : 1)).at(-1)
  return newest && join(backups, newest)
}

/** The newest copy of the whole studio in the backups folder; undefined where there is none. */
export function newestBackup(backups: string): string | undefined {
  const names = existsSync(backups) ? readdirSync(backups).filter((name) => readBackupName(name) !== undefined) : []
  const newest = names.toSorted().at(-1)
  return newest && join(backups, newest)
}

/** Removes copies that were never finished. */
export function dropUnfinishedCopies(backups: string): void {
  if (!existsSync(backups)) return
  for (const name of readdirSync(backups)) {
    if (/^(before-schema|before-amounts|kept)-/.test(name) && name.includes(UNFINISHED)) rmSync(join(backups, name))
  }
}
