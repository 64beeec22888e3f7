import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto'

/** The bytes before the 32 bytes of an Ed25519 key in SPKI (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/** An Ed25519 public key, as SPKI or its 32 bytes alone, in base64. Throws where it is none. */
export function readPublicKey(text: string): KeyObject {
  const bytes = Buffer.from(text, 'base64')
  const key = bytes.length === 32 ? Buffer.concat([SPKI, bytes]) : bytes
  const read = createPublicKey({ key, format: 'der', type: 'spki' })
  if (read.asymmetricKeyType !== 'ed25519') throw new TypeError('Not an Ed25519 key')
  return read
}

/** The text that the service signs: the status, the nonce it answers to, the SHA-256 of the requested key (in hex), and the body. */
export function signedText({ status, nonce, key, body }: Omit<SignedAnswer, 'signature'>): string {
  return [status, nonce, createHash('sha256').update(key).digest('hex'), body].join('\n')
}

/** True if the service has signed an answer: for this key, to this nonce, with this status. */
export function isSigned(publicKey: KeyObject, { signature, ...answer }: SignedAnswer): boolean {
  if (signature === null) return false
  return verify(null, Buffer.from(signedText(answer)), publicKey, Buffer.from(signature, 'base64'))
}

export interface SignedAnswer {
  status: number
  body: string
  nonce: string
  /** The license key that was asked about, as it was sent. */
  key: string
  /** The header X-License-Signature, in base64. */
  signature: string | null
}
