import { SignJWT } from 'jose'
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto'
import { reasonOf } from '../../lib/reason.ts'
import type { Instant } from '../../lib/time.ts'
import { AddressRefused, type Outbound } from '../outbound/port.ts'
import type { Random } from '../random/port.ts'
import { outcomeOf } from './outcome-rules.ts'
import type { Push, PushAddress, PushOutcome } from './port.ts'

/** The values that each push needs fresh: a private key (P-256) and 16 bytes of salt. */
interface Ephemeral {
  privateKey: Uint8Array
  salt: Uint8Array
}

/** The size of the one record a push is (RFC 8188). */
const RECORD = 4096
/** The largest message a record holds: its header, the mark of its end and the tag come to the rest. */
export const MOST_BYTES = RECORD - 86 - 1 - 16

/** Encrypts a message for one browser alone (RFC 8291, aes128gcm). Throws for a key that is no point of the curve. */
export function encrypt(message: Uint8Array, to: Pick<PushAddress, 'p256dh' | 'auth'>, own: Ephemeral): Buffer {
  if (message.length > MOST_BYTES) throw new Error(`A push holds ${MOST_BYTES} bytes at the most`)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(own.privateKey)
  const publicKey = pair.getPublicKey()
  const theirs = Buffer.from(to.p256dh, 'base64url')
  const shared = pair.computeSecret(theirs)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, publicKey])
  const secret = derive(shared, Buffer.from(to.auth, 'base64url'), keyInfo, 32)
  const key = derive(secret, own.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, own.salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD)
  const head = [own.salt, size, Buffer.from([publicKey.length]), publicKey]
  // 2 marks the end of the last record.
  return Buffer.concat([
    ...head,
    cipher.update(message),
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/** The number of private keys of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** Hours that a signature is valid; a push service accepts at most 24. */
const HOURS = 12

interface VapidKey {
  /** Uncompressed, base64url: what browsers subscribe with and services know the studio by. */
  publicKey: string
  privateKey: KeyObject
}

/** The studio's push key, always the same from the same secret (of 48 bytes, so that no key is likelier than another). */
export function vapidKey(seed: Uint8Array): VapidKey {
  const scalar = (BigInt(`0x${Buffer.from(seed).toString('hex')}`) % (ORDER - 1n)) + 1n
  return vapidKeyOf(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex'))
}

/** The key pair of a private key of 32 bytes. */
export function vapidKeyOf(privateBytes: Uint8Array): VapidKey {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateBytes)
  const point = pair.getPublicKey()
  const inUrl = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: inUrl(privateBytes),
    x: inUrl(point.subarray(1, 33)),
    y: inUrl(point.subarray(33)),
  }
  return { publicKey: inUrl(point), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

/** The Authorization header that names the studio to the service of an endpoint (RFC 8292). */
export async function authorization(
  { publicKey, privateKey }: VapidKey,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Instant },
): Promise<string> {
  const expires = Math.floor(Date.parse(now) / 1000) + HOURS * 3600
  const token = await new SignJWT({ sub: contact })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(expires)
    .sign(privateKey)
  return `vapid t=${token}, k=${publicKey}`
}

/** Web push (RFC 8030) through the guard: endpoints are whatever a client's browser, or the client, says. */
export function webPush(outbound: Outbound, random: Random): Push {
  return {
    publicKey: (seed) => vapidKey(seed).publicKey,
    async send({ to, payload, seconds, contact, seed, now }): Promise<PushOutcome> {
      const message = Buffer.from(payload)
      if (message.length > MOST_BYTES) return { kind: 'refused', reason: 'The message is too long to be pushed' }
      const body = encryptFor(to, message, random)
      if (body === undefined) return { kind: 'gone' }
      const headers = {
        Authorization: await authorization(vapidKey(seed), { endpoint: to.endpoint, contact, now }),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(seconds),
        Urgency: 'normal',
      }
      try {
        const { status, retryAfter } = await outbound.post(to.endpoint, headers, body)
        return outcomeOf(status, retryAfter)
      } catch (error) {
        // An address that leads home is nobody's push service.
        if (error instanceof AddressRefused) return { kind: 'gone' }
        return { kind: 'later', seconds: null, reason: reasonOf(error) }
      }
    },
  }
}

/** Undefined for a device whose keys are none. */
function encryptFor(to: PushAddress, message: Uint8Array, random: Random): Buffer | undefined {
  try {
    return encrypt(message, to, { privateKey: newKey(), salt: random.bytes(16) })
  } catch {
    return undefined
  }
}

function newKey(): Buffer {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair.getPrivateKey()
}
