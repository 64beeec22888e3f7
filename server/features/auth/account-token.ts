import type { App } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import { insertToken, replaceTokens } from './queries.ts'

const HOURS = { reset: 1, invitation: 14 * 24 }

/** A fresh token for an e-mail link: 256 random bits, base64url, and the hash that is kept of it. */
export function newLinkToken(app: App): { token: string; hash: string } {
  const token = Buffer.from(app.ports.random.bytes(32)).toString('base64url')
  return { token, hash: hashLinkToken(app, token) }
}

export function hashLinkToken(app: App, token: string): string {
  return app.secrets.hash('account-token', token)
}

/** Keeps a link token for an account; older ones of its kind end. Gives when it expires (1 hour, or 14 days). */
export function storeLinkToken(
  tx: Tx,
  now: Instant,
  kind: 'reset' | 'invitation',
  account: { kind: 'staff' | 'client'; id: number },
  hash: string,
): Instant {
  const expires_at = addHours(now, HOURS[kind])
  tx.run(replaceTokens, { kind, account_kind: account.kind, account_id: account.id, now })
  tx.run(insertToken, { kind, account_kind: account.kind, account_id: account.id, token_hash: hash, expires_at, now })
  return expires_at
}
