import type { MiddlewareHandler } from 'hono'
import type { Env } from '../../../server/http/env.ts'
import { signedText } from '../../../server/ports/license/signature.ts'
import type { Keys } from '../../keys.ts'

/**
 * Signs whatever is answered, refusals too, for the key that was asked about: an answer for one is none for another. A nonce
 * that holds a line break could be read as other lines of what is signed: nothing is signed for it.
 */
export function signAnswers({ sign }: Keys): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    const body = await c.res.clone().text()
    const key = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    const nonce = c.req.query('nonce') ?? ''
    if (/\p{Cc}/u.test(nonce)) return
    c.header('X-License-Signature', sign(signedText({ status: c.res.status, nonce, key, body })))
  }
}
