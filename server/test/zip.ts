import { fromBuffer } from 'yauzl'
import { buffer } from 'node:stream/consumers'

/** The files of a ZIP, by their names, in their order. */
export async function filesOf(zip: Uint8Array): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const opened = await new Promise<import('yauzl').ZipFile>((resolve, reject) =>
    fromBuffer(Buffer.from(zip), { lazyEntries: true }, (error, file) => (error ? reject(error) : resolve(file))),
  )
  await new Promise<void>((resolve, reject) => {
    opened.on('error', reject).on('end', resolve)
    opened.on('entry', (entry: import('yauzl').Entry) => {
      opened.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        buffer(stream).then((bytes) => {
          files.set(entry.fileName, bytes)
          opened.readEntry()
        }, reject)
      })
    })
    opened.readEntry()
  })
  return files
}
