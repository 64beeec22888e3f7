import { constants } from 'node:fs'
import { open, rename, stat, truncate, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Answered, isAnswer, Unanswered } from './failure.ts'
import { readNote, removeNote, writeNote } from './note.ts'
import { BrokenOff, BucketRefused, type WhileStopping } from './port.ts'
import type { Reached } from './reach.ts'

/** The download that a part belongs to. */
interface Note {
  bucket: string
  key: string
  etag: string
  size_bytes: number
  /** Bytes that are certainly on the disk. */
  kept_bytes: number
}

interface Load extends WhileStopping {
  from: Reached
  key: string
  /** The file for what has come, and the note beside it. */
  part: string
  noted: string
}

/** A source that brings less than this share of an object at each attempt never finishes. */
const LEAST_PROGRESS = 0.01
/** Bytes written between two syncs to the disk. */
const STEP = 8 << 20

/** The object is not the one that the downloaded part belongs to. */
class Changed extends Error {}

/** The answer broke off: what it brought is there. */
class CutShort extends Unanswered {}

/** Downloads what has a name to a file, going on with what was broken off; see the port. */
export async function downloadFile(
  from: Reached,
  name: string,
  file: string,
  { isStopping }: WhileStopping,
): Promise<void> {
  const part = `${file}.part`
  const load: Load = { from, key: from.folder + name, part, noted: `${part}.json`, isStopping }
  await fetchAll(load)
  await rename(part, file)
  await removeNote(load.noted)
}

/** Asks for what is missing until nothing is; attempts count from the last that came further than all before. */
async function fetchAll(load: Load): Promise<void> {
  let begun = await noteOf(load)
  let [attempt, furthest] = [1, begun?.kept_bytes ?? 0]
  for (;;) {
    try {
      return await fetchRest(load, begun)
    } catch (failure) {
      if (failure instanceof Changed) {
        begun = undefined
        continue
      }
      if (!(failure instanceof CutShort)) throw failure
      begun = await noteOf(load)
      const kept = begun?.kept_bytes ?? 0
      attempt = kept - furthest > (begun?.size_bytes ?? 0) * LEAST_PROGRESS ? 1 : attempt + 1
      furthest = Math.max(furthest, kept)
      await load.from.rest(failure, attempt)
    }
  }
}

/** The note of this very object, if its part is there. */
async function noteOf({ from, key, part, noted }: Load): Promise<Note | undefined> {
  const note = await readNote<Note>(noted)
  if (note?.bucket !== from.bucket || note.key !== key || note.etag === '') return undefined
  const there = await stat(part).catch(() => ({ size: -1 }))
  return there.size < note.kept_bytes ? undefined : note
}

/** Fetches what comes after the noted part, or all; throws Changed where that belongs to another object. */
async function fetchRest(load: Load, begun: Note | undefined): Promise<void> {
  const { from, key, part } = load
  const have = begun?.kept_bytes ?? 0
  if (begun && have === begun.size_bytes) return truncate(part, have)
  const answer = await from.client.getObjectRaw(key, have === 0, have).catch((error: unknown) => {
    // It has become shorter than what there is of it.
    throw begun && isAnswer(error, 'InvalidRange') ? new Changed() : error
  })
  const etag = answer.headers.get('etag') ?? ''
  if (begun && etag !== begun.etag) {
    await answer.body?.cancel()
    throw new Changed()
  }
  // A server that knows no ranges sends all again.
  const start = answer.status === 206 ? have : 0
  const size_bytes = start + (await lengthOf(answer, load))
  const handle = await open(part, constants.O_RDWR | constants.O_CREAT, 0o600)
  try {
    await handle.truncate(start)
    await keepAll(load, handle, answer, { bucket: from.bucket, key, etag, size_bytes, kept_bytes: start })
  } finally {
    await handle.close()
  }
}

/** Bytes in an answer, which must state them and fit on the disk of the file. */
async function lengthOf({ status, headers, body }: Response, { from, part }: Load): Promise<number> {
  const said = headers.get('content-length')
  const free = (await from.pace.disk.free(dirname(part))) ?? Infinity
  if (said !== null && Number(said) <= free) return Number(said)
  await body?.cancel()
  // No service leaves it out.
  if (said === null) throw new Answered(status, '')
  throw new BucketRefused('other', 'This file does not fit on the disk of this computer. Make room, then try again.')
}

/** Writes an answer to the file and notes how far it came, also where it breaks off. */
async function keepAll(load: Load, handle: FileHandle, answer: Response, note: Note): Promise<void> {
  let at = note.kept_bytes
  const keep = async () => {
    await handle.datasync()
    note.kept_bytes = at
    await writeNote(load.noted, note)
  }
  await keep()
  try {
    for await (const chunk of chunksOf(answer)) {
      if (load.isStopping()) throw new BrokenOff()
      if (at + chunk.length > note.size_bytes) throw new CutShort(new Error('The answer is too long'))
      await handle.write(chunk, 0, chunk.length, at)
      at += chunk.length
      if (at - note.kept_bytes >= STEP) await keep()
    }
    if (at !== note.size_bytes) throw new CutShort(new Error('The answer ended early'))
  } finally {
    await keep()
  }
}

/** The chunks of an answer; one that breaks off throws CutShort. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? []
  } catch (error) {
    throw new CutShort(error)
  }
}
