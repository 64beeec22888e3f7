import type { z } from 'zod'
import type { App } from '../../context.ts'
import type { Role } from '../../api/caller.ts'
import type { Instant } from '../../lib/time.ts'
import type { session } from './contract.ts'
import { clientAccount, staffAccount } from './queries.ts'
import { ACCESS_SECONDS, signToken } from './tokens.ts'

export type Session = z.output<typeof session>

/**
 * A new pair of tokens for an account, which say whether it showed a second factor (`mfa`); `refreshToken` is kept where
 * the caller already has one.
 */
export async function openSession(
  app: App,
  account: { role: Role; id: number; mfa?: boolean },
  now: Instant,
  refreshToken?: string,
): Promise<Session> {
  const { role, id, mfa = false } = account
  const row = role === 'client' ? app.db.one(clientAccount, { id }) : app.db.one(staffAccount, { id })
  if (!row) throw new Error(`No ${role} ${id}`)
  const claims = { id, role, version: row.token_version, mfa }
  return {
    access_token: await signToken(app, { ...claims, type: 'access' }, now),
    refresh_token: refreshToken ?? (await signToken(app, { ...claims, type: 'refresh' }, now)),
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    role,
    account: { id, email: row.email, full_name: row.full_name, role },
  }
}

/** Opens a session for a staff account in the role its kind says. */
export async function openStaffSession(app: App, id: number, now: Instant, mfa = false): Promise<Session> {
  const staff = app.db.one(staffAccount, { id })
  if (!staff) throw new Error(`No staff ${id}`)
  return openSession(app, { role: staff.kind, id, mfa }, now)
}
