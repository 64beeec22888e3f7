import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import { Refusal } from '../api/errors.ts'
import { FORMAT, manifestShape, MOST_FILES, mostOf, NAMES, type Manifest } from './manifest.ts'
import type { Kdf } from './passphrase.ts'
import { requireRoom } from './room.ts'
import { isSealed, unsealed } from './sealing.ts'
import { say, type Said } from '../lib/sayings/sayings.ts'

/** The most that an archive may hold when it is unpacked: far more than any studio has. */
const MOST = 20 * 1024 ** 3
/** The space left free on the disk beside the unpacked files. */
const MARGIN = 100 * 1024 ** 2

/** Refuses a file that is no copy, or not whole; `what` says what is wrong with it. */
export function invalid(what: Said): Refusal {
  return new Refusal('BACKUP_INVALID', say('backup.cannot_be_restored', { what }))
}

/** True if a file is sealed under a passphrase, by its beginning. */
export async function isSealedFile(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer: beginning } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    return isSealed(beginning)
  } finally {
    await handle.close()
  }
}

/** Opens a sealed file into a plain one. */
export async function unsealFile(file: string, to: string, keyOf: (kdf: Kdf) => Promise<Buffer>): Promise<void> {
  await pipeline(
    unsealed(createReadStream(file, { highWaterMark: 1 << 20 }), keyOf),
    createWriteStream(to, { mode: 0o600 }),
  )
}

/**
 * Unpacks an archive into an empty folder, on whose disk `free` bytes are free, and gives its manifest. Refuses
 * (BACKUP_INVALID) what is not ours, cut off or changed, names that lead elsewhere, what is listed twice or not at all, and
 * what grows beyond what it says or beyond 20 GB; BACKUP_TOO_NEW what a later version made; STORAGE_FULL what has no room.
 */
export async function unpack(file: string, folder: string, free: number): Promise<Manifest> {
  const entries = await readEntries(file)
  try {
    const manifest = await readManifest(entries)
    requireSame(entries, manifest)
    requireRoom(unpackedSize(entries), free, 'restoring', say('place.data'))
    for (const { name, size_bytes, sha256 } of manifest.files) {
      const path = join(folder, name)
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      await unpackOne(entries, { name, size_bytes, sha256 }, path)
    }
    return manifest
  } finally {
    entries.zip.close()
  }
}

interface Entries {
  zip: yauzl.ZipFile
  byName: ReadonlyMap<string, yauzl.Entry>
}

async function readEntries(file: string): Promise<Entries> {
  const zip = await yauzl
    .openPromise(file, { autoClose: false, strictFileNames: true })
    .catch(() => Promise.reject(invalid(say('backup.because.not_a_copy'))))
  const byName = new Map<string, yauzl.Entry>()
  // Some disks take names for the same that differ in capitals only.
  const seen = new Set<string>()
  let size = 0
  try {
    if (zip.entryCount > MOST_FILES) throw invalid(say('backup.because.too_many_files'))
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName
      const most = mostOf(name)
      if (most === undefined) throw invalid(say('backup.because.other_files'))
      if (seen.has(name.toLowerCase())) throw invalid(say('backup.because.a_file_twice'))
      size += entry.uncompressedSize
      if (entry.uncompressedSize > most || size > MOST) throw invalid(say('backup.because.unpacks_to_too_much'))
      byName.set(name, entry)
      seen.add(name.toLowerCase())
    }
  } catch (error) {
    zip.close()
    throw error instanceof Refusal ? error : invalid(say('backup.because.list_damaged'))
  }
  return { zip, byName }
}

async function readManifest({ zip, byName }: Entries): Promise<Manifest> {
  const entry = byName.get(NAMES.manifest)
  if (!entry) throw invalid(say('backup.because.says_nothing'))
  const said = await zip
    .openReadStreamPromise(entry)
    .then(buffer)
    .then((bytes) => JSON.parse(bytes.toString('utf8')) as { format?: unknown; version?: unknown } | null)
    .catch(() => undefined)
  if (typeof said?.format === 'number' && said.format > FORMAT) throw tooNew(said.version)
  const manifest = manifestShape.safeParse(said)
  if (!manifest.success) throw invalid(say('backup.because.says_nothing'))
  return manifest.data
}

/** Refuses a copy of a later version, by that version's number where it says one. */
export function tooNew(version: unknown): Refusal {
  const detail =
    typeof version === 'string' ? say('backup.newer_version', { version: version.slice(0, 20) }) : say('backup.newer')
  return new Refusal('BACKUP_TOO_NEW', detail)
}

/** Every listed file exists, and every existing file is listed. */
function requireSame({ byName }: Entries, { files }: Manifest): void {
  const listed = new Set(files.map(({ name }) => name))
  const isSame =
    listed.size === files.length &&
    byName.size === files.length + 1 &&
    files.every(({ name, size_bytes }) => name !== NAMES.manifest && byName.get(name)?.uncompressedSize === size_bytes)
  if (!isSame || !listed.has(NAMES.database)) throw invalid(say('backup.because.not_what_it_says'))
}

/** All that is unpacked, and what is left free beside it. */
function unpackedSize({ byName }: Entries): number {
  return [...byName.values()].reduce((sum, entry) => sum + entry.uncompressedSize, MARGIN)
}

async function unpackOne(
  { zip, byName }: Entries,
  { name, size_bytes, sha256 }: Manifest['files'][number],
  path: string,
): Promise<void> {
  const hash = createHash('sha256')
  let size = 0
  const check = new Transform({
    transform(chunk: Buffer, _, done) {
      if (size === 0 && name === NAMES.database && !chunk.subarray(0, 15).equals(SQLITE))
        return done(invalid(say('backup.because.no_database')))
      size += chunk.length
      hash.update(chunk)
      done(size > size_bytes ? invalid(say('backup.because.part_too_large')) : null, chunk)
    },
  })
  try {
    const source = await zip.openReadStreamPromise(byName.get(name)!)
    await pipeline(source, check, createWriteStream(path, { mode: 0o600, flush: true, flags: 'wx' }))
  } catch (error) {
    if (error instanceof Refusal || /^E(?!RR_)/.test((error as { code?: string }).code ?? '')) throw error
    throw invalid(say('backup.because.part_damaged'))
  }
  if (size !== size_bytes || hash.digest('hex') !== sha256) throw invalid(say('backup.because.part_changed'))
}

const SQLITE = Buffer.from('SQLite format 3')
