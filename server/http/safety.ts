import type { MiddlewareHandler } from 'hono'
import { Refusal } from './errors.ts'
import type { Env } from './mount.ts'

/** What pages of ours may use of the computer they are shown on: the camera, to read a code; nothing else. */
const permissions =
  'accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()'

/**
 * Refuses a request that names more than one Host, for whoever passed it on may have believed the other one. Says on every
 * answer who may show it, and on pages what they may do and that other windows can't reach into them.
 */
export function keepApart(): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (countHosts(c.env.incoming.rawHeaders) > 1) {
      throw new Refusal('HOST_NOT_ALLOWED', 'Name one Host in a request, not several.')
    }
    await next()
    const { headers } = c.res
    if (!headers.has('Cross-Origin-Resource-Policy')) {
      const isOpen = headers.get('Access-Control-Allow-Origin') === '*'
      headers.set('Cross-Origin-Resource-Policy', isOpen ? 'cross-origin' : 'same-origin')
    }
    if (!headers.get('Content-Type')?.startsWith('text/html')) return
    headers.set('Permissions-Policy', permissions)
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  }
}

/** How many of these headers (name, value, name, value) are the Host. */
function countHosts(headers: readonly string[] = []): number {
  let count = 0
  for (let at = 0; at < headers.length; at += 2) if (headers[at]!.toLowerCase() === 'host') count += 1
  return count
}
