import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AnyCaller } from './access.ts'
import { outcomes } from './effect.ts'
import { encode } from './encoding.ts'
import { problem, Refusal } from './errors.ts'
import type { Host } from './host.ts'
import { ENGLISH } from '../lib/sayings/format.ts'
import { say, type Said } from '../lib/sayings/sayings.ts'
import type { Env } from './env.ts'

type AnyHost = Pick<Host<never, AnyCaller>, 'name' | 'log' | 'errorCodes' | 'refusalOf' | 'reading' | 'besideProblem'>

/** Every error as a problem document; what was not meant to happen is logged by its request id and shows no internals. */
export function onError(host: AnyHost): ErrorHandler<Env> {
  return (error, c) => {
    if (error instanceof Refusal) return answer(c, error, host)
    if (error instanceof HTTPException || isAborted(c)) {
      return answer(c, new Refusal('VALIDATION_ERROR', say('http.request_could_not_be_read')), host)
    }
    const outcome = outcomeOf(c)
    const refusal = host.refusalOf?.(error)
    if (refusal) return answer(c, withOutcome(refusal, outcome), host)
    host.log('error', 'failed', { request_id: c.get('requestId'), path: c.req.routePath, error: describe(error) })
    return answer(c, new Refusal('INTERNAL_ERROR', say('http.went_wrong', { outcome })), host)
  }
}

/** The outcome of the request; a reader may ask again in any case. */
function outcomeOf(c: Context<Env>): Said {
  const progress = c.get('effect')?.progress ?? 'nothing'
  return c.req.method === 'GET' && progress !== 'nothing' ? say('http.try_again') : outcomes[progress]
}

function withOutcome({ code, detail, extras }: Refusal<string>, outcome: Said): Refusal<string> {
  return new Refusal(code, say('http.with_outcome', { detail, outcome }), extras)
}

/** 404 for an address that nothing answers at. */
export function onNotFound(host: AnyHost): NotFoundHandler<Env> {
  return (c) => answer(c, new Refusal('NOT_FOUND', say('http.nothing_at_this_address')), host)
}

/** True if the sender went away before all of the request had come: nobody's fault, and nobody reads the answer. */
function isAborted(c: Context<Env>): boolean {
  const { destroyed, complete } = c.env.incoming
  return destroyed === true && complete === false
}

async function answer(c: Context<Env>, refusal: Refusal<string>, host: AnyHost): Promise<Response> {
  const reading = host.reading?.(c.req.header('accept-language')) ?? ENGLISH
  const about = { codes: host.errorCodes, application: host.name, requestId: c.get('requestId'), reading }
  const document = problem(refusal, about)
  const told = { ...document, ...host.besideProblem?.(c.req.path, document) }
  const { body, headers } = await encode(JSON.stringify(told), c.req.header('accept-encoding'))
  return c.body(body, document.status as 400, {
    ...headers,
    'Content-Type': 'application/problem+json',
    ...refusal.extras.headers,
  })
}

/** The part of an unexpected error that the log keeps. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return `${error.name}: ${error.message}\n${error.stack?.split('\n').slice(1, 6).join('\n') ?? ''}`
}
