import type { z } from 'zod'
import type { App, Ctx } from '../../context.ts'
import type { Refusal } from '../../api/errors.ts'
import type { Role } from '../../api/caller.ts'
import type { Instant } from '../../lib/time.ts'
import type { session } from './contract.ts'
import { rememberDevice } from './device.ts'
import { managersRefused } from './manager-door.ts'
import { clientAccount, staffAccount } from './queries.ts'
import { ACCESS_SECONDS, signToken } from './tokens.ts'

export type Session = z.output<typeof session>

export interface AccountKey {
  kind: 'staff' | 'client'
  id: number
}

/** Signs in whoever has proved to own the account, and has the browser remembered for it. Refuses as `signInRefusal` says. */
export async function signIn(ctx: Ctx, account: AccountKey): Promise<Session> {
  const refusal = signInRefusal(ctx, account)
  if (refusal) throw refusal
  const { role, token_version } = load(ctx, account)
  rememberDevice(ctx, { ...account, token_version })
  return openSession(ctx, { role, id: account.id }, ctx.now)
}

/**
 * What stands against signing this account in here, although its password was right (LOOPBACK_ONLY for managers at a way
 * in that is not for them). Every way to a session asks: whatever else an account has to show belongs here.
 */
export function signInRefusal(ctx: Ctx, account: AccountKey): Refusal | undefined {
  return load(ctx, account).role === 'manager' ? managersRefused(ctx, ctx) : undefined
}

/** A new pair of tokens for an account; `refreshToken` is kept where the caller already has one. */
export async function openSession(
  app: App,
  { role, id }: { role: Role; id: number },
  now: Instant,
  refreshToken?: string,
): Promise<Session> {
  const row = load(app, { kind: role === 'client' ? 'client' : 'staff', id })
  const claims = { id, role, version: row.token_version }
  return {
    access_token: await signToken(app, { ...claims, type: 'access' }, now),
    refresh_token: refreshToken ?? (await signToken(app, { ...claims, type: 'refresh' }, now)),
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    role,
    account: { id, email: row.email, full_name: row.full_name, role },
  }
}

function load(app: App, { kind, id }: AccountKey) {
  const client = kind === 'client' ? app.db.one(clientAccount, { id }) : undefined
  if (client) return { ...client, role: 'client' as const }
  const staff = kind === 'staff' ? app.db.one(staffAccount, { id }) : undefined
  if (!staff) throw new Error(`No ${kind} ${id}`)
  return { ...staff, role: staff.kind }
}
