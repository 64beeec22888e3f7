import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Answered, Books } from '../books.ts'
import { PINNED } from '../events.ts'
import { checkMetadata } from '../metadata.ts'
import { Refusal } from '../refusal.ts'
import type { Route } from '../route.ts'
import { routeOf } from '../api.ts'
import type { Shapes } from '../shapes.ts'
import { expand } from './expand.ts'
import { decodeForm } from './form.ts'
import { checkPermission, isLive, keyOf, type Keys } from './keys.ts'

export interface Request {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: string
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

export interface Door {
  books: Books
  keys: Keys
  shapes: Shapes | undefined
}

/** Answers a request of the API, or refuses it as Stripe does. */
export function answer(door: Door, request: Request, requestId: string): Answer {
  try {
    return admitted(door, request, requestId)
  } catch (error) {
    return refused(error)
  }
}

export function refused(error: unknown): Answer {
  // A fault of the stand-in is not tried again: its author should see it.
  const refusal =
    error instanceof Refusal
      ? error
      : new Refusal(error instanceof Error ? error.message : String(error), {
          status: 500,
          type: 'api_error',
          headers: { 'stripe-should-retry': 'false' },
        })
  const { status, headers, error: said } = refusal
  return { status, headers: { ...headers }, body: JSON.stringify({ error: said }) }
}

/** For so many seconds a key is known. */
const KNOWN = 24 * 60 * 60

/** The answer that was given to the same request before. Refuses a key that came with another one. */
function earlierAnswer(books: Books, key: string, request: string): Answered | undefined {
  const earlier = Object.hasOwn(books.asides.answered, key) ? books.asides.answered[key] : undefined
  if (!earlier || earlier.at <= books.now() - KNOWN) return undefined
  if (earlier.asked === hashOf(request)) return earlier
  throw new Refusal(
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  )
}

/** Remembers an answer for a repeat: a request that was refused before anything was begun is handled again. */
function remember(books: Books, key: string, request: string, status: number, body: string): void {
  if ([400, 401, 403, 404, 429].includes(status)) return
  books.asides.answered[key] = { asked: hashOf(request), at: books.now(), status, body }
}

const hashOf = (request: string): string => createHash('sha256').update(request).digest('hex')

function admitted(door: Door, request: Request, requestId: string): Answer {
  const { books, keys } = door
  const { method, url, headers, body } = request
  const key = keyOf(headers, keys)
  if (headers['stripe-version'] !== PINNED)
    throw new Refusal(`Invalid Stripe API version: ${headers['stripe-version'] ?? 'none'}`)
  const found = routeOf(method, url.pathname)
  if (!found) throw new Refusal(`Unrecognized request URL (${method}: ${url.pathname}).`, { status: 404 })
  checkPermission(key, keys, found.route)
  const given = method === 'POST' ? headers['idempotency-key'] : undefined
  const named = given === undefined ? undefined : `${isLive(key) ? 'live' : 'test'} ${given}`
  const asked = `${method} ${url.pathname} ${body}`
  const earlier = named === undefined ? undefined : earlierAnswer(books, named, asked)
  if (earlier) return { status: earlier.status, headers: { 'idempotent-replayed': 'true' }, body: earlier.body }
  books.cause = { id: requestId, idempotency_key: String(given ?? '') || null }
  try {
    const said = performed(door, found, method === 'POST' ? body : url.search.slice(1), isLive(key))
    if (named !== undefined) remember(books, named, asked, said.status, said.body)
    return said
  } finally {
    books.cause = { id: null, idempotency_key: null }
  }
}

function performed(door: Door, { route, id }: { route: Route; id: string }, form: string, livemode: boolean): Answer {
  const { books, shapes } = door
  const params = decodeForm(form)
  checkParams(route, params, shapes)
  const { expand: paths, ...rest } = params
  try {
    const made = structuredClone(route.handle({ books, params: rest, id, livemode }))
    for (const one of route.isList ? (made as { data: unknown[] }).data : [made]) books.check(route.answer, one)
    expand(books, made, (paths as string[] | undefined) ?? [])
    return { status: 200, headers: {}, body: JSON.stringify(made) }
  } catch (error) {
    return refused(error)
  }
}

function checkParams(route: Route, params: Record<string, unknown>, shapes: Shapes | undefined): void {
  checkMetadata(params)
  const fault = shapes?.request(route.params, params)
  if (fault) throw new Refusal(fault.message, { code: fault.code, param: fault.param })
  const beyond = Object.keys(params).find((name) => name !== 'expand' && !route.knows.includes(name))
  if (beyond !== undefined)
    throw new Refusal(`Received unknown parameter: ${beyond} (or one that the stand-in does nothing with)`, {
      code: 'parameter_unknown',
      param: beyond,
    })
}
