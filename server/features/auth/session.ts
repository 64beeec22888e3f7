import type { z } from 'zod'
import type { App, Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import type { Role } from '../../api/caller.ts'
import type { Instant } from '../../lib/time.ts'
import type { session } from './contract.ts'
import { rememberDevice } from './device.ts'
import { managersRefused } from './authenticate.ts'
import { clientAccount, staffAccount, staffLoggedIn } from './queries.ts'
import { factorRefusal, requireFactor, type GivenFactor } from './require-factor.ts'
import { ACCESS_SECONDS, signToken } from './tokens.ts'
import { say } from '../../lib/sayings/sayings.ts'

export type Session = z.output<typeof session>

export interface AccountKey {
  kind: 'staff' | 'client'
  id: number
  /** The version when the password was checked: an account that has changed or ended since is not signed in. */
  token_version?: number
}

/**
 * Signs in a person who has proved to own the account, with their second factor if given. Refuses managers at an entry that is
 * not for them, and people who must show a factor and did not. Records the time for staff.
 */
export async function signIn(ctx: Ctx, account: AccountKey, given: GivenFactor = {}): Promise<Session> {
  const refusal = doorRefusal(ctx, account)
  if (refusal) throw refusal
  const mfa = account.kind === 'staff' && (await requireFactor(ctx, account.id, given))
  const session = await enter(ctx, account, mfa)
  if (account.kind === 'staff') {
    await ctx.storage.spare(() => ctx.write((tx) => tx.run(staffLoggedIn, { id: account.id, now: ctx.now })))
  }
  return session
}

/** Opens a session for an account that has proved all it has to, and remembers the browser. */
export function enter(ctx: Ctx, account: AccountKey, mfa: boolean): Promise<Session> {
  const { role, token_version } = load(ctx, account)
  rememberDevice(ctx, { ...account, token_version })
  return openSession(ctx, { role, id: account.id, mfa }, ctx.now)
}

/** Refusal to sign this account in here by its password alone; undefined if it may. */
export function signInRefusal(ctx: Ctx, account: AccountKey): Refusal | undefined {
  return doorRefusal(ctx, account) ?? (account.kind === 'staff' ? factorRefusal(ctx, account.id) : undefined)
}

/** LOOPBACK_ONLY for managers at an entry that is not for them. */
const doorRefusal = (ctx: Ctx, account: AccountKey): Refusal | undefined =>
  load(ctx, account).role === 'manager' ? managersRefused(ctx, ctx) : undefined

/**
 * A new pair of tokens for an account, which say whether it showed a second factor (`mfa`); `refreshToken` is kept where
 * the caller already has one.
 */
export async function openSession(
  app: App,
  { role, id, mfa = false }: { role: Role; id: number; mfa?: boolean },
  now: Instant,
  refreshToken?: string,
): Promise<Session> {
  const row = load(app, { kind: role === 'client' ? 'client' : 'staff', id })
  const claims = { id, role, version: row.token_version, mfa }
  return {
    access_token: await signToken(app, { ...claims, type: 'access' }, now),
    refresh_token: refreshToken ?? (await signToken(app, { ...claims, type: 'refresh' }, now)),
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    role,
    account: {
      id,
      email: row.email,
      full_name: row.full_name,
      role,
      ...('locale' in row && row.locale ? { locale: row.locale } : {}),
    },
  }
}

function load(app: App, { kind, id, token_version }: AccountKey) {
  const client = kind === 'client' ? app.db.one(clientAccount, { id }) : undefined
  const staff = kind === 'staff' ? app.db.one(staffAccount, { id }) : undefined
  const account = client ? { ...client, role: 'client' as const } : staff && { ...staff, role: staff.kind }
  const isSame = token_version === undefined || token_version === account?.token_version
  if (!account?.is_active || !isSame) throw wrongCredentials()
  return account
}

/** Refusal for a person who has not proved to own an account (AUTH_INVALID_CREDENTIALS). */
export function wrongCredentials(): Refusal {
  return new Refusal('AUTH_INVALID_CREDENTIALS', say('auth.wrong_credentials'))
}
