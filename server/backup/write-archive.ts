import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yazl from 'yazl'
import type { Manifest } from './manifest.ts'
import { NAMES } from './manifest.ts'

/** A file of an archive: from the disk, or its bytes. */
export type ArchiveFile = { name: string } & ({ path: string } | { bytes: Uint8Array })

/** Pictures are compressed already; what is text and tables shrinks to a quarter at little cost. */
const levelOf = (name: string) => (name.startsWith(NAMES.photos) ? 0 : 1)

/**
 * Writes files into one ZIP, and last its manifest, which says of each how large it is and its SHA-256. A file that is
 * gone by then is left out: a picture that was replaced meanwhile. Tells of every piece how many bytes were read; gives the
 * size and SHA-256 of the whole.
 */
export async function writeArchive(
  target: string,
  files: readonly ArchiveFile[],
  about: Omit<Manifest, 'files'>,
  onRead: (bytes: number) => void = () => {},
): Promise<{ size_bytes: number; sha256: string }> {
  const zip = new yazl.ZipFile()
  const out = zip.outputStream as Readable
  const mtime = new Date(about.made_at)
  const listed: Manifest['files'] = []
  for (const file of await stillThere(files)) {
    zip.addReadStreamLazy(file.name, { mtime, compressionLevel: levelOf(file.name) }, (done) => {
      const noted = noting((size_bytes, sha256) => listed.push({ name: file.name, size_bytes, sha256 }), onRead)
      const source =
        'path' in file ? createReadStream(file.path, { highWaterMark: 1 << 18 }) : Readable.from([file.bytes])
      pipeline(source, noted).catch((error: unknown) => out.destroy(error as Error))
      done(null, noted)
    })
  }
  zip.addReadStreamLazy(NAMES.manifest, { mtime, compressionLevel: 1 }, (done) =>
    done(null, Readable.from([Buffer.from(JSON.stringify({ ...about, files: listed }, null, 2))])),
  )
  zip.end()
  let whole: { size_bytes: number; sha256: string } | undefined
  const counted = noting((size_bytes, sha256) => (whole = { size_bytes, sha256 }))
  await pipeline(out, counted, createWriteStream(target, { flush: true, mode: 0o600 }))
  return whole!
}

async function stillThere(files: readonly ArchiveFile[]): Promise<ArchiveFile[]> {
  const isThere = async (file: ArchiveFile) => !('path' in file) || (await stat(file.path).catch(() => false)) !== false
  const found = await Promise.all(files.map(isThere))
  return files.filter((_, at) => found[at])
}

/** Lets everything through, tells of each piece, and in the end how much it was, and its SHA-256. */
function noting(tell: (size: number, sha256: string) => void, onPiece: (bytes: number) => void = () => {}): Transform {
  const hash = createHash('sha256')
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      size += chunk.length
      onPiece(chunk.length)
      done(null, chunk)
    },
    flush(done) {
      tell(size, hash.digest('hex'))
      done()
    },
  })
}
