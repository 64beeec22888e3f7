import { isFromBetween } from '../shared/connection/connection.ts'
import type { Puzzles } from '../shared/work/solve.ts'
import type { SessionStore } from '../shared/session/session.ts'
import { ApiError, problemOf, UNREACHABLE } from './problem.ts'
import { addressOf, idempotencyKey } from './request.ts'
import type { Answer, Args, FormKey, Input, Key, RawInput, UploadKey } from './types.ts'

interface Surroundings {
  session: Pick<SessionStore, 'get' | 'refresh'>
  fetch: typeof globalThis.fetch
  /** The reader's language, for answers in words. */
  language: () => string
  /** Receives, for each request, whether anybody answered. */
  heard?: (answered: boolean) => void
  /** Solves the puzzles the server asks for instead of a refusal; returns the header's value. */
  prove: (asked: Puzzles) => Promise<string>
}

export interface CallOptions {
  signal?: AbortSignal
  /** Keep it for a repeat of the same POST, so that it is done once. */
  idempotencyKey?: string
}

interface Sent extends CallOptions {
  body?: BodyInit
  type?: string
  headers?: Record<string, string>
}

/**
 * Calls operations by name; every failure is an ApiError. Renews a refused token once and solves a puzzle once, automatically.
 */
export function createClient({ session, fetch, language, heard, prove }: Surroundings) {
  async function once(method: string, url: string, sent: Sent, token: string | undefined): Promise<Response> {
    const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language() })
    if (token) headers.set('Authorization', `Bearer ${token}`)
    for (const [name, value] of Object.entries(sent.headers ?? {})) headers.set(name, value)
    if (sent.type) headers.set('Content-Type', sent.type)
    if (method === 'POST') headers.set('Idempotency-Key', sent.idempotencyKey ?? idempotencyKey())
    try {
      const response = await fetch(url, { method, headers, body: sent.body, signal: sent.signal, cache: 'no-cache' })
      heard?.(!isFromBetween(response))
      return response
    } catch (error) {
      if (sent.signal?.aborted) throw error
      heard?.(false)
      throw new ApiError(UNREACHABLE)
    }
  }

  async function send(key: string, input: RawInput, sent: Sent): Promise<Response> {
    const { method, url } = addressOf(key, input)
    const fixed = { ...sent, idempotencyKey: sent.idempotencyKey ?? idempotencyKey() }
    const token = session.get()?.access_token
    let response = await once(method, url, fixed, token)
    if (token && (await isRefused(response))) {
      const renewed = await session.refresh(token)
      if (renewed) response = await once(method, url, fixed, renewed)
    }
    if (response.ok) return response
    const problem = await problemOf(response)
    if (!problem.proof_of_work) throw new ApiError(problem)
    const [name, proof] = [problem.proof_of_work.header, await prove(problem.proof_of_work)]
    response = await once(method, url, { ...fixed, headers: { [name]: proof } }, token)
    if (!response.ok) throw new ApiError(await problemOf(response))
    return response
  }

  /** True if it is the token that was refused, and not a password that was sent along. */
  async function isRefused(response: Response): Promise<boolean> {
    return response.status === 401 && (await problemOf(response.clone())).code !== 'AUTH_INVALID_CREDENTIALS'
  }

  async function call<K extends Key>(key: K, ...[input, options]: [...Args<K>, CallOptions?]): Promise<Answer<K>> {
    const { body, ...address } = (input ?? {}) as RawInput
    const sent = body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' }
    const response = await send(key, address, { ...(options as CallOptions), ...sent })
    const text = response.status === 204 ? '' : await response.text()
    return (text ? JSON.parse(text) : undefined) as Answer<K>
  }

  async function upload<K extends UploadKey>(key: K, file: File, input?: Input<K>): Promise<Answer<K>> {
    const body = new FormData()
    body.set('file', file)
    const response = await send(key, (input ?? {}) as RawInput, { body })
    return (await response.json()) as Answer<K>
  }

  /** Sends texts, and a file behind them that the browser reads from the disk as it goes. */
  async function sendForm<K extends FormKey>(
    key: K,
    fields: Readonly<Record<string, string>>,
    file?: File | null,
  ): Promise<Answer<K>> {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    if (file) body.set('file', file)
    const response = await send(key, {}, { body })
    return (await response.json()) as Answer<K>
  }

  /** The answer that is a file, with the name the server gave it. */
  async function openFile<K extends Key>(
    key: K,
    ...[input]: Args<K>
  ): Promise<{ file: Response; name: string | null }> {
    const { body, ...address } = (input ?? {}) as RawInput
    const sent = body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' }
    const file = await send(key, address, sent)
    const disposition = file.headers.get('Content-Disposition') ?? ''
    return { file, name: /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? null }
  }

  /** An answer to be read as it comes, where the operation streams one; a refusal is an ApiError as ever. */
  function open<K extends Key>(key: K, input: Input<K>, options: CallOptions = {}): Promise<Response> {
    const { body, ...address } = input as RawInput
    const headers = { Accept: 'text/event-stream, application/json' }
    return send(key, address, { ...options, headers, body: JSON.stringify(body), type: 'application/json' })
  }

  return { call, upload, sendForm, openFile, open }
}
