// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

export interface Answer {
  status: number
  headers: Headers
  text: string
  body: Shown
}

export interface Asking {
  replica?: number
  key?: string
  /** Sent as JSON; a text as it is. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Asks a service (`POST /path`) at its address. */
export async function askAt(
  url: string,
  operation: string,
  { key, body, headers, signal }: Asking = {},
): Promise<Answer> {
  const [method = '', path = ''] = operation.split(' ')
  const answer = await fetch(url + path, {
    method,
    signal: signal ?? null,
    headers: {
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = /json/.test(answer.headers.get('content-type') ?? '') && text !== ''
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined }
}
