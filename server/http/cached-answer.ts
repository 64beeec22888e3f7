import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import type { CachedAnswer } from './operation.ts'

/** An answer kept in memory: serialised once, compressed at most once, known by its content. */
export class KeptAnswer implements CachedAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
  #gzip: Uint8Array<ArrayBuffer> | undefined

  constructor(value: unknown) {
    this.bytes = new TextEncoder().encode(JSON.stringify(value))
    this.etag = `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`
  }

  /** The compressed bytes, made when first asked for. */
  get gzip(): Uint8Array<ArrayBuffer> {
    return (this.#gzip ??= new Uint8Array(gzipSync(this.bytes)))
  }
}

/** Answers from memory: 304 to who has it already (If-None-Match), compressed to who takes gzip; to pages of any origin. */
export function cachedResponse(c: Context, answer: CachedAnswer): Response {
  const headers: Record<string, string> = {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-cache',
    ETag: answer.etag,
    Vary: 'Accept-Encoding',
  }
  if (knows(c.req.header('if-none-match'), answer.etag)) return new Response(null, { status: 304, headers })
  headers['Content-Type'] = 'application/json'
  if (!takesGzip(c.req.header('accept-encoding'))) return new Response(answer.bytes, { status: 200, headers })
  headers['Content-Encoding'] = 'gzip'
  return new Response(answer.gzip, { status: 200, headers })
}

function knows(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return (
    header === etag || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
  )
}

function takesGzip(header: string | undefined): boolean {
  return header !== undefined && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header)
}
