import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import { fakeRandom } from '../ports/random/fake.ts'
import type { Kdf } from './passphrase.ts'
import { isSealed, sealed, unsealed } from './sealing.ts'

const PIECE = 1024 * 1024
const TAG = 16

const random = fakeRandom('sealing')
const key = Buffer.from(random.bytes(32))
const kdf: Kdf = {
  name: 'argon2id',
  memory_kib: 65_536,
  passes: 3,
  lanes: 1,
  salt: Buffer.from(random.bytes(16)).toString('base64'),
  check: Buffer.from(random.bytes(32)).toString('base64'),
}
const salt = random.bytes(32)

async function* arriving(bytes: Uint8Array, size = 300_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

function seal(plain: Uint8Array, chosen: Uint8Array = salt): Promise<Buffer> {
  return buffer(sealed(arriving(plain), { key, kdf }, chosen))
}

function open(file: Uint8Array, opener: Buffer = key): Promise<Buffer> {
  return buffer(unsealed(arriving(file), () => Promise.resolve(opener)))
}

/** Refused as damaged; and `keyOf`, which costs work, was asked for only where the header could be read. */
async function expectDamaged(file: Uint8Array, what: string, isKeyWanted?: boolean): Promise<void> {
  let isAsked = false
  const keyOf = () => ((isAsked = true), Promise.resolve(key))
  await assert.rejects(buffer(unsealed(arriving(file), keyOf)), { code: 'BACKUP_INVALID' }, what)
  if (isKeyWanted !== undefined) assert.equal(isAsked, isKeyWanted, what)
}

/** Bytes that don’t repeat from piece to piece. */
const chance = Buffer.from(random.bytes(4099))
const plainOf = (size: number) => Buffer.alloc(size, chance)
const headerEnd = (file: Buffer) => 12 + file.readUInt32BE(8)

/** A file with its header's text put otherwise; the length that it says fits. */
function withHeader(file: Buffer, change: (text: string) => string): Buffer {
  const header = Buffer.from(change(file.toString('utf8', 12, headerEnd(file))))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(header.length)
  return Buffer.concat([file.subarray(0, 8), length, header, file.subarray(headerEnd(file))])
}

/** A file's sealed pieces, in another order. */
function withPieces(file: Buffer, arrange: (pieces: Buffer[]) => Buffer[]): Buffer {
  const pieces: Buffer[] = []
  for (let at = headerEnd(file); at < file.length; at += PIECE + TAG) pieces.push(file.subarray(at, at + PIECE + TAG))
  return Buffer.concat([file.subarray(0, headerEnd(file)), ...arrange(pieces)])
}

function flipped(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file)
  copy[at]! ^= 1 << (at % 8)
  return copy
}

describe('a sealed file', () => {
  for (const size of [0, 1, TAG, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 3 * PIECE + 5]) {
    it(`of ${size} bytes is opened as it was, and is as long as its pieces and their tags`, async () => {
      const plain = plainOf(size)
      const file = await seal(plain)
      assert.ok(plain.equals(await open(file)))
      const pieces = Math.max(1, Math.ceil(size / PIECE))
      assert.equal(file.length - headerEnd(file), size + pieces * TAG)
    })
  }

  it('is known by its beginning, however little of it there is', async () => {
    const file = await seal(plainOf(1))
    for (const length of [8, 9, file.length]) assert.ok(isSealed(file.subarray(0, length)))
    for (const length of [0, 1, 7]) assert.ok(!isSealed(file.subarray(0, length)))
    assert.ok(!isSealed(Buffer.from('PK\x03\x04SDSEALED')))
  })

  it('has neither the key nor what was sealed in it', async () => {
    const plain = plainOf(5000)
    const file = await seal(plain)
    for (const hidden of [key, Buffer.from(key.toString('base64')), Buffer.from(key.toString('hex'))])
      assert.equal(file.indexOf(hidden), -1)
    assert.equal(file.indexOf(plain.subarray(0, 16)), -1)
  })

  it('is another each time, though its content is the same', async () => {
    const plain = plainOf(100)
    const [one, other] = [await seal(plain), await seal(plain, random.bytes(32))]
    assert.notDeepEqual(one.subarray(-100), other.subarray(-100))
  })

  it('opens with its own key alone', async () => {
    const file = await seal(plainOf(100))
    await assert.rejects(open(file, flipped(key, 3)), { code: 'BACKUP_INVALID' })
  })

  it('gives no byte of a piece before the whole piece is known to be right', async () => {
    const plain = plainOf(2 * PIECE + 10)
    const file = await seal(plain)
    const given: Buffer[] = []
    await assert.rejects(async () => {
      const damaged = flipped(file, headerEnd(file) + PIECE + TAG + 1)
      for await (const piece of unsealed(arriving(damaged), () => Promise.resolve(key))) given.push(piece)
    })
    assert.ok(plain.subarray(0, PIECE).equals(Buffer.concat(given)), 'only the first, which is right')
  })
})

describe('a sealed file that was changed', () => {
  const plain = plainOf(2 * PIECE + 1000)

  it('in any bit of its name, its header or its pieces is refused', async () => {
    const small = await seal(plain.subarray(0, 10))
    for (let at = 0; at < small.length; at += 1) await expectDamaged(flipped(small, at), `byte ${at} of a small one`)
    const file = await seal(plain)
    const end = headerEnd(file)
    const second = end + PIECE + TAG
    for (const at of [end, end + PIECE - 1, end + PIECE, second - 1, second, file.length - TAG - 1, file.length - 1])
      await expectDamaged(flipped(file, at), `byte ${at} of the pieces`, true)
  })

  it('by being cut off anywhere is refused', async () => {
    const file = await seal(plain)
    const end = headerEnd(file)
    for (const length of [0, 1, 7, 8, 11, 12, 13, end - 1])
      await expectDamaged(file.subarray(0, length), `${length}`, false)
    const ends = [end + PIECE + TAG, end + 2 * (PIECE + TAG)]
    for (const length of [end, ...ends, end + 1, ends[0]! - 1, ends[1]! + 1, file.length - TAG, file.length - 1])
      await expectDamaged(file.subarray(0, length), `${length}`, true)
  })

  it('by being cut off in its last tag is refused, where it holds nothing, too', async () => {
    for (const size of [0, 1, PIECE]) {
      const file = await seal(plainOf(size))
      for (let cut = 1; cut <= TAG; cut += 1)
        await expectDamaged(file.subarray(0, -cut), `${size} bytes, cut by ${cut}`)
    }
  })

  it('by something that follows it is refused', async () => {
    for (const size of [0, 100, PIECE]) {
      const file = await seal(plainOf(size))
      for (const more of [1, TAG, 100]) await expectDamaged(Buffer.concat([file, Buffer.alloc(more)]), `${more} more`)
    }
  })

  for (const [how, arrange] of [
    ['with two pieces swapped', ([one, two, ...rest]) => [two, one, ...rest]],
    ['without its first piece', ([, ...rest]) => rest],
    ['without a piece in its midst', ([one, , ...rest]) => [one, ...rest]],
    ['without its last piece', (pieces) => pieces.slice(0, -1)],
    ['with a piece twice', ([one, ...rest]) => [one, one, ...rest]],
    ['with its last piece twice', (pieces) => [...pieces, pieces.at(-1)]],
    ['with its last piece first', (pieces) => [pieces.at(-1), ...pieces.slice(0, -1)]],
  ] satisfies [string, (pieces: (Buffer | undefined)[]) => (Buffer | undefined)[]][]) {
    it(`${how} is refused`, async () => {
      for (const size of [3 * PIECE, 2 * PIECE + 1000]) {
        const file = await seal(plainOf(size))
        await expectDamaged(
          withPieces(file, (pieces) => arrange(pieces) as Buffer[]),
          how,
          true,
        )
      }
    })
  }

  it('is refused where its last piece goes on, or a middle one ends it', async () => {
    const [long, short] = [await seal(plain), await seal(plain.subarray(0, PIECE))]
    assert.ok(long.subarray(0, headerEnd(long)).equals(short.subarray(0, headerEnd(short))), 'under the same key')
    await expectDamaged(
      withPieces(long, ([, ...rest]) => [short.subarray(headerEnd(short)), ...rest]),
      'goes on',
    )
    await expectDamaged(
      withPieces(long, ([one]) => [one!]),
      'ends it',
    )
  })

  it('by taking the pieces of another file is refused', async () => {
    const other = await seal(plain, random.bytes(32))
    const mixed = withPieces(await seal(plain), ([, ...rest]) => [
      other.subarray(headerEnd(other)).subarray(0, PIECE + TAG),
      ...rest,
    ])
    await expectDamaged(mixed, 'a piece of another file')
  })
})

describe('a sealed file whose header asks for much', () => {
  for (const [what, change] of [
    ['a gigabyte and more of memory', { memory_kib: 1_048_577 }],
    ['memory beyond any number', { memory_kib: 1e300 }],
    ['less memory than its lanes need', { memory_kib: 8, lanes: 2 }],
    ['no memory', { memory_kib: 0 }],
    ['half a KiB', { memory_kib: 8.5 }],
    ['21 passes', { passes: 21 }],
    ['no pass', { passes: 0 }],
    ['17 lanes', { lanes: 17 }],
    ['no lane', { lanes: 0 }],
    ['another way', { name: 'argon2i' }],
    ['no salt', { salt: '' }],
    ['a salt of seven bytes', { salt: Buffer.alloc(7).toString('base64') }],
    ['a salt of a kilobyte', { salt: 'A'.repeat(1024) }],
    ['a salt that is none', { salt: '*'.repeat(24) }],
    ['something that nobody knows', { speed: 'fast' }],
  ] satisfies [string, object][]) {
    it(`is refused before any work is done: ${what}`, async () => {
      const file = withHeader(await seal(plainOf(10)), (text) => {
        const header = JSON.parse(text) as { kdf: Kdf }
        return JSON.stringify({ ...header, kdf: { ...header.kdf, ...change } })
      })
      await expectDamaged(file, what, false)
    })
  }

  for (const [what, text] of [
    ['no JSON', '{"sealing": 1'],
    ['no object', '[]'],
    ['nothing', ''],
    ['another sealing', JSON.stringify({ sealing: 2, kdf, salt: '' })],
    ['what hides in a prototype', `{"__proto__": {"sealing": 1}, "kdf": ${JSON.stringify(kdf)}, "salt": ""}`],
    ['4097 bytes', ' '.repeat(4097)],
  ] satisfies [string, string][]) {
    it(`is refused before any work is done: ${what}`, async () => {
      await expectDamaged(
        withHeader(await seal(plainOf(10)), () => text),
        what,
        false,
      )
    })
  }

  it('is refused where it says to be of four GB, without waiting for them', async () => {
    const file = await seal(plainOf(10))
    file.writeUInt32BE(0xff_ff_ff_ff, 8)
    await expectDamaged(file, 'a long header', false)
  })
})
