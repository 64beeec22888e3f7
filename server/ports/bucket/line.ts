import { createHash } from 'node:crypto'
import { lookup } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { bytesWithin, TooLong } from '../limited.ts'
import { bareAnswer } from './answer-rules.ts'
import { whyNot, type Way } from './endpoint.ts'
import { Answered, Unanswered } from './failure.ts'
import { BucketRefused } from './port.ts'

export interface Patience {
  /** The longest time without any progress, in milliseconds. */
  idle: number
  /** The longest time for one request with its answer, in milliseconds. */
  whole: number
  /** The longest time for all pages of a listing, in milliseconds. */
  listing: number
}

/** The connections of one call. */
export interface Line {
  /** Sends one signed request. Answers that are not a success are thrown as Answered, none at all as Unanswered. */
  fetch: typeof fetch
  close(): void
}

/** The longest answer that is no object, in bytes: a listing of 1,000 long names has less; and one that says why not. */
const MOST = { text: 4 << 20, reason: 64 << 10 }
/** The most pages of a listing: 50,000 objects. */
const MOST_PAGES = 50

/** Connects only to the address that was checked, if requests to it are allowed. */
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
  const list = { pages: 0, until: 0 }
  /** Milliseconds that an answer may take: what is left for a listing, whose pages are not without end. */
  const timeFor = (isPage: boolean) => {
    if (!isPage) return patience.whole
    const now = performance.now()
    if (list.pages === 0) list.until = now + patience.listing
    if (++list.pages > MOST_PAGES || now >= list.until) throw new Answered(200, '')
    return Math.ceil(list.until - now)
  }
  return {
    close: () => agent.destroy(),
    fetch: async (input, { method, headers, body } = {}) => {
      const url = new URL(input as string)
      const isPage = method === 'GET' && url.search !== ''
      const time = timeFor(isPage)
      const bytes = typeof body === 'string' ? Buffer.from(body) : (body as Uint8Array | undefined)
      const sent = new Promise<http.IncomingMessage>((resolve, reject) => {
        const asked = request(url, {
          agent,
          method,
          // Every service refuses damaged data: each knows this header.
          headers: { ...(headers as Record<string, string>), ...(bytes?.length && { 'content-md5': md5(bytes) }) },
          timeout: patience.idle,
          signal: AbortSignal.timeout(time),
        })
        asked.on('timeout', () => asked.destroy(new Error('Nothing moved')))
        asked.on('error', reject)
        asked.on('response', resolve)
        asked.end(bytes)
      })
      const answer = await sent.catch(failed)
      // Only an object has neither a question in its address nor an end that is known to be near.
      const isObject = method === 'GET' && !isPage && isSuccess(answer)
      const text = isObject ? null : await textOf(answer, isSuccess(answer) ? MOST.text : MOST.reason)
      if (!isSuccess(answer)) throw new Answered(answer.statusCode ?? 0, codeIn(text), waitIn(answer.headers))
      checkAnswer(isPage, answer, text)
      const bare = bareAnswer(text ?? '')
      // Another attempt brings nothing else.
      if (bare === undefined) throw new Answered(answer.statusCode ?? 0, '')
      const given = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
      return new Response(isObject ? (Readable.toWeb(answer) as ReadableStream) : bare || null, {
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

async function textOf(answer: http.IncomingMessage, most: number): Promise<string> {
  try {
    return (await bytesWithin(answer, most)).toString()
  } catch (error) {
    // Nothing that anybody asked for.
    return error instanceof TooLong ? '' : failed(error)
  }
}

function codeIn(text: string | null): string {
  return /<Code>\s*(\w{1,64})\s*<\/Code>/.exec(text ?? '')?.[1] ?? ''
}

/** Milliseconds that `Retry-After` asks for; a date counts from the server's time, whatever this computer's clock says. */
export function waitIn(headers: { 'retry-after'?: string; date?: string }): number | undefined {
  const asked = headers['retry-after']
  if (asked === undefined) return undefined
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.parse(headers.date ?? '')
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** Throws where a success is none: a fault that was found after the answer had begun, or a server that speaks no S3. */
function checkAnswer(isPage: boolean, answer: http.IncomingMessage, text: string | null) {
  if (text !== null && /^(<\?xml[^>]*>)?\s*<Error[\s>]/.test(text.trimStart())) throw new Answered(500, codeIn(text))
  if (/html/.test(answer.headers['content-type'] ?? '') || (isPage && !/<List\w+Result[\s>]/.test(text ?? '')))
    throw new Answered(answer.statusCode ?? 0, '')
}
