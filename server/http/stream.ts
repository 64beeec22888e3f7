import type { Socket } from 'node:net'
import { Refusal } from './errors.ts'
import { say } from '../lib/sayings/sayings.ts'

/** How much of a body that is too large is still taken and thrown away: who is cut off while sending reads no answer. */
export const THROWN_AWAY = 64 * 1024 * 1024

/** 413; what is still coming of the body is thrown away. */
export function tooLarge(): Refusal {
  return new Refusal('PAYLOAD_TOO_LARGE', say('http.body_too_large'))
}

/** The connection a body comes on, where there is one: once it has ended, nothing more comes. */
export type Sender = Partial<Pick<Socket, 'destroyed' | 'once' | 'off'>>

/**
 * The pieces of a body as they come; where its sender goes before its end, it breaks off with an error, also where the body
 * itself does not tell. Reading on past `maxBytes` throws a 413, after telling it to `refused`, and throws away what follows.
 */
export async function* limited(
  body: ReadableStream<Uint8Array> | null,
  sender: Sender,
  maxBytes: number,
  refused: (refusal: Refusal) => void,
): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  let isGone = false
  const end = () => {
    isGone = true
    void reader.cancel().catch(() => undefined)
  }
  sender.once?.('close', end)
  if (sender.destroyed) end()
  let isTooLarge = false
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (isGone) throw new Error('Whoever sent this went away before its end.')
      if (done) return
      size += value.byteLength
      isTooLarge = size > maxBytes
      if (isTooLarge) break
      yield value
    }
  } finally {
    sender.off?.('close', end)
    if (isTooLarge) void throwAway(reader)
    else await reader.cancel().catch(() => undefined)
  }
  const refusal = tooLarge()
  refused(refusal)
  throw refusal
}

/** Reads on without looking, up to a size; then, or where the sender goes, that is the end. */
async function throwAway(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let left = THROWN_AWAY; left >= 0;) {
      const { done, value } = await reader.read()
      if (done) return
      left -= value.byteLength
    }
    await reader.cancel()
  } catch {
    // The connection has ended.
  }
}

/**
 * A stream that is read only as fast as it is taken. The first piece is fetched at once, so that a source that can't begin
 * is still refused in words. If it breaks later, `broken` ends the connection and says so: a clean end would look like the whole.
 */
export async function toBody(
  source: AsyncIterable<Uint8Array>,
  broken: (error: unknown) => boolean,
): Promise<ReadableStream<Uint8Array>> {
  const pieces = source[Symbol.asyncIterator]()
  let first: IteratorResult<Uint8Array> | undefined = await pieces.next()
  let isWanted = true
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = first ?? (await pieces.next())
          first = undefined
          // A caller who left while a piece was made gets none, and that is no fault.
          if (!isWanted) return
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          if (broken(error)) controller.close()
          else controller.error(error)
        }
      },
      async cancel() {
        isWanted = false
        await pieces.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
