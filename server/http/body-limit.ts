import type { MiddlewareHandler } from 'hono'
import { THROWN_AWAY } from './stream.ts'

/**
 * Calls `refuse` (which throws) for a body over `maxSize` bytes. One of declared length is held against the declaration,
 * which the HTTP parser enforces, without opening it as a stream: that alone costs more than a booking's statements. One
 * that does not say its length is read first.
 */
export function limitBody(maxSize: number, refuse: () => never): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined) {
      const body = await readWhole(c.req.raw.body, maxSize)
      if (body === undefined) refuse()
      c.req.raw = new Request(c.req.raw, { method: c.req.method, body })
    } else if (Number(c.req.header('content-length') ?? 0) > maxSize) refuse()
    await next()
  }
}

/** A body of unknown length; undefined where it is larger than `maxSize`. */
async function readWhole(body: ReadableStream<Uint8Array> | null, maxSize: number) {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.byteLength
    if (size <= maxSize) pieces.push(piece)
    else pieces.length = 0
    if (size > maxSize + THROWN_AWAY) break
  }
  return size > maxSize ? undefined : Buffer.concat(pieces)
}
