import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Instant } from '../lib/time.ts'
import { takesGzip, zip } from './encoding.ts'
import type { CachedAnswer } from './operation.ts'
import { openToPages } from './safety.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** An answer kept in memory: serialised once, compressed at most once, known by its content. */
export class AnswerInMemory implements CachedAnswer {
  readonly bytes: Bytes
  #etag: string | undefined
  /** True if the answer is still current at a moment; without it, its source has to be asked. */
  holds: ((now: Instant) => boolean) | undefined
  #gzip: Bytes | Promise<Bytes> | undefined

  constructor(value: unknown) {
    this.bytes = new TextEncoder().encode(JSON.stringify(value))
  }

  get etag(): string {
    return (this.#etag ??= `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`)
  }

  /** The value behind an answer, as its reader sees it. */
  value(): unknown {
    return JSON.parse(new TextDecoder().decode(this.bytes))
  }

  /** The compressed bytes, made when first asked for. */
  gzip(): Bytes | Promise<Bytes> {
    return (this.#gzip ??= zip(this.bytes).then((bytes) => (this.#gzip = bytes)))
  }
}

export interface CachedReply {
  status: 200 | 304
  headers: Record<string, string>
  /** A promise where the compressed bytes are still to be made. */
  body: Bytes | Promise<Bytes> | null
}

/** An answer from memory: 304 to who has it already (If-None-Match), compressed to who takes gzip; to pages of any origin. */
export function cachedReply(
  answer: CachedAnswer,
  accepted: string | undefined,
  known: string | undefined,
): CachedReply {
  const isZipped = takesGzip(accepted)
  const headers: Record<string, string> = {
    ...openToPages,
    'Cache-Control': 'no-cache',
    // Each encoding has a separate name, because its bytes are cached separately.
    ETag: isZipped ? zippedName(answer.etag) : answer.etag,
    Vary: 'Accept-Encoding',
  }
  if (knows(known, answer.etag)) return { status: 304, headers, body: null }
  headers['Content-Type'] = 'application/json'
  if (!isZipped) return { status: 200, headers, body: answer.bytes }
  headers['Content-Encoding'] = 'gzip'
  return { status: 200, headers, body: answer.gzip() }
}

/** The same for the router. */
export async function cachedResponse(c: Context, answer: CachedAnswer): Promise<Response> {
  const header = (name: string) => c.req.header(name)
  const { status, headers, body } = cachedReply(answer, header('accept-encoding'), header('if-none-match'))
  return new Response(await body, { status, headers })
}

function zippedName(etag: string): string {
  return `${etag.slice(0, -1)}-gzip"`
}

/** True if one of the names that the caller has is of this content, in any encoding. */
export function knows(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const names = [etag, zippedName(etag), '*']
  return names.includes(header) || header.split(',').some((one) => names.includes(one.trim().replace(/^W\//, '')))
}
