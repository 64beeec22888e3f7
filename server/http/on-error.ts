import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AnyCaller } from './access.ts'
import { outcomes } from './effect.ts'
import { encode } from './encoding.ts'
import { problem, Refusal } from './errors.ts'
import type { Host } from './host.ts'
import { inWords } from './in-words.ts'
import type { Env } from './env.ts'

type AnyHost = Pick<Host<never, AnyCaller>, 'name' | 'log' | 'errorCodes' | 'refusalOf' | 'inWords' | 'besideProblem'>

/** Every error as a problem document; what was not meant to happen is logged by its request id and shows no internals. */
export function onError(host: AnyHost): ErrorHandler<Env> {
  return (error, c) => {
    if (error instanceof Refusal) return answer(c, error, host)
    if (error instanceof HTTPException || isAborted(c)) {
      return answer(c, new Refusal('VALIDATION_ERROR', 'The request could not be read.'), host)
    }
    const outcome = outcomeOf(c)
    const refusal = host.refusalOf?.(error)
    if (refusal) return answer(c, new Refusal(refusal.code, `${refusal.message} ${outcome}`, refusal.extras), host)
    host.log('error', 'failed', { request_id: c.get('requestId'), path: c.req.routePath, error: describe(error) })
    return answer(c, new Refusal('INTERNAL_ERROR', `Something went wrong here. ${outcome}`), host)
  }
}

/** What became of what was asked for; whoever only reads may ask again whatever was noted of it. */
function outcomeOf(c: Context<Env>): string {
  const progress = c.get('effect')?.progress ?? 'nothing'
  return c.req.method === 'GET' && progress !== 'nothing' ? 'Try again in a moment.' : outcomes[progress]
}

/** 404 for an address that nothing answers at. */
export function onNotFound(host: AnyHost): NotFoundHandler<Env> {
  return (c) => answer(c, new Refusal('NOT_FOUND', 'There is nothing at this address.'), host)
}

/** Whether the sender went away before all of the request had come: nobody's fault, and nobody reads the answer. */
function isAborted(c: Context<Env>): boolean {
  const { destroyed, complete } = c.env.incoming
  return destroyed === true && complete === false
}

async function answer(c: Context<Env>, refusal: Refusal<string>, host: AnyHost): Promise<Response> {
  const english = problem(refusal, host.errorCodes, host.name, c.get('requestId'))
  const document = inWords(english, (sentence) => host.inWords?.(sentence, c.req.header('accept-language')))
  const told = { ...document, ...host.besideProblem?.(c.req.path, document) }
  const { body, headers } = await encode(JSON.stringify(told), c.req.header('accept-encoding'))
  return c.body(body, document.status as 400, {
    ...headers,
    'Content-Type': 'application/problem+json',
    ...refusal.extras.headers,
  })
}

/** What the log keeps of an error that was not meant to happen. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return `${error.name}: ${error.message}\n${error.stack?.split('\n').slice(1, 6).join('\n') ?? ''}`
}
