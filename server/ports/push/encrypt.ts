import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'
import type { PushAddress } from './port.ts'

/** What is made anew for each push: a private key (P-256) and 16 bytes of salt. */
export interface Ephemeral {
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
