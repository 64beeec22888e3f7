import type { App } from '../../context.ts'
import type { Caller } from '../../api/caller.ts'
import type { Secrets } from '../../secrets.ts'
import { invalidToken } from '../auth/tokens.ts'
import { kioskByToken } from './queries.ts'

/** How the tokens of kiosks begin: nobody else's do. */
const PREFIX = 'kiosk_'

/** A token for a kiosk, and what is kept of it. */
export function makeKioskToken({ secrets, ports }: Pick<App, 'secrets' | 'ports'>): { token: string; hash: string } {
  const token = PREFIX + Buffer.from(ports.random.bytes(32)).toString('base64url')
  return { token, hash: hashOf(secrets, token) }
}

export function isKioskToken(token: string): boolean {
  return token.startsWith(PREFIX)
}

/** The kiosk that a token belongs to; AUTH_INVALID_TOKEN once it was revoked. Checked again at every request. */
export function kioskOf(
  { db: reader, secrets }: Pick<App, 'db' | 'secrets'>,
  token: string,
): Caller & { role: 'kiosk' } {
  const row = reader.one(kioskByToken, { hash: hashOf(secrets, token) })
  if (!row) throw invalidToken()
  return { role: 'kiosk', id: row.id, name: row.name, establishmentId: row.establishment_id }
}

function hashOf(secrets: Secrets, token: string): string {
  return secrets.hash('kiosk-token', token)
}
