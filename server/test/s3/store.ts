import { createHash, randomUUID } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { S3Error } from './answers.ts'

export interface Stored {
  key: string
  size: number
  etag: string
  changed: Date
  file: string
}

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')

/** The objects and unfinished uploads of one bucket, in a folder: `objects/<key, encoded>` and `uploads/<id>/<part>`. */
export function openStore(folder: string, smallestPart: number) {
  const objects = join(folder, 'objects')
  const etags = join(folder, 'etags')
  const uploads = join(folder, 'uploads')
  for (const each of [objects, etags, uploads]) mkdirSync(each, { recursive: true })
  const fileOf = (key: string) => join(objects, encodeURIComponent(key))
  const uploadOf = (id: string) => join(uploads, id)

  const find = (key: string): Stored | undefined => {
    const file = fileOf(key)
    if (!existsSync(file)) return undefined
    const { size, mtime } = statSync(file)
    return { key, size, etag: readFileSync(join(etags, encodeURIComponent(key)), 'utf8'), changed: mtime, file }
  }
  const keep = async (key: string, file: string, etag: string) => {
    await writeFile(join(etags, encodeURIComponent(key)), etag)
    await rename(file, fileOf(key))
    return etag
  }
  /** Takes a body in; gives where it is and its MD5. Throws where it breaks off or is not what the header says. */
  const receive = async (body: Readable, expected: string | undefined) => {
    const file = join(folder, randomUUID())
    const hash = createHash('md5')
    try {
      await pipeline(
        body.on('data', (chunk: Buffer) => hash.update(chunk)),
        createWriteStream(file),
      )
      const digest = hash.digest()
      if (expected !== undefined && digest.toString('base64') !== expected) throw new S3Error('BadDigest')
      return { file, etag: digest.toString('hex') }
    } catch (error) {
      await rm(file, { force: true })
      throw error
    }
  }
  const keyOf = (id: string) => {
    if (!/^[\w-]+$/.test(id) || !existsSync(join(uploadOf(id), 'key'))) throw new S3Error('NoSuchUpload')
    return readFileSync(join(uploadOf(id), 'key'), 'utf8')
  }

  return {
    find,
    keys: () => readdirSync(objects).map(decodeURIComponent),
    uploads: () => readdirSync(uploads).map((id) => ({ id, key: keyOf(id) })),
    put: async (key: string, body: Readable, digest?: string) => {
      const { file, etag } = await receive(body, digest)
      return keep(key, file, etag)
    },
    /** Puts an empty object under each key, at once. */
    putEmpty: (keys: string[]) => {
      for (const key of keys) {
        writeFileSync(join(etags, encodeURIComponent(key)), md5(Buffer.alloc(0)))
        writeFileSync(fileOf(key), '')
      }
    },
    remove: (key: string) => rm(fileOf(key), { force: true }),
    begin: async (key: string) => {
      const id = randomUUID()
      mkdirSync(uploadOf(id))
      await writeFile(join(uploadOf(id), 'key'), key)
      return id
    },
    putPart: async (id: string, number: number, body: Readable, digest?: string) => {
      keyOf(id)
      const { file, etag } = await receive(body, digest)
      await rename(file, join(uploadOf(id), `${number}`))
      await writeFile(join(uploadOf(id), `${number}.etag`), etag)
      return etag
    },
    complete: async (id: string, parts: { number: number; etag: string }[]) => {
      const key = keyOf(id)
      const whole = join(uploadOf(id), 'whole')
      await writeFile(whole, '')
      for (const [index, { number, etag }] of parts.entries()) {
        const file = join(uploadOf(id), `${number}`)
        if (!existsSync(file) || readFileSync(`${file}.etag`, 'utf8') !== etag) throw new S3Error('InvalidPart')
        if (index < parts.length - 1 && statSync(file).size < smallestPart) throw new S3Error('EntityTooSmall')
        await pipeline(createReadStream(file), createWriteStream(whole, { flags: 'a' }))
      }
      const etag = `${md5(Buffer.from(parts.map((part) => part.etag).join(''), 'hex'))}-${parts.length}`
      await keep(key, whole, etag)
      await rm(uploadOf(id), { recursive: true })
      return etag
    },
    abort: async (id: string) => {
      keyOf(id)
      await rm(uploadOf(id), { recursive: true })
    },
  }
}

export type Store = ReturnType<typeof openStore>
