import { buffer } from 'node:stream/consumers'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'

/** The files of an archive by their names. */
export function unzip(bytes: Buffer): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {}
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      zip.on('entry', (entry: Entry) => {
        read(zip, entry).then((content) => {
          files[entry.fileName] = content
          zip.readEntry()
        }, reject)
      })
      zip.on('error', reject)
      zip.on('end', () => resolve(files))
      zip.readEntry()
    })
  })
}

function read(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(buffer(stream))))
  })
}
