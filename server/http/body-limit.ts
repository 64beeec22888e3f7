import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Env } from './mount.ts'

/**
 * Calls `refuse` (which throws) for a body over `maxSize` bytes. One of declared length is held against the declaration,
 * which the HTTP parser enforces, without opening it as a stream: that alone costs more than a booking's statements.
 */
export function limitBody(maxSize: number, refuse: () => never): MiddlewareHandler<Env> {
  const counting = bodyLimit({ maxSize, onError: refuse })
  return (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined) return counting(c, next)
    if (Number(c.req.header('content-length') ?? 0) > maxSize) refuse()
    return next()
  }
}
