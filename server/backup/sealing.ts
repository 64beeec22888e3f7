import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '../api/errors.ts'
import { kdfShape, type Kdf } from './passphrase.ts'
import { say } from '../lib/sayings/sayings.ts'

/**
 * A file encrypted whole: eight bytes that name it, the length of a header, the header (how the passphrase becomes a key,
 * and a salt of this file's own), then pieces of one MiB, each sealed with AES-256-GCM. A piece's nonce is its number and
 * whether it is the last, and the header is authenticated with each: nothing can be changed, left out, moved or cut off.
 */
const MAGIC = Buffer.from('SDSEALED')
const PIECE = 1024 * 1024
const TAG = 16
const MOST_HEADER = 4096

const headerShape = z.strictObject({ sealing: z.literal(1), kdf: kdfShape, salt: z.base64().max(100) })

export interface Seal {
  key: Buffer
  kdf: Kdf
}

/** True if a file that begins like this is sealed. */
export function isSealed(beginning: Uint8Array): boolean {
  return MAGIC.equals(beginning.subarray(0, MAGIC.length))
}

/** Seals what comes; read again by `unsealed`. `random`: 32 bytes of chance, for this file alone. */
export async function* sealed(
  plain: AsyncIterable<Uint8Array>,
  { key, kdf }: Seal,
  random: Uint8Array,
): AsyncGenerator<Buffer> {
  const salt = Buffer.from(random).toString('base64')
  const header = Buffer.from(JSON.stringify({ sealing: 1, kdf, salt }))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(header.length)
  yield Buffer.concat([MAGIC, length, header])
  const own = fileKey(key, salt)
  let number = 0
  for await (const { piece, isLast } of markingLast(inPiecesOf(PIECE, plain))) {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(number, isLast)).setAAD(header)
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    number += 1
  }
}

/**
 * The content of a sealed file. `keyOf` finds the key for the method in the header, or throws. Refuses (BACKUP_INVALID) a
 * file that was changed or cut off; no piece is given before the whole piece is known to be right.
 */
export async function* unsealed(
  source: AsyncIterable<Uint8Array>,
  keyOf: (kdf: Kdf) => Promise<Buffer>,
): AsyncGenerator<Buffer> {
  const incoming = source[Symbol.asyncIterator]()
  const { header, rest } = await readHeader(incoming)
  const { kdf, salt } = parseHeader(header)
  const own = fileKey(await keyOf(kdf), salt)
  let number = 0
  for await (const { piece, isLast } of markingLast(inPiecesOf(PIECE + TAG, following(rest, incoming)))) {
    yield openPiece(piece, { own, header, nonce: nonceOf(number, isLast) })
    number += 1
  }
}

/** Pieces of any size as pieces of one size; the last is shorter, and may be empty if there was nothing. */
export async function* inPiecesOf(size: number, source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const chunk of source) {
    waiting.push(chunk)
    length += chunk.byteLength
    if (length < size) continue
    const all = Buffer.concat(waiting)
    let at = 0
    for (; length - at >= size; at += size) yield all.subarray(at, at + size)
    waiting = at < length ? [all.subarray(at)] : []
    length -= at
  }
  if (length > 0) yield Buffer.concat(waiting)
}

/** Each piece with whether it is the last; of nothing, one empty piece. */
export async function* markingLast(source: AsyncIterable<Buffer>): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer | undefined
  for await (const piece of source) {
    if (held) yield { piece: held, isLast: false }
    held = piece
  }
  yield { piece: held ?? Buffer.alloc(0), isLast: true }
}

function openPiece(piece: Buffer, { own, header, nonce }: { own: Buffer; header: Buffer; nonce: Buffer }): Buffer {
  try {
    // Its length said, for a shorter tag would do otherwise, which is easier to come by.
    const decipher = createDecipheriv('aes-256-gcm', own, nonce, { authTagLength: TAG })
    decipher.setAAD(header).setAuthTag(piece.subarray(-TAG))
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG)), decipher.final()])
  } catch {
    throw damaged()
  }
}

async function readHeader(incoming: AsyncIterator<Uint8Array>): Promise<{ header: Buffer; rest: Buffer }> {
  let known = Buffer.alloc(0)
  const atLeast = async (size: number) => {
    while (known.length < size) {
      const { done, value } = await incoming.next()
      if (done) throw damaged()
      known = Buffer.concat([known, value])
    }
  }
  const start = MAGIC.length + 4
  await atLeast(start)
  const length = known.readUInt32BE(MAGIC.length)
  if (!isSealed(known) || length > MOST_HEADER) throw damaged()
  await atLeast(start + length)
  return { header: known.subarray(start, start + length), rest: known.subarray(start + length) }
}

function parseHeader(header: Buffer): z.output<typeof headerShape> {
  try {
    return headerShape.parse(JSON.parse(header.toString('utf8')))
  } catch {
    throw damaged()
  }
}

async function* following(first: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  for (;;) {
    const { done, value } = await rest.next()
    if (done) return
    yield value
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** A key for one file alone, so that no nonce is ever used twice under it. */
function fileKey(key: Buffer, salt: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.from(salt, 'base64'), 'studio-desk sealed file', 32))
}

function damaged(): Refusal {
  return new Refusal('BACKUP_INVALID', say('backup.copy_is_damaged'))
}
