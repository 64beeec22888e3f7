import type { MiddlewareHandler } from 'hono'
import { Refusal } from '../../../server/http/errors.ts'
import type { Env } from '../../../server/http/env.ts'
import type { ErrorCode } from '../../errors.ts'
import { say } from '../../../server/lib/sayings/sayings.ts'

/** Lets only a GET through that somebody meant: what a browser or a mail scanner fetches ahead would use up what is given once. */
export const onlyMeant: MiddlewareHandler<Env> = (c, next) => {
  if (c.req.method === 'HEAD')
    throw new Refusal<ErrorCode>('METHOD_NOT_ALLOWED', say('license.use_get'), { headers: { Allow: 'GET' } })
  const purpose = [c.req.header('sec-purpose'), c.req.header('purpose'), c.req.header('x-moz')].join()
  if (/prefetch|prerender|preview/i.test(purpose))
    throw new Refusal<ErrorCode>('PREFETCH_REFUSED', say('license.given_once'))
  return next()
}
