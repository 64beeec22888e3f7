import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../server/lib/on-disk.ts'
import type { Random } from '../server/ports/random/port.ts'

/** The two secrets of the service. */
export interface Keys {
  /** By what a license key is found: its HMAC (SHA-256), never the key itself. Takes a normalised key. */
  hashOf(licenseKey: string): Buffer
  /** Ed25519 over a text, in base64 (RFC 8032). */
  sign(text: string): string
  /** The public half of what signs: SPKI in base64, for a studio's LICENSE_PUBLIC_KEY. */
  publicKey: string
}

export interface GivenKeys {
  hmacKey: string | undefined
  /** PKCS 8 in base64. */
  signingKey: string | undefined
}

/** The keys that are configured, else those of the data folder, where they are made once (mode 0600). */
export function openKeys({ hmacKey, signingKey }: GivenKeys, folder: string, random: Random): Keys {
  const secret = hmacKey ?? keptIn(folder, 'hmac.key', () => Buffer.from(random.bytes(32)).toString('base64'))
  const signer = readSigningKey(signingKey ?? keptIn(folder, 'signing.key', newSigningKey))
  return {
    hashOf: (licenseKey) => createHmac('sha256', secret).update(licenseKey).digest(),
    sign: (text) => sign(null, Buffer.from(text), signer).toString('base64'),
    publicKey: createPublicKey(signer).export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}

/** An Ed25519 key as PKCS 8 in base64; throws where it is none. */
export function readSigningKey(text: string): KeyObject {
  const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('Not an Ed25519 key')
  return key
}

function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
}

function keptIn(folder: string, name: string, make: () => string): string {
  const file = join(folder, name)
  if (!existsSync(file)) writeWhole(file, make())
  return readFileSync(file, 'utf8').trim()
}
