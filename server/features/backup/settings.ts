import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { isAbsolute, join, resolve, sep } from 'node:path'
import type { z } from 'zod'
import { givenUpAfter } from '../../api/ports-within.ts'
import type { Ctx } from '../../context.ts'
import { invalid } from '../../api/errors.ts'
import { newKey } from '../../backup/passphrase.ts'
import { BucketRefused, type BucketAccess } from '../../ports/bucket/port.ts'
import { audit } from '../audit/audit.ts'
import { settingsOf } from '../settings/queries.ts'
import type { backupContract } from './contract.ts'
import { placeFailed } from './find-copies.ts'
import { readPlaces, writePlaces, type Places } from './places.ts'
import { below, ownFolder, TRIAL } from './send.ts'
import { backupsOf, changeState } from './state.ts'
import { reasonOf } from '../../lib/reason.ts'
import { say } from '../../lib/sayings/sayings.ts'

type Changes = z.output<(typeof backupContract)['PUT /api/v1/studio/backup-settings']['body']>
type Tried = z.output<(typeof backupContract)['POST /api/v1/studio/backup-settings/test']['answer']>

/** The places of copies, without secrets. */
export function presentPlaces(ctx: Ctx) {
  const { seal, folder, bucket } = readPlaces(ctx)
  return {
    has_passphrase: seal !== undefined,
    folder,
    bucket: bucket && {
      endpoint: bucket.endpoint,
      region: bucket.region,
      bucket: bucket.bucket,
      prefix: bucket.prefix,
      access_key_id: bucket.accessKeyId,
    },
    copies_folder: backupsOf(ctx.config.dataDir),
  }
}

/** Keeps where copies go; a place that is new is tried first, and refused (BACKUP_PLACE_FAILED) where nothing can be kept there. */
export async function changePlaces(ctx: Ctx, changes: Changes) {
  const before = readPlaces(ctx)
  const places: Places = {
    seal: await sealAfter(ctx, before, changes.passphrase),
    folder: changes.folder === undefined ? before.folder : changes.folder,
    bucket: changes.bucket === undefined ? before.bucket : changes.bucket && accessOf(changes.bucket, before.bucket),
  }
  if (places.bucket && !places.seal) {
    throw invalid('passphrase', say('backup.bucket_needs_passphrase'))
  }
  if (places.folder !== null && changes.folder) await requireFolder(ctx, places.folder)
  if (places.bucket && changes.bucket) await requireBucket(ctx, places.bucket)
  writePlaces(ctx, places)
  await forgetWhereNew(ctx, changes)
  const shown = presentPlaces(ctx)
  const after = { ...shown, is_passphrase_new: changes.passphrase !== undefined }
  return ctx.write((tx) => {
    audit(tx, ctx, 'studio.backup_settings', { entity: 'studio', id: 1, after })
    return shown
  })
}

/** Tries each place that is set up. */
export async function tryPlaces(ctx: Ctx): Promise<Tried> {
  const { folder, bucket } = readPlaces(ctx)
  const tried = async (what: string, attempt: () => Promise<void>) => {
    try {
      await attempt()
      return { ok: true, detail: `${what} can store backups.` }
    } catch (error) {
      return { ok: false, detail: reasonOf(error) }
    }
  }
  return {
    folder: folder === null ? null : await tried('The folder', () => requireFolder(ctx, folder)),
    bucket: bucket === null ? null : await tried('The bucket', () => requireBucket(ctx, bucket)),
  }
}

/** A passphrase makes a new key; what was sealed before keeps its own. */
async function sealAfter(ctx: Ctx, before: Places, passphrase: string | null | undefined): Promise<Places['seal']> {
  if (passphrase === undefined) return before.seal
  return passphrase === null ? undefined : newKey(passphrase, ctx.ports.random)
}

function accessOf(given: NonNullable<Changes['bucket']>, before: BucketAccess | null): BucketAccess {
  const secretAccessKey = given.secret_access_key ?? before?.secretAccessKey
  if (secretAccessKey === undefined) throw invalid('bucket.secret_access_key', say('common.is_required'))
  const { endpoint, region, bucket, prefix, access_key_id: accessKeyId } = given
  return { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }
}

async function requireFolder({ config, db, ports }: Ctx, folder: string): Promise<void> {
  if (!isAbsolute(folder)) throw placeFailed(say('backup.give_whole_way_to_folder'))
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw placeFailed(say('backup.no_folder_of_computer', { folder }))
  }
  if (resolve(folder) === resolve(config.dataDir) || resolve(folder).startsWith(resolve(config.dataDir) + sep)) {
    throw placeFailed(say('backup.folder_lies_in_studios_own'))
  }
  const own = join(folder, ownFolder(settingsOf(db).public_studio_id))
  const file = join(own, `${TRIAL}${Buffer.from(ports.random.bytes(6)).toString('hex')}`)
  try {
    await mkdir(own, { recursive: true })
    await writeFile(file, file, { flush: true })
    if ((await readFile(file, 'utf8')) !== file) throw new Error('what was written is not what is read')
  } catch (error) {
    throw placeFailed(say('backup.nothing_kept_in', { folder, reason: reasonOf(error) }))
  } finally {
    await rm(file, { force: true })
  }
}

async function requireBucket(ctx: Ctx, access: BucketAccess): Promise<void> {
  const { config, db, ports } = ctx
  const own = { ...access, prefix: below(access.prefix, ownFolder(settingsOf(db).public_studio_id)) }
  const name = `${TRIAL}${Buffer.from(ports.random.bytes(6)).toString('hex')}`
  const file = join(backupsOf(config.dataDir), name)
  let isOver = false
  const options = { isStopping: () => isOver }
  try {
    await mkdir(backupsOf(config.dataDir), { recursive: true })
    await writeFile(file, name)
    const tried = async () => {
      await ports.bucket.upload(own, name, file, options)
      await ports.bucket.download(own, name, `${file}.back`, options)
      await ports.bucket.remove(own, name)
    }
    await givenUpAfter(config.outsideMs, tried(), () => placeFailed(say('backup.bucket_silent')))
  } catch (error) {
    // The trial file may still be there; if so, the next backup removes it.
    void ports.bucket.remove(own, name).catch(() => undefined)
    throw error instanceof BucketRefused ? placeFailed(error.said) : error
  } finally {
    isOver = true
    for (const left of [file, `${file}.back`, `${file}.upload.json`]) await rm(left, { force: true })
  }
}

/** Forgets the state of places that were changed: it says nothing about the new ones. */
async function forgetWhereNew({ config }: Ctx, { folder, bucket, passphrase }: Changes): Promise<void> {
  const isNew = {
    folder: folder !== undefined || passphrase !== undefined,
    bucket: bucket !== undefined || passphrase !== undefined,
  }
  await changeState(config.dataDir, (state) => {
    const without = <T extends object>(known: T) =>
      Object.fromEntries(Object.entries(known).filter(([place]) => !isNew[place as 'folder' | 'bucket'])) as T
    return { ...state, sent: without(state.sent), proofs: without(state.proofs), erasures: without(state.erasures) }
  })
}
