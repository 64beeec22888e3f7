import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

/** A file of an archive. */
export interface ArchivedFile {
  name: string
  bytes: Uint8Array
}

/**
 * Files as one ZIP, with a `manifest.json` that says what the archive is (`about`) and each file's size and SHA-256: a ZIP
 * alone does not tell when a byte has changed. `made` is the instant the files say they were made at.
 */
export async function archiveOf(files: readonly ArchivedFile[], about: object, made: string): Promise<Uint8Array> {
  const { default: yazl } = await import('yazl')
  const listed = files.map(({ name, bytes }) => ({
    name,
    size_bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))
  const manifest = Buffer.from(JSON.stringify({ ...about, files: listed }, null, 2))
  const zip = new yazl.ZipFile()
  const mtime = new Date(made)
  for (const { name, bytes } of files) zip.addBuffer(Buffer.from(bytes), name, { mtime })
  zip.addBuffer(manifest, 'manifest.json', { mtime })
  zip.end()
  return buffer(zip.outputStream)
}
