import { request as sendHttp, type IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { refusalIn } from '../lib/refusals/say.ts'

/** An answer as a test reads it. */
export interface Reply {
  status: number
  // A test reads whatever shape it expects; a wrong expectation fails its assertion.
  // oxlint-disable-next-line no-explicit-any
  body: any
  headers: Headers
}

export interface Send {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
  door?: 'local' | 'public'
  /** Ends the request from the sender's side. */
  signal?: AbortSignal
  /** The address of this computer to send from: 127.0.0.9, say. */
  from?: string
}

/** A studio as it is reached over HTTP, wherever it runs: what is needed to make records in it. */
export interface ReachedStudio {
  clock: { now(): string }
  /** Sends a request: `send('POST /api/v1/clients', { token, body })`. */
  send(operation: string, options?: Send): Promise<Reply>
  /** Sends as the owner. */
  asOwner(operation: string, body?: unknown): Promise<Reply>
  /** A fresh access token for an account (passwords of made accounts are `PASSWORD`). */
  login(email: string): Promise<string>
}

/** Sends one request to a door and reads the answer: JSON parsed, anything else as text. */
export async function request(door: string, operation: string, options: Send = {}): Promise<Reply> {
  const { token, body, headers, signal, from } = options
  if (from !== undefined) return requestFrom(from, door, operation, body)
  const [method, path] = operation.split(' ')
  const isForm = body instanceof FormData
  const response = await fetch(`${door}${path}`, {
    method: method!,
    headers: {
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : typeof body === 'string' ? body : JSON.stringify(body) }),
    redirect: 'manual',
    ...(signal && { signal }),
  })
  const type = response.headers.get('content-type') ?? ''
  const isJson = /json/.test(type)
  // A stream has no end of its own: its beginning is its answer.
  const text = type === 'text/event-stream' ? await beginningOf(response) : await response.text()
  const answer = isJson ? JSON.parse(text) : text
  if (type.startsWith('application/problem+json') && !new Headers(headers).has('accept-language')) requireWords(answer)
  return { status: response.status, headers: response.headers, body: answer }
}

interface Told {
  type: string
  code: string
  title: string
  detail: string
  errors?: { message: string }[]
  reasons?: { detail: string; fix?: string }[]
}

/** Every sentence of a refusal has its words in the other languages; what a mail server says has them from elsewhere. */
function requireWords({ type, code, title, detail, errors, reasons }: Told): void {
  if (!type.startsWith('urn:studio-desk:') || code === 'MAIL_SERVER_ERROR') return
  const fixes = reasons?.flatMap(({ fix }) => (fix?.includes(' ') ? fix : [])) ?? []
  const told = errors?.map(({ message }) => message) ?? reasons?.map((reason) => reason.detail) ?? [detail]
  const unsaid = [title, ...told, ...fixes].filter((sentence) => refusalIn('de', sentence) === undefined)
  if (unsaid.length > 0) throw new Error(`No words in German for: ${unsaid.join(' | ')}`)
}

async function beginningOf(response: Response): Promise<string> {
  const reader = response.body!.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return new TextDecoder().decode(value)
}

/** Sends JSON from one of this computer's own addresses: each has limits of its own. */
async function requestFrom(localAddress: string, door: string, operation: string, body: unknown): Promise<Reply> {
  const [method, path] = operation.split(' ')
  const headers = { 'Content-Type': 'application/json' }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = sendHttp(`${door}${path}`, { method, headers, localAddress }, resolve)
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
  const given = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
  return { status: answer.statusCode!, headers: given, body: JSON.parse(await readText(answer)) }
}
