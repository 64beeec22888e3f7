import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { Refusal } from '../../api/errors.ts'
import { isErasureList, NAMES, type Manifest } from '../../backup/manifest.ts'
import { sealedSecretsIn, wrongPassphrase } from '../../backup/open-task.ts'
import { kdfShape, keyFor, type Kdf } from '../../backup/passphrase.ts'
import { invalid } from '../../backup/read-archive.ts'
import { unsealed } from '../../backup/sealing.ts'
import { isDecided, markReady, stagingOf } from '../../backup/staging.ts'
import { storageFaultOf } from '../../db/storage-fault.ts'
import type { Instant } from '../../lib/time.ts'
import { markMadeUp } from '../../made-up.ts'
import type { Disk } from '../../ports/disk/port.ts'
import type { Random } from '../../ports/random/port.ts'
import { StartRefused } from '../../refused-start.ts'
import { deriveSecrets, isSameKey, keepSecrets, type Secrets } from '../../secrets.ts'
import { TaskEnded } from '../../workers/workers.ts'
import { listErasures, readErasures, type ListedErasure } from '../gdpr/erasure-list.ts'
import { COPY_MS, copyThreads } from './make.ts'
import { readPlaces, writePlaces, type Places, type Travelling } from './places.ts'
import { say } from '../../lib/sayings/sayings.ts'

export interface Restoring {
  dataDir: string
  file: string
  passphrase?: string | undefined
  /** Go on with a new key, though the old one travels with the copy under a passphrase that nobody knows now. */
  withoutSecrets?: boolean | undefined
  /** The key that is here, where there is one. */
  present: Secrets | undefined
  /** A list of erased clients that was beside the copy. */
  erasuresIn?: string | undefined
  random: Random
  disk: Disk
  now: Instant
  /** The name of the person who restores it. */
  by: string | null
}

/** The result of a restore. */
export interface Restored {
  /** The moment to which the studio is restored. */
  as_of: Instant
  studio_name: string | null
  clients: number
  /** The key that it works under: the same as here, the one that came with the backup, or a new one. */
  key: 'same' | 'restored' | 'new'
}

/** One at a time in a folder; a second is refused. */
const underWay = new Set<string>()

/**
 * Makes the studio of a copy ready to take the place of the one in the data folder, which is left alone; from the moment
 * this returns it will, at the next start. Refuses with BACKUP_INVALID, BACKUP_TOO_NEW, BACKUP_PASSPHRASE_WRONG, STORAGE_FULL,
 * and SERVER_BUSY while another is restored.
 */
export async function prepareRestore(restoring: Restoring): Promise<Restored> {
  const { dataDir } = restoring
  if (underWay.has(dataDir) || isDecided(dataDir)) {
    throw new Refusal('SERVER_BUSY', say('backup.copy_is_being_restored_already'))
  }
  underWay.add(dataDir)
  try {
    return await prepare(restoring)
  } catch (error) {
    if (!isDecided(dataDir)) rmSync(stagingOf(dataDir), { recursive: true, force: true })
    throw error
  } finally {
    underWay.delete(dataDir)
  }
}

async function prepare(restoring: Restoring): Promise<Restored> {
  const { dataDir, file, passphrase, now } = restoring
  const into = stagingOf(dataDir)
  const opener = passphrase === undefined ? undefined : { passphrase }
  const free = await restoring.disk.free(dataDir)
  const manifest = await copyThreads.run('openBackup', { file, into, opener, free }, { ms: COPY_MS }).catch(orTooMuch)
  const { secrets, places, key } = await keysOf(restoring, into, manifest)
  rmSync(join(into, NAMES.secrets), { force: true })
  keepSecrets(into, secrets.root)
  writePlaces({ config: { dataDir: into }, secrets }, places)
  addErasures(into, [dataDir, ...(restoring.erasuresIn === undefined ? [] : [restoring.erasuresIn])])
  if (manifest.is_made_up) markMadeUp(into)
  const { made_at: as_of, studio_name, counts } = manifest
  const era = Buffer.from(restoring.random.bytes(9)).toString('base64url')
  const settled = {
    file: join(into, NAMES.database),
    fingerprint: secrets.fingerprint,
    now,
    as_of,
    era,
    by: restoring.by,
  }
  await copyThreads.run('settleRestored', settled, { ms: COPY_MS }).catch(orDamaged)
  markReady(dataDir, now)
  return { as_of, studio_name, clients: counts['clients'] ?? 0, key }
}

/** Translates the end of a thread: the file needs more memory or time than any studio's, or its list exceeds all numbers. */
function orTooMuch(error: unknown): never {
  if ((error as { code?: unknown }).code === 'ERR_OUT_OF_RANGE') throw invalid(say('backup.because.list_damaged'))
  throw error instanceof TaskEnded ? invalid(say('backup.because.takes_too_much')) : error
}

/** Keeps an error of SQLite about the incoming file from being taken for one about the studio’s own. */
function orDamaged(error: unknown): never {
  throw storageFaultOf(error) === 'damaged' ? invalid(say('backup.because.database_damaged')) : error
}

/** Clients erased on either side stay erased: adds the lists of other folders to the list that came with the backup. */
function addErasures(into: string, folders: readonly string[]): void {
  for (const folder of folders) listErasures(into, erasuresOf(folder))
}

function erasuresOf(folder: string): ListedErasure[] {
  try {
    const erased = readErasures(folder)
    if (isErasureList({ erased })) return erased
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
  }
  throw invalid(say('backup.because.erased_list_damaged', { folder }))
}

interface Keys {
  secrets: Secrets
  places: Places
  key: Restored['key']
}

/** The key that the restored studio works under, and where its copies go from now on. */
async function keysOf(
  { dataDir, present, passphrase, withoutSecrets, random }: Restoring,
  into: string,
  { key_fingerprint }: Manifest,
): Promise<Keys> {
  const known: Places = present ? readPlaces({ config: { dataDir }, secrets: present }) : NOWHERE
  if (present && key_fingerprint !== null && isSameKey(key_fingerprint, present.fingerprint)) {
    return { secrets: present, places: known, key: 'same' }
  }
  const travelling = sealedSecretsIn(into)
  if (travelling && passphrase !== undefined) {
    const { root, seal, bucket } = await openTravelling(travelling, passphrase)
    const places = { ...known, seal: seal ? { ...seal, key: Buffer.from(seal.key, 'base64') } : undefined, bucket }
    const secrets = deriveSecrets(Buffer.from(root, 'base64'), random)
    if (secrets.fingerprint !== key_fingerprint) throw invalid(say('backup.because.other_key'))
    return { secrets, places, key: 'restored' }
  }
  if (travelling && !withoutSecrets) throw needsPassphrase()
  return { secrets: deriveSecrets(random.bytes(32), random), places: known, key: 'new' }
}

const NOWHERE: Places = { seal: undefined, folder: null, bucket: null }

/** The access to the other backups, and the key from which all others are derived. */
const travellingShape = z.object({
  root: z.base64().length(44),
  seal: z.object({ key: z.base64().length(44), kdf: kdfShape }).nullable(),
  bucket: z
    .object({
      endpoint: z.string(),
      region: z.string(),
      bucket: z.string(),
      prefix: z.string(),
      accessKeyId: z.string(),
      secretAccessKey: z.string(),
    })
    .nullable(),
}) satisfies z.ZodType<Travelling>

async function openTravelling(sealed: Buffer, passphrase: string): Promise<z.output<typeof travellingShape>> {
  const keyOf = async (kdf: Kdf) => {
    const key = await keyFor(passphrase, kdf)
    if (!key) throw wrongPassphrase()
    return key
  }
  const opened = await buffer(unsealed(Readable.from([sealed]), keyOf))
  try {
    return travellingShape.parse(JSON.parse(opened.toString('utf8')))
  } catch {
    throw invalid(say('backup.because.no_keys'))
  }
}

function needsPassphrase(): Refusal {
  const detail = say('backup.keys_travel')
  return new Refusal('BACKUP_PASSPHRASE_WRONG', detail)
}
