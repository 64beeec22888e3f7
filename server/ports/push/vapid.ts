import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Instant } from '../../lib/time.ts'

/** How many private keys of P-256 there are. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** For how long a service is to believe what is signed; a day is the most it may be. */
const HOURS = 12

export interface VapidKey {
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
