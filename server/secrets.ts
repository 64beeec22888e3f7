import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inName, namesToDisk, writeWhole } from './lib/on-disk.ts'
import type { Random } from './ports/random/port.ts'
import { StartRefused } from './refused-start.ts'

/** Secrets that must not be in the database: keys derived from one 256-bit secret in a file only the owner's account can read. */
export interface Secrets {
  /** The secret itself, for a copy that carries it under a passphrase. */
  root: Uint8Array
  /** HS256 key of the access and refresh tokens. */
  tokenKey: Uint8Array
  /** The seed of the private key that identifies the studio to push services: 48 bytes. */
  pushSeed: Uint8Array
  /** Tells the key from others without giving anything of it away; the database keeps it. */
  fingerprint: string
  /** Encrypts a secret for the database; `place` (table:column:row) is bound to it, so that it can't be moved. */
  seal(place: string, plain: string): string
  open(place: string, sealed: string): string
  /** Keyed hash of a code or token, hex; equal inputs have equal hashes, and nobody without the key can try codes. */
  hash(purpose: string, value: string): string
}

/** The file with the folder's key. */
export const keyFileOf = (folder: string) => join(folder, 'secrets.key')

/** True if this folder has held a studio before. */
export function hasSecrets(folder: string): boolean {
  return existsSync(keyFileOf(folder))
}

/** How a key file begins whose key only the desktop shell can open. */
const WRAPPED = 'wrapped:'

/** True if the folder's key is kept so that only the desktop shell can open it. */
export function isKeyWrapped(folder: string): boolean {
  return hasSecrets(folder) && readFileSync(keyFileOf(folder), 'utf8').startsWith(WRAPPED)
}

/**
 * Loads the folder's secret; undefined where there is no key file. A wrapped one is what the desktop shell has given as `key`.
 * Refuses the start where the file is not one of ours, or wrapped and not given.
 */
export function readSecrets(folder: string, random: Random, key?: string): Secrets | undefined {
  const file = keyFileOf(folder)
  if (!existsSync(file)) return undefined
  requireKeyFile(file)
  const kept = readFileSync(file, 'utf8').trim()
  if (kept.startsWith(WRAPPED) && key === undefined) throw wrappedAway(file)
  const text = kept.startsWith(WRAPPED) ? key! : kept
  const root = Buffer.from(text, 'base64')
  if (root.length !== 32 || root.toString('base64') !== text) {
    throw new StartRefused(
      `${file} ${text === '' ? 'is empty' : 'is not a key of Studio Desk'}. Put the right file back; where it is lost for ` +
        'good, start with --new-key, which says what is lost with it.',
      { reason: 'key-missing' },
    )
  }
  return deriveSecrets(root, random)
}

function wrappedAway(file: string): StartRefused {
  return new StartRefused(
    `${file} is locked by this computer’s password store, which only the Studio Desk application opens. Start that; to start ` +
      'without it from now on, choose there “Keep the key in a file” in the File menu and quit it first.',
    { reason: 'key-missing' },
  )
}

function requireKeyFile(file: string): void {
  if (!statSync(file).isFile())
    throw new StartRefused(`${file} is not a file. Move it away and put the right file back in its place.`, {
      reason: 'key-missing',
    })
}

/** Makes the folder's secret (mode 0600), on the disk when it returns. */
export function makeSecrets(folder: string, random: Random): Secrets {
  const root = random.bytes(32)
  keepSecrets(folder, root)
  return deriveSecrets(root, random)
}

/** Keeps a secret as the folder's (mode 0600), on the disk when it returns. */
export function keepSecrets(folder: string, root: Uint8Array): void {
  writeWhole(keyFileOf(folder), `${Buffer.from(root).toString('base64')}\n`)
}

/** Moves the folder's key file aside, where there is one; gives its new name. */
export function keepKeyAside(folder: string, stamp: string): string | undefined {
  if (!hasSecrets(folder)) return undefined
  const aside = `${keyFileOf(folder)}.before-${inName(stamp)}`
  renameSync(keyFileOf(folder), aside)
  namesToDisk(folder)
  return aside
}

/** True if two fingerprints are of the same key. */
export function isSameKey(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Derives every key from the root secret (HKDF-SHA256, one purpose each). */
export function deriveSecrets(root: Uint8Array, random: Random): Secrets {
  const derive = (purpose: string, bytes = 32) =>
    Buffer.from(hkdfSync('sha256', root, '', `studio-desk ${purpose}`, bytes))
  const sealing = derive('sealing')
  const hashing = derive('hashing')
  return {
    root,
    tokenKey: derive('tokens'),
    pushSeed: derive('pushes', 48),
    fingerprint: createHmac('sha256', root).update('studio-desk fingerprint').digest('hex'),
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
