import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import { NAMES } from '../../backup/manifest.ts'
import { requireToken } from '../../http/access.ts'
import type { StreamedBody } from '../../http/operation.ts'
import { validate } from '../../http/validate.ts'
import type { BucketAccess } from '../../ports/bucket/port.ts'
import { authenticate } from '../auth/authenticate.ts'
import { loginLimits } from '../auth/contract.ts'
import { anyStaff, staffAccount } from '../auth/queries.ts'
import { requireOwner } from '../auth/require-owner.ts'
import { orPlaceFailed, placeFailed, readWay } from './find-copies.ts'
import { readPlaces } from './places.ts'
import { prepareRestore, type Restored } from './prepare-restore.ts'
import { readForm } from './read-form.ts'
import { below, ownFolder } from './send.ts'
import { backupsOf } from './state.ts'
import { findSettings } from '../settings/queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

const optional = z.string().max(1000).optional()
const fieldsShape = z.strictObject({
  password: optional,
  passphrase: optional,
  without_secrets: z.enum(['true', 'false']).optional(),
  from: z.enum(['here', 'folder', 'bucket']).optional(),
  file_name: optional,
  folder: optional,
  endpoint: optional,
  region: optional,
  bucket: optional,
  prefix: optional,
  access_key_id: optional,
  secret_access_key: optional,
})

type Fields = z.output<typeof fieldsShape>

/**
 * Replaces this studio with that of a backup: fetches the backup (sent along, or from its place), prepares it, and restarts
 * with it. Touches nothing here before the backup has been found whole.
 */
export async function restore(ctx: Ctx, form: StreamedBody): Promise<Restored> {
  const owner = await ownerWhereStaffed(ctx)
  const restored = await takeIn(ctx, form, owner)
  ctx.log('warn', 'a copy takes the studio’s place', { as_of: restored.as_of, key: restored.key })
  ctx.restart()
  return restored
}

async function takeIn(ctx: Ctx, form: StreamedBody, owner: Owner | undefined): Promise<Restored> {
  const { dataDir } = ctx.config
  const incoming = join(backupsOf(dataDir), 'incoming', ctx.requestId)
  await mkdir(incoming, { recursive: true })
  try {
    const { fields: given, hasFile } = await readForm(form, join(incoming, 'sent'))
    const [fields] = validate([{ part: 'body', schema: fieldsShape, value: given }]) as [Fields]
    if (owner) await requirePassword(ctx, owner, fields.password)
    const found = hasFile ? { file: join(incoming, 'sent') } : await fetchCopy(ctx, fields, incoming)
    const { passphrase, without_secrets } = fields
    return await prepareRestore({
      dataDir,
      ...found,
      passphrase: passphrase === '' ? undefined : passphrase,
      withoutSecrets: without_secrets === 'true',
      present: ctx.secrets,
      random: ctx.ports.random,
      disk: ctx.ports.disk,
      now: ctx.now,
      by: owner?.name ?? null,
    })
  } finally {
    await rm(incoming, { recursive: true, force: true })
  }
}

type Owner = ReturnType<typeof requireOwner>

/**
 * The owner who calls an operation that anybody may call before the studio has staff; undefined while it has none. Refuses
 * callers who are not signed in with 401, and callers who are not an owner with 403.
 */
export async function ownerWhereStaffed(ctx: Ctx): Promise<Owner | undefined> {
  if (ctx.db.one(anyStaff, {}) === undefined) return undefined
  return requireOwner(await authenticate(requireToken(ctx.header('authorization')), ctx, ctx))
}

/** Refuses (401) where this is not the owner's own password. */
async function requirePassword(ctx: Ctx, { id }: Owner, password: string | undefined): Promise<void> {
  for (const limit of loginLimits) ctx.limit(limit, `restore ${id}`)
  const { password_hash } = ctx.db.one(staffAccount, { id }) ?? {}
  if (await ctx.ports.passwords.verify(password_hash, password ?? '')) return
  throw new Refusal('AUTH_INVALID_CREDENTIALS', say('backup.give_your_own_password'))
}

/** A copy that lies in a place, as a file, with where the list of erasures beside it lies. */
async function fetchCopy(ctx: Ctx, fields: Fields, incoming: string): Promise<{ file: string; erasuresIn?: string }> {
  const way = fields.file_name === undefined ? undefined : readWay(fields.file_name)
  if (!fields.from) throw invalid('file', say('backup.send_copy_in_part_named'))
  if (!way) throw invalid('file_name', say('backup.expected_name_of_copy'))
  if (fields.from === 'bucket') return fromBucket(ctx, fields, incoming)
  const { file, own } = whereOnDisk(ctx, fields)
  if (!existsSync(file)) throw placeFailed(say('backup.copy_not_there', { file }))
  return { file, erasuresIn: own }
}

/** Finds a copy here or in a folder; the default is the folder that this studio knows. */
function whereOnDisk(ctx: Ctx, { from, folder, file_name = '' }: Fields): { file: string; own: string } {
  const { folder: known } = readPlaces(ctx)
  const root = from === 'here' ? backupsOf(ctx.config.dataDir) : (folder ?? (known && join(known, ownFolderOf(ctx))))
  if (!root) throw invalid('folder', say('backup.which_folder'))
  const file = join(root, file_name)
  return { file, own: dirname(file) }
}

async function fromBucket(ctx: Ctx, fields: Fields, incoming: string): Promise<{ file: string; erasuresIn: string }> {
  const { bucket } = ctx.ports
  const access = accessIn(fields) ?? knownBucket(ctx)
  if (!access) throw invalid('bucket', say('backup.which_bucket'))
  const { file_name = '' } = fields
  const file = join(incoming, basename(file_name))
  const beside = file_name.includes('/') ? `${dirname(file_name)}/${NAMES.erased}` : NAMES.erased
  const options = { isStopping: () => false }
  await orPlaceFailed(async () => {
    // A list comes at once, or not: who asks is not held by a server that says nothing.
    const isListed = (await bucket.list(access)).some(({ name }) => name === beside)
    await bucket.download(access, file_name, file, options)
    if (isListed) await bucket.download(access, beside, join(incoming, NAMES.erased), options)
  })
  return { file, erasuresIn: incoming }
}

function accessIn({
  endpoint,
  region,
  bucket,
  prefix,
  access_key_id,
  secret_access_key,
}: Fields): BucketAccess | undefined {
  if (!endpoint || !bucket || !access_key_id || !secret_access_key) return undefined
  return {
    endpoint,
    region: region || 'us-east-1',
    bucket,
    prefix: prefix ?? '',
    accessKeyId: access_key_id,
    secretAccessKey: secret_access_key,
  }
}

function knownBucket(ctx: Ctx): BucketAccess | null {
  const { bucket } = readPlaces(ctx)
  return bucket && { ...bucket, prefix: below(bucket.prefix, ownFolderOf(ctx)) }
}

const ownFolderOf = (ctx: Ctx) => ownFolder(findSettings(ctx.db)?.public_studio_id ?? '')
