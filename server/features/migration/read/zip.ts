import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { BeyondLimit, LIMITS } from './limits.ts'

interface Entry {
  method: number
  isEncrypted: boolean
  packed: number
  unpacked: number
  offset: number
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const LONGEST_COMMENT = 65_535

/** A ZIP archive in memory, of which single files are unpacked, all together to 512 MB at the most. */
export class Zip {
  readonly #bytes: Buffer
  readonly #entries: Map<string, Entry>
  #left = LIMITS.unpacked

  /** Throws where it is no archive that can be read. */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#entries = entriesOf(this.#bytes)
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /**
   * Yields a file's text, piece by piece as it is unpacked; nothing if the file is missing. Refuses a file whose stated size is
   * too large before unpacking it, and stops if it turns out larger than stated.
   */
  async *text(name: string): AsyncGenerator<string> {
    const entry = this.#entries.get(name)
    if (!entry) return
    if (entry.isEncrypted || (entry.method !== 0 && entry.method !== 8)) throw new Error(`${name} can't be unpacked`)
    if (entry.unpacked > this.#left) throw new BeyondLimit('unpacked')
    const packed = Readable.from([this.#packed(entry)])
    const decoder = new TextDecoder()
    this.#left -= entry.unpacked
    let left = entry.unpacked
    for await (const piece of entry.method === 0 ? packed : packed.pipe(createInflateRaw())) {
      left -= (piece as Buffer).length
      if (left < 0) throw new Error(`${name} unpacks to more than it says`)
      yield decoder.decode(piece as Buffer, { stream: true })
    }
    yield decoder.decode()
  }

  #packed({ offset, packed }: Entry): Buffer {
    if (this.#bytes.readUInt32LE(offset) !== LOCAL) throw new Error('No file where the archive says one is')
    const start = offset + 30 + this.#bytes.readUInt16LE(offset + 26) + this.#bytes.readUInt16LE(offset + 28)
    return this.#bytes.subarray(start, start + packed)
  }
}

function entriesOf(bytes: Buffer): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end === -1 || end < bytes.length - 22 - LONGEST_COMMENT || bytes.readUInt32LE(end) !== END)
    throw new Error('No archive')
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('The archive’s list is damaged')
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    entries.set(bytes.toString('utf8', at + 46, at + 46 + name), {
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + name + extra + comment
  }
  return entries
}
