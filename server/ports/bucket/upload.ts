import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import type { S3mini } from 's3mini'
import { askable, listedKey } from './endpoint.ts'
import { Answered, isAnswer } from './failure.ts'
import { readNote, removeNote, writeNote } from './note.ts'
import { BrokenOff, BucketRefused, type WhileStopping } from './port.ts'
import type { Reached } from './reach.ts'

/** An upload in parts, as it is noted. */
interface Note {
  bucket: string
  key: string
  /** Which state of the file it is: its size, when it changed, and where the parts are cut. */
  of: string
  id: string
  /** Those of the parts that are there, from the first. */
  etags: string[]
}

/** The file to upload, and its destination. */
interface Load extends WhileStopping {
  client: S3mini
  key: string
  handle: FileHandle
  size: number
  /** Bytes of a part. */
  part: number
  /** The path of the note. */
  noted: string
}

/** The most parts that an object may have. */
const MOST_PARTS = 10_000

/** Uploads a file under a name, going on with what was broken off; see the port. */
export async function uploadFile(
  to: Reached,
  name: string,
  file: string,
  { isStopping }: WhileStopping,
): Promise<void> {
  const { client, bucket, folder, pace } = to
  const handle = await open(file, 'r')
  try {
    const { size, mtimeMs } = await handle.stat()
    const part = Math.max(pace.part, Math.ceil(size / MOST_PARTS))
    const load: Load = { client, key: folder + name, handle, size, part, noted: `${file}.upload.json`, isStopping }
    const plan = { bucket, key: load.key, of: [size, mtimeMs, part].join('/') }
    const begun = await readNote<Note>(load.noted)
    const goesOn = begun?.bucket === bucket && begun.key === plan.key && begun.of === plan.of
    if (!goesOn) await endOld(load, begun?.bucket === bucket ? begun : undefined)
    if (size > part) await uploadParts(load, goesOn ? begun : undefined, plan)
    else await client.putObject(load.key, await readPart(load, 0, Buffer.alloc(size)))
    await checkArrived(load)
    await removeNote(load.noted)
  } finally {
    await handle.close()
  }
}

/** Ends what was begun of another state of the file, or under its name by whomever. */
async function endOld({ client, key, noted }: Load, begun: Note | undefined): Promise<void> {
  if (begun) await endUpload(client, begun.key, begun.id)
  await endUnfinished(client, key)
  await removeNote(noted)
}

interface Listed {
  ListMultipartUploadsResult?: { Upload?: Unfinished | Unfinished[] }
}

interface Unfinished {
  Key: string
  UploadId: string
}

/** Ends what was once begun of an object and never finished: its parts take room, and are paid for, but show nowhere. */
async function endUnfinished(client: S3mini, key: string): Promise<void> {
  const opts = { prefix: askable(key), 'encoding-type': 'url' }
  const listed = (await ifAllowed(() => client.listMultipartUploads('/', '', 'GET', opts))) as Listed | undefined
  const uploads = [listed?.ListMultipartUploadsResult?.Upload ?? []].flat()
  for (const upload of uploads.filter((one) => listedKey(one.Key) === key))
    await endUpload(client, key, upload.UploadId)
}

/** Ends one upload; one that has ended already is fine. */
async function endUpload(client: S3mini, key: string, id: string): Promise<void> {
  await ifAllowed(() => client.abortMultipartUpload(key, id))
}

/** A key that may not do this, or a service that does not know it, can still upload. */
async function ifAllowed<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Answered) return undefined
    throw error
  }
}

async function uploadParts(load: Load, begun: Note | undefined, plan: Omit<Note, 'id' | 'etags'>): Promise<void> {
  if (begun) {
    try {
      return await sendAll(load, begun)
    } catch (error) {
      if (!isAnswer(error, 'NoSuchUpload')) throw error
      // The service has ended it meanwhile, with its parts.
      await endOld(load, undefined)
    }
  }
  const id = await load.client.getMultipartUploadId(load.key)
  const note: Note = { ...plan, id, etags: [] }
  await writeNote(load.noted, note)
  await sendAll(load, note)
}

/** Sends the parts that are missing and has the service put all together. */
async function sendAll(load: Load, note: Note): Promise<void> {
  const { client, key, size, part, noted, isStopping } = load
  const room = Buffer.allocUnsafe(part)
  for (let from = note.etags.length * part; from < size; from += part) {
    if (isStopping()) throw new BrokenOff()
    const bytes = await readPart(load, from, room)
    const { etag } = await client.uploadPart(key, note.id, bytes, note.etags.length + 1)
    note.etags.push(etag)
    await writeNote(noted, note)
  }
  const parts = note.etags.map((etag, index) => ({ partNumber: index + 1, etag }))
  try {
    await client.completeMultipartUpload(key, note.id, parts)
  } catch (error) {
    // The upload is complete if only the answer to an earlier attempt was lost.
    if (!isAnswer(error, 'NoSuchUpload') || !(await isTogether(load, note.etags))) throw error
  }
}

/** Reads the part of the file that begins at `from`, or what is left of it, into `room`. */
async function readPart({ handle, size }: Load, from: number, room: Buffer): Promise<Buffer> {
  const length = Math.min(room.length, size - from)
  let done = 0
  while (done < length) {
    const { bytesRead } = await handle.read(room, done, length - done, from + done)
    if (bytesRead === 0) throw new Error('The file became shorter while it was uploaded')
    done += bytesRead
  }
  return room.subarray(0, length)
}

/** True if the object is made of these parts: its ETag is then that of their ETags, where these are their MD5. */
async function isTogether({ client, key }: Load, etags: string[]): Promise<boolean> {
  const whole = createHash('md5')
    .update(Buffer.from(etags.join(''), 'hex'))
    .digest('hex')
  try {
    return (await client.getEtag(key)) === `${whole}-${etags.length}`
  } catch (error) {
    if (error instanceof Answered && error.status === 404) return false
    throw error
  }
}

async function checkArrived({ client, key, size }: Load): Promise<void> {
  // It wraps the failure in another error.
  const arrived = await client.getContentLength(key).catch((error: unknown) => {
    throw (error as Error).cause
  })
  if (arrived !== size)
    throw new BucketRefused('other', 'What arrived in the bucket has not the size of the file. Try again.')
}
