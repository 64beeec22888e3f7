import { createPublicKey, verify, type KeyObject } from 'node:crypto'

/** What stands before the 32 bytes of an Ed25519 key in SPKI (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/** An Ed25519 public key, as SPKI or its 32 bytes alone, in base64. Throws where it is none. */
export function readPublicKey(text: string): KeyObject {
  const bytes = Buffer.from(text, 'base64')
  const key = bytes.length === 32 ? Buffer.concat([SPKI, bytes]) : bytes
  const read = createPublicKey({ key, format: 'der', type: 'spki' })
  if (read.asymmetricKeyType !== 'ed25519') throw new TypeError('Not an Ed25519 key')
  return read
}

/** Whether the service has signed a body as the answer to a nonce. */
export function isSigned(publicKey: KeyObject, { body, nonce, signature }: SignedAnswer): boolean {
  if (signature === null) return false
  return verify(null, Buffer.from(`${body}\n${nonce}`), publicKey, Buffer.from(signature, 'base64'))
}

export interface SignedAnswer {
  body: string
  nonce: string
  /** The header X-License-Signature, in base64. */
  signature: string | null
}
