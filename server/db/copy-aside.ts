import type { Database } from 'better-sqlite3'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const UNFINISHED = '.part'

/** The file a copy is made from, the folder it goes to, and the instant it is named after. */
export interface CopyPlace {
  from: string
  backups: string
  stamp: string
}

/**
 * Keeps a copy of the database before its schema changes. It is written under another name, brought to the disk and only
 * then renamed: what bears a copy's name is whole, whenever the computer stops.
 */
export function copyAside(database: Database, { backups, stamp }: CopyPlace, version: number): void {
  mkdirSync(backups, { recursive: true })
  const target = join(backups, `before-schema-${version}-${stamp.replaceAll(/[:.]/g, '-')}.sqlite`)
  const part = target + UNFINISHED
  database.prepare('VACUUM INTO ?').run(part)
  toDisk(part)
  renameSync(part, target)
  // Windows keeps no handle to a folder, and brings a rename to the disk by itself.
  if (process.platform !== 'win32') toDisk(backups)
}

/** Whether a file of the backups folder is a copy kept before a change of the schema, and whole. */
export function isFinishedCopy(name: string): boolean {
  return name.startsWith('before-schema-') && name.endsWith('.sqlite')
}

/** Removes copies that were never finished. */
export function dropUnfinishedCopies(backups: string): void {
  if (!existsSync(backups)) return
  for (const name of readdirSync(backups)) {
    if (name.startsWith('before-schema-') && name.includes(UNFINISHED)) rmSync(join(backups, name))
  }
}

function toDisk(path: string): void {
  const handle = openSync(path, process.platform === 'win32' ? 'r+' : 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
