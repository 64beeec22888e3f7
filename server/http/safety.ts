import { Refusal } from './errors.ts'
import type { Env } from './env.ts'
import { say } from '../lib/sayings/sayings.ts'

/** The features that our pages may use on a computer (the camera, to read a code), and who can't reach into them. */
export const pageSafety = {
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** The headers for answers that pages of any origin may read. */
export const openToPages = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** The headers of every answer, unless it sets them differently. */
export function safetyHeaders(path: string, requestId: string): Record<string, string> {
  const headers = {
    'X-Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  return path.startsWith('/api/') ? { ...headers, 'Cache-Control': 'no-store' } : headers
}

/** Refuses a request with more than one Host: a proxy may have believed the other one. */
export function requireOneHost({ incoming: { rawHeaders = [] } }: Env['Bindings']): void {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  if (count > 1) throw new Refusal('HOST_NOT_ALLOWED', say('http.several_hosts'))
}
