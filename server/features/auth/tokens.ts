import { jwtVerify, SignJWT } from 'jose'
import type { App } from '../../context.ts'
import type { Role } from '../../api/caller.ts'
import { Refusal } from '../../api/errors.ts'
import type { Instant } from '../../lib/time.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Seconds an access token is good for. */
export const ACCESS_SECONDS = 15 * 60
const REFRESH_SECONDS = 30 * 24 * 60 * 60
const REMEMBERED = 5000

export interface Claims {
  id: number
  role: Role
  type: 'access' | 'refresh'
  /** The account's token version when the token was made; a later one makes it void. */
  version: number
  /** True if a second factor was shown for it. */
  mfa: boolean
}

type Known = Claims & { expires: number; era: string }

/** Signs a token (JWT, HS256): sub, role, type, ver, era and mfa where there is one, iat, exp. */
export async function signToken(app: App, claims: Claims, now: Instant): Promise<string> {
  const issued = Math.floor(Date.parse(now) / 1000)
  const seconds = claims.type === 'access' ? ACCESS_SECONDS : REFRESH_SECONDS
  const { role, type, version: ver, mfa } = claims
  return new SignJWT({ role, type, ver, ...(app.era && { era: app.era }), ...(mfa && { mfa }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(claims.id))
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .sign(app.secrets.tokenKey)
}

const verified = new WeakMap<Uint8Array, Map<string, Known>>()

/** The claims of a token of the type asked for; refuses any other with AUTH_INVALID_TOKEN. */
export async function readToken(app: App, token: string, type: Claims['type']): Promise<Claims> {
  const now = app.ports.clock.now()
  let known = verified.get(app.secrets.tokenKey)
  if (!known) verified.set(app.secrets.tokenKey, (known = new Map()))
  let claims = known.get(token)
  if (!claims) {
    claims = await verify(app.secrets.tokenKey, token, now)
    if (known.size >= REMEMBERED) known.clear()
    known.set(token, claims)
  }
  const isOver = claims.expires * 1000 <= Date.parse(now)
  // One of an earlier era may name somebody else's account.
  if (claims.type !== type || isOver || claims.era !== app.era) throw invalidToken()
  return claims
}

async function verify(key: Uint8Array, token: string, now: Instant): Promise<Known> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(now) })
    const { sub, exp } = payload
    // A token with our signature is as `signToken` wrote it.
    const { role, type, ver, era, mfa } = payload as Pick<Claims, 'role' | 'type'> & {
      ver: number
      era?: string
      mfa?: true
    }
    return { id: Number(sub), role, type, version: ver, mfa: mfa === true, expires: exp ?? 0, era: era ?? '' }
  } catch {
    throw invalidToken()
  }
}

export function invalidToken(): Refusal {
  return new Refusal('AUTH_INVALID_TOKEN', say('auth.your_session_has_ended'), {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  })
}
