import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from '../refusal.ts'
import type { Route } from '../route.ts'

/** The permissions of a key: everything, or the named ones, such as `rak_customer_write`. */
export type Permissions = 'all' | readonly string[]

/** The valid keys; each declares whether it is for real money. */
export type Keys = Map<string, Permissions>

/** The key of a request, where it is good. */
export function keyOf({ authorization = '' }: IncomingHttpHeaders, keys: Keys): string {
  const basic = /^Basic (.+)$/.exec(authorization)?.[1]
  const key = basic ? Buffer.from(basic, 'base64').toString().split(':')[0] : /^Bearer (.+)$/.exec(authorization)?.[1]
  if (!key)
    throw new Refusal('You did not provide an API key. You need to provide your API key in the Authorization header.', {
      status: 401,
    })
  if (!keys.has(key)) throw new Refusal(`Invalid API Key provided: ${hidden(key)}`, { status: 401 })
  return key
}

/** Refuses a restricted key what it was not made for. */
export function checkPermission(key: string, keys: Keys, { method, scope }: Route): void {
  const permissions = keys.get(key) ?? []
  const needed = `rak_${scope}_${method === 'GET' ? 'read' : 'write'}`
  // A key that may write may read.
  if (permissions === 'all' || permissions.includes(needed) || permissions.includes(needed.replace(/read$/, 'write')))
    return
  throw new Refusal(
    `The provided key '${hidden(key)}' does not have the required permissions for this endpoint. ` +
      `Having the '${needed}' permission would allow this request to continue.`,
    { status: 403, code: 'more_permissions_required_for_application' },
  )
}

export const isLive = (key: string): boolean => /^[rs]k_live_/.test(key)

const hidden = (key: string): string => `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`
