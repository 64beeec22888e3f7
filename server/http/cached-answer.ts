import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { takesGzip, zip } from './encoding.ts'
import type { CachedAnswer } from './operation.ts'

/** An answer kept in memory: serialised once, compressed at most once, known by its content. */
export class KeptAnswer implements CachedAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
  #gzip: Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> | undefined

  constructor(value: unknown) {
    this.bytes = new TextEncoder().encode(JSON.stringify(value))
    this.etag = `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`
  }

  /** The compressed bytes, made when first asked for. */
  gzip(): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> {
    return (this.#gzip ??= zip(this.bytes).then((bytes) => (this.#gzip = bytes)))
  }
}

/** Answers from memory: 304 to who has it already (If-None-Match), compressed to who takes gzip; to pages of any origin. */
export async function cachedResponse(c: Context, answer: CachedAnswer): Promise<Response> {
  const isZipped = takesGzip(c.req.header('accept-encoding'))
  const headers: Record<string, string> = {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-cache',
    // Other bytes are another thing to keep: each encoding has a name of its own.
    ETag: isZipped ? zippedName(answer.etag) : answer.etag,
    Vary: 'Accept-Encoding',
  }
  if (knows(c.req.header('if-none-match'), answer.etag)) return new Response(null, { status: 304, headers })
  headers['Content-Type'] = 'application/json'
  if (!isZipped) return new Response(answer.bytes, { status: 200, headers })
  headers['Content-Encoding'] = 'gzip'
  return new Response(await answer.gzip(), { status: 200, headers })
}

function zippedName(etag: string): string {
  return `${etag.slice(0, -1)}-gzip"`
}

/** Whether one of the names that are had is of this content, in whichever encoding. */
function knows(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const names = [etag, zippedName(etag), '*']
  return names.includes(header) || header.split(',').some((one) => names.includes(one.trim().replace(/^W\//, '')))
}
