import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { readBackupName } from '../../backup/names.ts'
import { isSealedFile } from '../../backup/read-archive.ts'
import { newestFirst } from '../../lib/newest.ts'
import { BucketRefused, type BucketAccess } from '../../ports/bucket/port.ts'
import { copiesIn } from './copies.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

/** A copy that was found in a place, by its way within it. */
export interface FoundCopy {
  file_name: string
  created_at: string
  size_bytes: number
  /** The folder of the studio it is of, where several may lie beside each other. */
  studio: string | null
  is_encrypted: boolean
}

const madeAt = ({ created_at }: FoundCopy) => created_at

const OWN = /^(?:(studio-desk-[\w-]{1,60})\/)?([^/]+)$/

/** Reads a backup's path within a place; undefined if it is not a backup's. */
export function readWay(way: string): { studio: string | null; file_name: string; made_at: string } | undefined {
  const [, studio = null, name = ''] = OWN.exec(way) ?? []
  const named = readBackupName(name)
  return named && { studio, file_name: named.file_name, made_at: named.made_at }
}

/** The copies in a folder and in the studios' folders in it, newest first. Refuses (BACKUP_PLACE_FAILED) where it is none. */
export async function findInFolder(folder: string): Promise<FoundCopy[]> {
  if (!existsSync(folder)) throw placeFailed(say('backup.folder_not_there', { folder }))
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && OWN.test(entry.name) && entry.name.startsWith('studio-desk-'))
    .map(({ name }) => name)
  const found = [null, ...names].flatMap((studio) => {
    const own = studio === null ? folder : join(folder, studio)
    return copiesIn(own).map(async ({ file_name, made_at, size_bytes }) => ({
      file_name: studio === null ? file_name : `${studio}/${file_name}`,
      created_at: made_at,
      size_bytes,
      studio,
      is_encrypted: await isSealedFile(join(own, file_name)),
    }))
  })
  return newestFirst(await Promise.all(found), madeAt)
}

/** The copies in a bucket, newest first; there none lies that is not encrypted. Refuses (BACKUP_PLACE_FAILED) where it can't be read. */
export async function findInBucket({ ports }: Pick<App, 'ports'>, access: BucketAccess): Promise<FoundCopy[]> {
  const objects = await orPlaceFailed(() => ports.bucket.list(access))
  return newestFirst(
    objects.flatMap(({ name, size_bytes }) => {
      const way = readWay(name)
      return way
        ? [{ file_name: name, created_at: way.made_at, size_bytes, studio: way.studio, is_encrypted: true }]
        : []
    }),
    madeAt,
  )
}

/** Does what a bucket may refuse; what it says becomes BACKUP_PLACE_FAILED. */
export async function orPlaceFailed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BucketRefused ? placeFailed(error.said) : error
  }
}

/** 409: a place where copies lie, or go to, can't be used. */
export function placeFailed(why: Said): Refusal {
  return new Refusal('BACKUP_PLACE_FAILED', why)
}
