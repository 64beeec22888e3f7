import type { MiddlewareHandler } from 'hono'
import type { Env } from './env.ts'
import type { Operation } from './operation.ts'
import { openToPages } from './safety.ts'

/** How many seconds a browser need not ask again whether it may. */
const ASKED_FOR = 86_400

/** True if pages of any origin may call an operation. */
export function isForAnyOrigin({ anyOrigin, cached }: Operation): boolean {
  return anyOrigin === true || cached === true
}

/**
 * Answers a browser that asks whether a page of another origin may call an operation of this method (never with cookies), and
 * lets such pages read every answer of it, the refusals too.
 */
export function openToAnyOrigin(method: string): MiddlewareHandler<Env> {
  const preflight = {
    ...openToPages,
    'Access-Control-Allow-Methods': method,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
    'Access-Control-Max-Age': String(ASKED_FOR),
  }
  return (c, next) => {
    if (c.req.method === 'OPTIONS') return Promise.resolve(c.body(null, 204, preflight))
    // Set before the answer, whatever it will be.
    for (const [name, value] of Object.entries(openToPages)) c.env.outgoing?.setHeader(name, value)
    return next()
  }
}
