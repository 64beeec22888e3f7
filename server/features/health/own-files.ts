import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseFile } from '../../db/own-files.ts'
import { keyFileOf } from '../../secrets.ts'

/** The bytes that the database and its log take in a data folder. */
export async function sizesOf(folder: string): Promise<{ database: number; log: number }> {
  const file = databaseFile(folder)
  const [database, log] = await Promise.all([sizeOf(file), sizeOf(`${file}-wal`)])
  return { database, log }
}

/** Counts the pictures. */
export async function photosIn(folder: string): Promise<number> {
  return (await orNothing(readdir(join(folder, 'photos'))))?.length ?? 0
}

/** The mode of the key file; `none` where the system has no modes, undefined where the file is gone. */
export async function keyModeOf(folder: string): Promise<number | 'none' | undefined> {
  const found = await orNothing(stat(keyFileOf(folder)))
  return found && process.platform === 'win32' ? 'none' : found?.mode
}

async function sizeOf(file: string): Promise<number> {
  return (await orNothing(stat(file)))?.size ?? 0
}

/** A file that is gone, or can't be read, gives undefined. */
function orNothing<T>(look: Promise<T>): Promise<T | undefined> {
  return look.catch(() => undefined)
}
