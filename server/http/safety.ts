import type { MiddlewareHandler } from 'hono'
import { Refusal } from './errors.ts'
import type { Env } from './mount.ts'

/** What pages of ours may use of the computer they are shown on: the camera, to read a code; nothing else. */
const permissions =
  'accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()'

/** Says on every answer who may show it, and on pages what they may do and that other windows can't reach into them. */
export function keepApart(): MiddlewareHandler<Env> {
  return async (c, next) => {
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

/** Refuses a request that names more than one Host: who forwards it may have believed the other one. */
export function requireOneHost(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const names = c.env.incoming.rawHeaders ?? []
    const hosts = names.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    if (hosts.length > 1) throw new Refusal('HOST_NOT_ALLOWED', 'Name one Host in a request, not several.')
    await next()
  }
}
