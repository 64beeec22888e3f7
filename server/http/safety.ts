import { Refusal } from './errors.ts'
import type { Env } from './env.ts'
import { say } from '../lib/sayings/sayings.ts'

/** What pages of ours may use of the computer they are shown on (the camera, to read a code), and who can't reach into them. */
export const pageSafety = {
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** What pages of any origin may read. */
export const openToPages = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** What every answer says, unless it says otherwise itself. */
export function safetyHeaders(path: string, requestId: string): Record<string, string> {
  const headers = {
    'X-Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  return path.startsWith('/api/') ? { ...headers, 'Cache-Control': 'no-store' } : headers
}

/** Refuses a request that names more than one Host, for whoever passed it on may have believed the other one. */
export function requireOneHost({ incoming: { rawHeaders = [] } }: Env['Bindings']): void {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  if (count > 1) throw new Refusal('HOST_NOT_ALLOWED', say('http.several_hosts'))
}
