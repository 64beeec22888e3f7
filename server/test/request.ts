import { request as sendHttp, type IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'

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
  // A stream has no end: its beginning is its answer.
  const text = type === 'text/event-stream' ? await beginningOf(response) : await response.text()
  const answer = isJson ? JSON.parse(text) : text
  if (isJson) refuseSayings(response.status, text)
  return { status: response.status, headers: response.headers, body: answer }
}

/** No sentence of an answer may still be a code with values. Outside of problems, a title is what somebody typed. */
function refuseSayings(status: number, text: string): void {
  const sentences = status < 400 ? 'detail|message|fix|question' : 'detail|message|fix|question|title'
  const said = new RegExp(`"(${sentences})":"\\{\\\\"code\\\\":.{0,200}`).exec(text)
  if (said) throw new Error(`Not put into words: ${said[0]}`)
}

async function beginningOf(response: Response): Promise<string> {
  const reader = response.body!.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return new TextDecoder().decode(value)
}

/** Sends JSON from one of this computer's addresses: each has separate limits. */
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
