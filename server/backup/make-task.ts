import Database from 'better-sqlite3'
import { existsSync, readdirSync, renameSync, rmSync, type Dirent } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { namesToDisk, UNFINISHED } from '../lib/on-disk.ts'
import { databaseFile } from '../db/own-files.ts'
import type { Instant } from '../lib/time.ts'
import { isMadeUp } from '../made-up.ts'
import { FORMAT, mostOf, NAMES, type Manifest } from './manifest.ts'
import { tallyOf } from './tally.ts'
import { writeArchive, type ArchiveFile } from './write-archive.ts'

export interface MakeOrder {
  /** The data folder. */
  folder: string
  file_name: string
  made_at: Instant
  version: string
  /** The key file and what else is secret, sealed under the passphrase, where there is one. */
  secrets: Uint8Array | undefined
}

export interface MadeBackup {
  file_name: string
  made_at: Instant
  size_bytes: number
  sha256: string
  clients: number
}

/**
 * Makes a backup of the whole studio in a worker thread while it goes on: a copy of the database as it is at one moment, then
 * the archive. It gets its name only once it is whole and on the disk. Reports how many bytes are packed.
 */
export async function makeBackupTask(order: MakeOrder, emit: (packed: number) => Promise<void>): Promise<MadeBackup> {
  const { folder, file_name, made_at } = order
  const backups = join(folder, 'backups')
  await mkdir(backups, { recursive: true })
  const target = join(backups, file_name)
  const copy = copyOnItsWay(folder, file_name)
  try {
    copyDatabase(folder, copy)
    const about = aboutCopy(copy, order)
    const whole = await writeArchive(target + UNFINISHED, filesOf(order, copy), about, nowAndThen(emit))
    renameSync(target + UNFINISHED, target)
    namesToDisk(backups)
    return { file_name, made_at, ...whole, clients: about.counts['clients'] ?? 0 }
  } finally {
    for (const left of [copy, target + UNFINISHED]) rmSync(left, { force: true })
  }
}

/** Where the copy of the database grows before it is packed. */
export const copyOnItsWay = (folder: string, file_name: string) =>
  join(folder, 'backups', `${file_name}.sqlite${UNFINISHED}`)

/** Tells of a sum only once the last telling was dealt with. */
function nowAndThen(emit: (sum: number) => Promise<void>): (more: number) => void {
  let sum = 0
  let isTelling = false
  return (more) => {
    sum += more
    if (isTelling) return
    isTelling = true
    void emit(sum).then(() => (isTelling = false))
  }
}

function copyDatabase(folder: string, copy: string): void {
  rmSync(copy, { force: true })
  const database = new Database(databaseFile(folder), { readonly: true, fileMustExist: true, timeout: 5000 })
  try {
    database.prepare('VACUUM INTO ?').run(copy)
  } finally {
    database.close()
  }
}

function aboutCopy(copy: string, { folder, made_at, version }: MakeOrder): Omit<Manifest, 'files'> {
  const database = new Database(copy, { readonly: true })
  try {
    const studio = database.prepare('SELECT public_studio_id AS id, studio_name AS name FROM settings').get()
    const { id, name } = (studio ?? { id: null, name: null }) as { id: string | null; name: string | null }
    const fingerprint = database.prepare('SELECT key_fingerprint FROM installation').pluck().get()
    return {
      format: FORMAT,
      app: 'studio-desk',
      version,
      schema: Number(database.pragma('user_version', { simple: true })),
      made_at,
      studio_id: id,
      studio_name: name,
      is_made_up: isMadeUp(folder),
      key_fingerprint: (fingerprint as string | null | undefined) ?? null,
      ...tallyOf(database),
    }
  } finally {
    database.close()
  }
}

function filesOf({ folder, secrets }: MakeOrder, copy: string): ArchiveFile[] {
  const photos = join(folder, 'photos')
  // Files that the system, or the owner, put among them are left out, and stay here.
  const isPicture = (entry: Dirent) => entry.isFile() && mostOf(NAMES.photos + entry.name) !== undefined
  const found = existsSync(photos) ? readdirSync(photos, { withFileTypes: true }).filter(isPicture) : []
  const pictures = found.map(({ name }) => name).filter((name) => !name.endsWith(UNFINISHED))
  const erased = join(folder, NAMES.erased)
  return [
    { name: NAMES.database, path: copy },
    ...(secrets ? [{ name: NAMES.secrets, bytes: secrets }] : []),
    { name: NAMES.erased, path: erased },
    ...pictures.map((name) => ({ name: NAMES.photos + name, path: join(photos, name) })),
  ]
}
