import type { MiddlewareHandler } from 'hono'
import { Refusal } from './errors.ts'
import type { Env } from './mount.ts'

/** Which listener a request came in by: this computer's own, or the one that the outside reaches. */
export type Door = 'local' | 'public'

const LOOPBACK = /^(::1|::ffff:127\.\d+\.\d+\.\d+|127\.\d+\.\d+\.\d+)$/

/** Gives every request an id (`run`, a word of this run, and a number) and the caller's address, every answer its safety headers. */
export function identify(run: string): MiddlewareHandler<Env> {
  let count = 0
  return async (c, next) => {
    const requestId = `${run}-${(++count).toString(36)}`
    c.set('requestId', requestId)
    c.set('ip', callerAddress(c.env, c.req.header('x-forwarded-for')))
    await next()
    // Written on the answer itself: `c.header` would copy a finished answer, body and all.
    const { headers } = c.res
    headers.set('X-Request-Id', requestId)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'no-referrer')
    if (c.req.path.startsWith('/api/') && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  }
}

/**
 * The address limits are counted by. The local door takes the socket's; the public door believes the last
 * X-Forwarded-For hop, and only from a peer on this computer. Null: a tunnel that names nobody.
 */
export function callerAddress(env: Env['Bindings'], forwarded: string | undefined): string | null {
  const peer = env.incoming.socket.remoteAddress ?? ''
  if (env.door === 'local' || !LOOPBACK.test(peer)) return peer
  return forwarded?.split(',').at(-1)?.trim() || null
}

/**
 * The local door answers only to this computer's own names, so that a page somewhere on the web can't reach it by
 * pointing a name of its own at 127.0.0.1 (DNS rebinding); an Origin must be the door itself.
 */
export function guardDoor(): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (c.env.door === 'local') {
      const host = c.req.header('host') ?? ''
      const origin = c.req.header('origin')
      if (!isOwnName(host, c.env.incoming.socket.localPort) || (origin !== undefined && origin !== `http://${host}`)) {
        throw new Refusal('HOST_NOT_ALLOWED', 'Open this as http://127.0.0.1 or http://localhost on its own computer.')
      }
    }
    await next()
  }
}

function isOwnName(host: string, port: number | undefined): boolean {
  // A browser leaves the port out of the header where it is http's own.
  const [, given = '80'] = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::(\d+))?$/.exec(host) ?? [undefined, '']
  return given === String(port)
}
