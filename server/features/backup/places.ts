import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { kdfShape, type Kdf } from '../../backup/passphrase.ts'
import type { Seal } from '../../backup/sealing.ts'
import { writeWhole } from '../../lib/on-disk.ts'
import type { Secrets } from '../../secrets.ts'
import type { BucketAccess } from '../../ports/bucket/port.ts'

/**
 * The file with the places of copies besides this computer, and their sealing. It is beside the key and not in the database: it
 * belongs to this computer, and a copy must not carry what could destroy the others.
 */
const FILE = 'copies.json'

const sealedText = z.string()
const keptShape = z.strictObject({
  passphrase: z.strictObject({ kdf: kdfShape, key: sealedText }).nullable(),
  folder: z.string().nullable(),
  bucket: z
    .strictObject({
      endpoint: z.string(),
      region: z.string(),
      bucket: z.string(),
      prefix: z.string(),
      access_key_id: z.string(),
      secret_access_key: sealedText,
    })
    .nullable(),
})

type Kept = z.output<typeof keptShape>

/** The settings that backups need, unsealed. */
export interface Places {
  seal: Seal | undefined
  folder: string | null
  bucket: BucketAccess | null
}

interface Here {
  config: { dataDir: string }
  secrets: Secrets
}

const NONE: Kept = { passphrase: null, folder: null, bucket: null }
const SEALED = { passphrase: 'copies:passphrase', bucket: 'copies:bucket' }

/** Reads the places of copies; a value sealed under a lost key counts as not set. */
export function readPlaces({ config, secrets }: Here): Places {
  const { passphrase, folder, bucket } = readKept(config.dataDir)
  const key = passphrase && opened(() => secrets.open(SEALED.passphrase, passphrase.key))
  const secretAccessKey = bucket && opened(() => secrets.open(SEALED.bucket, bucket.secret_access_key))
  return {
    seal: key && passphrase ? { key: Buffer.from(key, 'base64'), kdf: passphrase.kdf } : undefined,
    folder,
    bucket: bucket && secretAccessKey ? { ...pick(bucket), accessKeyId: bucket.access_key_id, secretAccessKey } : null,
  }
}

/** The places besides this computer that copies go to. */
export function placesOf(dataDir: string): ('folder' | 'bucket')[] {
  const { folder, bucket, passphrase } = readKept(dataDir)
  return [...(folder === null ? [] : ['folder' as const]), ...(bucket && passphrase ? ['bucket' as const] : [])]
}

/** Keeps where copies go, on the disk when it returns. */
export function writePlaces({ config, secrets }: Here, { seal, folder, bucket }: Places): void {
  const kept: Kept = {
    passphrase: seal ? { kdf: seal.kdf, key: secrets.seal(SEALED.passphrase, seal.key.toString('base64')) } : null,
    folder,
    bucket: bucket && {
      ...pick(bucket),
      access_key_id: bucket.accessKeyId,
      secret_access_key: secrets.seal(SEALED.bucket, bucket.secretAccessKey),
    },
  }
  writeWhole(join(config.dataDir, FILE), `${JSON.stringify(kept, null, 2)}\n`)
}

/** The settings that travel with a backup, to be set up again where it is restored. */
export interface Travelling {
  seal: { key: string; kdf: Kdf } | null
  bucket: BucketAccess | null
}

function readKept(folder: string): Kept {
  const file = join(folder, FILE)
  if (!existsSync(file)) return NONE
  const parsed = keptShape.safeParse(opened(() => JSON.parse(readFileSync(file, 'utf8')) as unknown))
  return parsed.success ? parsed.data : NONE
}

const pick = ({
  endpoint,
  region,
  bucket,
  prefix,
}: Pick<BucketAccess, 'endpoint' | 'region' | 'bucket' | 'prefix'>) => ({
  endpoint,
  region,
  bucket,
  prefix,
})

function opened<T>(open: () => T): T | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}
