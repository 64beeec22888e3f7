import type { Context } from 'hono'
import { KeptAnswer, cachedResponse } from './cached-answer.ts'
import type { Env } from './mount.ts'
import type { FileAnswer, Operation, RedirectAnswer } from './operation.ts'
import { toBody } from './stream.ts'

/** Whether a handler's result is sent as something other than its JSON. */
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
  if (result instanceof KeptAnswer) return cachedResponse(c, result)
  if (redirect) return redirectAnswer(status, result as RedirectAnswer)
  return fileAnswer(status, result as FileAnswer, broken)
}

/** A JSON answer, or one without a body. */
export function jsonAnswer(status: number, text: string | null, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: text === null ? headers : { 'Content-Type': 'application/json', ...headers },
  })
}

function isFile(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return false
  if ('bytes' in result && result.bytes instanceof Uint8Array) return true
  return 'stream' in result && typeof result.stream === 'object' && result.stream !== null && 'type' in result
}

function redirectAnswer(status: number, { location, headers }: RedirectAnswer): Response {
  return new Response(null, { status, headers: { ...headers, Location: location } })
}

async function fileAnswer(status: number, file: FileAnswer, broken: (error: unknown) => boolean): Promise<Response> {
  const body = file.stream ? await toBody(file.stream, broken) : (file.bytes as Uint8Array<ArrayBuffer>)
  return new Response(body, {
    status,
    headers: {
      'Content-Type': file.type,
      ...(file.stream && file.size !== undefined && { 'Content-Length': String(file.size) }),
      ...(file.name && { 'Content-Disposition': `attachment; filename="${file.name.replaceAll(/[^\w.-]/g, '_')}"` }),
      ...file.headers,
    },
  })
}
