import { createReadStream, createWriteStream, renameSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { namesToDisk, UNFINISHED } from '../lib/on-disk.ts'
import type { Kdf } from './passphrase.ts'
import { sealed } from './sealing.ts'

export interface SealOrder {
  from: string
  to: string
  /** The key for encryption; without it the backup stays as it is. */
  seal: { key: Uint8Array; kdf: Kdf; random: Uint8Array } | undefined
}

/** Copies a file, encrypted where there is something to do it with; it has its name only once it is whole and on the disk. */
export async function sealBackupTask({ from, to, seal }: SealOrder, _emit: (nothing: never) => unknown): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  const source = createReadStream(from, { highWaterMark: 1 << 20 })
  const target = createWriteStream(to + UNFINISHED, { flush: true, mode: 0o600 })
  if (seal) await pipeline(sealed(source, { kdf: seal.kdf, key: Buffer.from(seal.key) }, seal.random), target)
  else await pipeline(source, target)
  renameSync(to + UNFINISHED, to)
  namesToDisk(dirname(to))
}
