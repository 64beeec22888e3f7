import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { AnswerInMemory, cachedResponse, knows } from './cached-answer.ts'
import { encode, isText } from './encoding.ts'
import type { Env } from './env.ts'
import type { FileAnswer, Operation, RedirectAnswer } from './operation.ts'
import { toBody } from './stream.ts'

/** True if a handler's result is sent as something other than its JSON. */
export function isSentAsIs(operation: Operation, result: unknown): boolean {
  if (operation.file !== undefined || operation.redirect) return true
  return operation.orFile !== undefined && isFile(result)
}

/** Sends what is not JSON to be kept: an answer from memory, an address to go to, a file or a stream. */
export function specialAnswer(
  c: Context<Env>,
  { status, redirect }: Operation,
  result: unknown,
  broken: (error: unknown) => boolean,
): Response | Promise<Response> {
  if (result instanceof AnswerInMemory) return cachedResponse(c, result)
  if (redirect) return redirectAnswer(status, result as RedirectAnswer)
  return fileAnswer(c, status, result as FileAnswer, broken)
}

const frozen = new WeakMap<object, AnswerInMemory>()

/** A result as it is sent; of a frozen one, which is given again, that is made once. */
export function toSend(result: unknown): string | AnswerInMemory {
  if (typeof result !== 'object' || result === null || !Object.isFrozen(result)) return JSON.stringify(result)
  const kept = frozen.get(result) ?? new AnswerInMemory(result)
  frozen.set(result, kept)
  return kept
}

interface JsonAnswer {
  status: number
  text: string | AnswerInMemory | null
  headers?: Record<string, string>
}

/** A JSON answer, or one without a body. */
export async function jsonAnswer(
  c: Context<Env>,
  operation: Operation,
  { status, text, headers = {} }: JsonAnswer,
): Promise<Response> {
  if (text === null) return new Response(null, { status, headers })
  const type = { 'Content-Type': 'application/json' }
  const isKept = text instanceof AnswerInMemory
  const plain = isKept ? text.bytes : text
  if (givesTokens(operation)) return new Response(plain, { status, headers: { ...type, ...headers } })
  if (operation.tagged && typeof text === 'string') {
    const name = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const asked = { 'Cache-Control': 'private, no-cache', ETag: name, Vary: 'Authorization' }
    if (knows(c.req.header('if-none-match'), name)) return new Response(null, { status: 304, headers: asked })
    return new Response(text, { status, headers: { ...type, ...asked } })
  }
  const accepted = c.req.header('accept-encoding')
  const { body, headers: encoding } = await encode(plain, accepted, isKept ? () => text.gzip() : undefined)
  return new Response(body, { status, headers: { ...type, ...encoding, ...headers } })
}

/** True if an operation takes data from its caller and may return a token: such answers are not compressed. */
function givesTokens({ access, body }: Operation): boolean {
  return access === 'public' && body !== undefined
}

function isFile(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return false
  if ('bytes' in result && result.bytes instanceof Uint8Array) return true
  return 'stream' in result && typeof result.stream === 'object' && result.stream !== null && 'type' in result
}

function redirectAnswer(status: number, { location, headers }: RedirectAnswer): Response {
  return new Response(null, { status, headers: { ...headers, Location: location } })
}

async function fileAnswer(
  c: Context<Env>,
  status: number,
  file: FileAnswer,
  broken: (error: unknown) => boolean,
): Promise<Response> {
  const { body, headers } = file.stream
    ? { body: await toBody(file.stream, broken), headers: {} }
    : await encode(file.bytes as Uint8Array<ArrayBuffer>, isText(file.type) ? c.req.header('accept-encoding') : '')
  return new Response(body, {
    status,
    headers: {
      'Content-Type': file.type,
      ...(isText(file.type) && headers),
      ...(file.stream && file.size !== undefined && { 'Content-Length': String(file.size) }),
      ...(file.name && { 'Content-Disposition': `attachment; filename="${file.name.replaceAll(/[^\w.-]/g, '_')}"` }),
      ...file.headers,
    },
  })
}
