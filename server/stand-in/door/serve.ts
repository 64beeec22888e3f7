import { setTimeout as sleep } from 'node:timers/promises'
import type { Post } from '../delivery/post.ts'
import { PINNED } from '../events.ts'
import { expireOverdue } from '../life/checkout.ts'
import { servePage } from '../pages/pages.ts'
import { answer, type Answer, type Door, type Request } from './answer.ts'

/** Something that goes wrong with requests from now on. */
export interface Fault {
  /** Which requests: a part of `POST /v1/refunds`. */
  on: string
  /** How often; once, unless told otherwise. */
  times?: number
  /** Answered in the place of anything else. */
  status?: number
  /** True if Stripe tells the SDK to try again; it says nothing, unless told otherwise. */
  retry?: boolean
  /** A body that is not Stripe's, as an interposed proxy answers. */
  body?: string
  /** The request is carried out, and its answer lost on the way. */
  loseAnswer?: boolean
  /** Milliseconds to wait before it is done. */
  wait?: number
}

/** The fault that meets a request, counted down. */
function faultFor(faults: Fault[], request: string): Fault | undefined {
  const index = faults.findIndex(({ on }) => request.includes(on))
  const fault = faults[index]
  if (!fault) return undefined
  fault.times = (fault.times ?? 1) - 1
  if (fault.times <= 0) faults.splice(index, 1)
  return fault
}

interface Serving extends Door {
  post: Post
  faults: Fault[]
  /** The requests, in order: `POST /v1/refunds`. */
  seen: string[]
}

/** Answers a request of the API, or serves a page for people. */
export const serve = (serving: Serving, request: Request): Promise<Answer | 'nothing'> =>
  request.url.pathname.startsWith('/v1/') ? serveApi(serving, request) : servePeople(serving, request)

/** Serves a page. After a button, the person goes on once the studio received the events. */
async function servePeople({ books, post }: Serving, request: Request): Promise<Answer> {
  const hasChanged = expireOverdue(books) || request.method === 'POST'
  const said = servePage(books, request)
  if (hasChanged) books.save()
  await Promise.race([post.deliver(), sleep(PATIENCE, undefined, { ref: false })])
  return said
}

/** How long somebody at a page waits for that, in milliseconds. */
const PATIENCE = 10_000

/** Answers the API: with what goes wrong there, in Stripe's own headers, and with the events that follow sent after it. */
async function serveApi(serving: Serving, request: Request): Promise<Answer | 'nothing'> {
  const { books, post, faults, seen } = serving
  const named = `${request.method} ${request.url.pathname}`
  seen.push(named)
  const id = books.newId('req_', 14)
  const fault = faultFor(faults, named)
  if (fault?.wait) await sleep(fault.wait)
  if (fault?.status !== undefined) return withHeaders(serving, failing(fault), id)
  const hasChanged = expireOverdue(books) || request.method !== 'GET'
  const said = answer(serving, request, id)
  if (hasChanged) books.save()
  // Requests without events are answered right away: the receiver of an event asks here before it answers.
  if (hasChanged && post.mode.beforeAnswer) await post.deliver()
  else setImmediate(() => void post.deliver())
  return fault?.loseAnswer ? 'nothing' : withHeaders(serving, said, id)
}

const TYPES: Readonly<Record<number, string>> = { 401: 'invalid_request_error', 429: 'rate_limit_error' }

function failing({ status = 500, retry, body }: Fault): Answer {
  const error = { message: 'Something went wrong, as was asked for.', type: TYPES[status] ?? 'api_error' }
  return {
    status,
    headers: { ...(retry !== undefined && { 'stripe-should-retry': String(retry) }) },
    body: body ?? JSON.stringify({ error }),
  }
}

function withHeaders({ books }: Door, { status, headers, body }: Answer, id: string): Answer {
  const common = {
    'content-type': 'application/json',
    date: new Date(books.now() * 1000).toUTCString(),
    'request-id': id,
    'stripe-version': PINNED,
  }
  return { status, headers: { ...common, ...headers }, body }
}
