import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import yazl from 'yazl'
import type { Instant } from '../lib/time.ts'

/** A file of an archive as its manifest lists it: a ZIP alone does not tell when a byte has changed. */
export interface PackedFile {
  name: string
  size_bytes: number
  sha256: string
}

/** Bytes that are handed over at a time. */
const PIECE = 128 * 1024

/** A ZIP that leaves while it is made: each file is read only as fast as what came before it is taken. */
export class PackZip {
  readonly files: PackedFile[] = []
  readonly #zip = new yazl.ZipFile()
  readonly #mtime: Date

  /** `made` is the instant the files say they were made at. */
  constructor(made: Instant) {
    this.#mtime = new Date(made)
  }

  /** Adds a file from its pieces; resolves once it has been read to its end. */
  async add(
    name: string,
    pieces: Iterable<string | Uint8Array>,
    { compress = true }: { compress?: boolean } = {},
  ): Promise<void> {
    const hash = createHash('sha256')
    let size_bytes = 0
    function* counted(): Generator<Uint8Array> {
      for (const piece of pieces) {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
        hash.update(bytes)
        size_bytes += bytes.length
        // An empty piece would end the file.
        if (bytes.length > 0) yield bytes
      }
    }
    const source = Readable.from(counted())
    withoutPool(() => this.#zip.addReadStreamLazy(name, { mtime: this.#mtime, compress }, givenOnce(source)))
    await finished(source)
    this.files.push({ name, size_bytes, sha256: hash.digest('hex') })
  }

  /** No more files are added. */
  end(): void {
    this.#zip.end()
  }

  /** Hands over the archive, each piece once the one before it is dealt with; resolves after the last. */
  async handOver(give: (piece: Uint8Array) => Promise<void>): Promise<void> {
    let held: Buffer[] = []
    let size = 0
    for await (const chunk of this.#zip.outputStream as AsyncIterable<Buffer>) {
      held.push(chunk)
      size += chunk.length
      if (size < PIECE) continue
      await give(Buffer.concat(held))
      ;[held, size] = [[], 0]
    }
    if (size > 0) await give(Buffer.concat(held))
  }
}

/** Gives a source when its turn comes, and forgets it: an archive remembers how it came to each of its files. */
function givenOnce(source: Readable): (take: (error: null, source: Readable) => void) => void {
  let held: Readable | undefined = source
  return (take) => {
    const given = held!
    held = undefined
    take(null, given)
  }
}

/** The archive remembers its files' names: cut from the pool of small buffers, each would keep alive all that was cut beside it. */
function withoutPool(add: () => void): void {
  const { poolSize } = Buffer
  Buffer.poolSize = 0
  try {
    add()
  } finally {
    Buffer.poolSize = poolSize
  }
}
