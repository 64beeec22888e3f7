import { createHash } from 'node:crypto'
import { lookup } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { whyNot, type Way } from './endpoint.ts'
import { Answered, Unanswered } from './failure.ts'
import { BucketRefused } from './port.ts'

export interface Patience {
  /** How long nothing may move, in milliseconds. */
  idle: number
  /** How long one request may take with its answer, in milliseconds. */
  whole: number
}

/** The connections of one call. */
export interface Line {
  /** Sends one signed request. Answers that are not a success are thrown as Answered, none at all as Unanswered. */
  fetch: typeof fetch
  close(): void
}

/** The longest answer that is no object, in bytes: a listing of 1,000 long names has less. */
const MOST = 8 << 20

/** What is connected to is the address that was looked at, and one that may be asked in this way. */
export function guarded(resolve: typeof lookup, way: Way): LookupFunction {
  return (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      const why =
        (found ?? []).map(({ address }) => whyNot(address, way)).find(Boolean) ?? (first ? null : whyNot('', way)!)
      if (error ?? why) done(error ?? why, '')
      else if (options.all) done(null, found)
      else done(null, first!.address, first!.family)
    })
}

/** Opens connections to a bucket's server. They follow no redirect: what is signed is for that server alone. */
export function openLine(way: Way, patience: Patience): Line {
  const { Agent, request } = way.secure ? https : http
  const agent = new Agent({ keepAlive: true, lookup: guarded(lookup, way) })
  return {
    close: () => agent.destroy(),
    fetch: async (input, { method, headers, body } = {}) => {
      const url = new URL(input as string)
      const bytes = typeof body === 'string' ? Buffer.from(body) : (body as Uint8Array | undefined)
      const sent = new Promise<http.IncomingMessage>((resolve, reject) => {
        const asked = request(url, {
          agent,
          method,
          // What arrives damaged is refused, by whichever service: each knows this header.
          headers: { ...(headers as Record<string, string>), ...(bytes?.length && { 'content-md5': md5(bytes) }) },
          timeout: patience.idle,
          signal: AbortSignal.timeout(patience.whole),
        })
        asked.on('timeout', () => asked.destroy(new Error('Nothing moved')))
        asked.on('error', reject)
        asked.on('response', resolve)
        asked.end(bytes)
      })
      const answer = await sent.catch(failed)
      // Only an object has neither a question in its address nor an end that is known to be near.
      const isObject = method === 'GET' && url.search === '' && isSuccess(answer)
      const text = isObject ? null : await textOf(answer)
      if (!isSuccess(answer)) throw new Answered(answer.statusCode ?? 0, codeIn(text), waitIn(answer.headers))
      checkAnswer(method, answer, text)
      const given = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
      return new Response(isObject ? (Readable.toWeb(answer) as ReadableStream) : text || null, {
        status: answer.statusCode,
        headers: given,
      })
    },
  }
}

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64')

const isSuccess = ({ statusCode = 0 }: http.IncomingMessage) => statusCode >= 200 && statusCode < 300

function failed(error: unknown): never {
  throw error instanceof BucketRefused ? error : new Unanswered(error)
}

async function textOf(answer: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length
      // Nothing that anybody asked for.
      if (length > MOST) return ''
      chunks.push(chunk)
    }
  } catch (error) {
    failed(error)
  }
  return Buffer.concat(chunks).toString()
}

function codeIn(text: string | null): string {
  return /<Code>\s*(\w{1,64})\s*<\/Code>/.exec(text ?? '')?.[1] ?? ''
}

/** How many milliseconds `Retry-After` asks for; a date counts from the server's own, whatever this computer's clock says. */
export function waitIn(headers: { 'retry-after'?: string; date?: string }): number | undefined {
  const asked = headers['retry-after']
  if (asked === undefined) return undefined
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.parse(headers.date ?? '')
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** Throws where a success is none: a fault that was found after the answer had begun, or a server that speaks no S3. */
function checkAnswer(method: string | undefined, answer: http.IncomingMessage, text: string | null) {
  if (text !== null && /^\s*(<\?xml[^>]*>)?\s*<Error[\s>]/.test(text)) throw new Answered(500, codeIn(text))
  const isListing = method === 'GET' && text !== null
  if (/html/.test(answer.headers['content-type'] ?? '') || (isListing && !/<List\w+Result[\s>]/.test(text)))
    throw new Answered(answer.statusCode ?? 0, '')
}
