import type { MiddlewareHandler } from 'hono'
import type { Env } from '../../../server/http/env.ts'
import type { Keys } from '../../keys.ts'

/** Signs whatever is answered, refusals too: over the body, a line break and the nonce of the query. */
export function signAnswers({ sign }: Keys): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    const body = await c.res.clone().text()
    c.header('X-License-Signature', sign(`${body}\n${c.req.query('nonce') ?? ''}`))
  }
}
