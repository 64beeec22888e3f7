/** A server answered with more than is read of it. */
export class TooLong extends Error {
  constructor() {
    super('The answer is too long')
  }
}

type Body = AsyncIterable<Uint8Array> | null

/**
 * The pieces of a body. Throws TooLong, and breaks the connection off, once they are more than `most` bytes: of what came
 * packed, those that were unpacked count.
 */
export async function* limited(body: Body, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of body ?? []) {
    bytes += piece.length
    if (bytes > most) throw new TooLong()
    yield piece
  }
}

/** Returns a whole body of at most `most` bytes; throws TooLong if it has more. The caller limits the time. */
export async function bytesWithin(body: Body, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of limited(body, most)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** A whole body of at most so many bytes as text; TooLong where it has more. */
export async function textWithin(body: Body, most: number): Promise<string> {
  return new TextDecoder().decode(await bytesWithin(body, most))
}
