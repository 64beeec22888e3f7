import type { MiddlewareHandler } from 'hono'
import type { Env } from '../../../server/http/env.ts'
import { signedText } from '../../../server/ports/license/signature.ts'
import type { Keys } from '../../keys.ts'

/** Signs whatever is answered, refusals too, for the key that was asked about: an answer for one is none for another. */
export function signAnswers({ sign }: Keys): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    const body = await c.res.clone().text()
    const key = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    const nonce = c.req.query('nonce') ?? ''
    c.header('X-License-Signature', sign(signedText({ status: c.res.status, nonce, key, body })))
  }
}
