import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Random } from './ports/random/port.ts'

/** What must not be in the database: keys derived from one 256-bit secret in a file only the owner's account can read. */
export interface Secrets {
  /** HS256 key of the access and refresh tokens. */
  tokenKey: Uint8Array
  /** Encrypts a secret for the database; `place` (table:column:row) is bound to it, so that it can't be moved. */
  seal(place: string, plain: string): string
  open(place: string, sealed: string): string
  /** Keyed hash of a code or token, hex; equal inputs have equal hashes, and nobody without the key can try codes. */
  hash(purpose: string, value: string): string
}

/** Whether this folder has held a studio before. */
export function hasSecrets(folder: string): boolean {
  return existsSync(join(folder, 'secrets.key'))
}

/** Loads the folder's secret, or makes it (mode 0600) where there is none. Throws if the file is not one of ours. */
export function loadSecrets(folder: string, random: Random): Secrets {
  const file = join(folder, 'secrets.key')
  if (!existsSync(file)) {
    writeFileSync(`${file}.part`, `${Buffer.from(random.bytes(32)).toString('base64')}\n`, { mode: 0o600, flush: true })
    renameSync(`${file}.part`, file)
  }
  const root = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
  if (root.length !== 32) throw new Error(`${file} is not a Studio Desk key file`)
  return deriveSecrets(root, random)
}

/** Derives every key from the root secret (HKDF-SHA256, one purpose each). */
export function deriveSecrets(root: Uint8Array, random: Random): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', root, '', `studio-desk ${purpose}`, 32))
  const sealing = derive('sealing')
  const hashing = derive('hashing')
  return {
    tokenKey: derive('tokens'),
    seal: (place, plain) => {
      const nonce = random.bytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(place))
      return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64',
      )
    },
    open: (place, sealed) => {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(-16))
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
    },
    hash: (purpose, value) => createHmac('sha256', hashing).update(`${purpose}\0${value}`).digest('hex'),
  }
}
