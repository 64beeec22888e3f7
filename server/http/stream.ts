import { Refusal } from './errors.ts'

/** 413 for a body that ends by itself: what is still coming of it is thrown away. */
export function tooLarge(): Refusal {
  return new Refusal('PAYLOAD_TOO_LARGE', WHY)
}

/** 413 for a stream; the rest of it is not read, so the connection can't be used again. */
export function tooLong(): Refusal {
  return new Refusal('PAYLOAD_TOO_LARGE', WHY, { headers: { Connection: 'close' } })
}

const WHY = 'What was sent is larger than this operation takes.'

/** The pieces of a body as they come; reading on past `maxBytes` throws a 413, after telling it to `refused`. */
export async function* limited(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  refused: (refusal: Refusal) => void,
): AsyncGenerator<Uint8Array> {
  if (!body) return
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) {
      const refusal = tooLong()
      refused(refusal)
      throw refusal
    }
    yield chunk
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
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = first ?? (await pieces.next())
          first = undefined
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          if (broken(error)) controller.close()
          else controller.error(error)
        }
      },
      async cancel() {
        await pieces.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
