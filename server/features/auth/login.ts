import { inAscii } from '../../lib/address-rules.ts'
import type { Ctx } from '../../context.ts'
import { allowedIn } from './authenticate.ts'
import { loginLimits } from './contract.ts'
import { deviceFailed, ownBucket, type Remembered } from './device.ts'
import {
  clientLoggedIn,
  clientLogin,
  setStaffPassword,
  setClientPassword,
  staffAccount,
  clientAccount,
  staffLogin,
} from './queries.ts'
import { checkPassword } from './password-rule.ts'
import type { GivenFactor } from './require-factor.ts'
import { enter, openSession, signIn, wrongCredentials, type Session } from './session.ts'
import { invalidToken, readToken } from './tokens.ts'

/**
 * Signs an account in: the staff account with this email if the password fits, else the client's. Unknown
 * emails take as long and get the same 401 as wrong passwords. A browser that has signed in before is counted separately.
 * Managers show their second factor, if they have or need one.
 */
export async function login(
  ctx: Ctx,
  { email, password, ...given }: { email: string; password: string } & GivenFactor,
): Promise<Session> {
  const staff = ctx.db.one(staffLogin, { email })
  const client = ctx.db.one(clientLogin, { email })
  const accounts: Remembered[] = []
  if (staff) accounts.push({ ...staff, kind: 'staff' })
  if (client) accounts.push({ ...client, kind: 'client' })
  const own = ownBucket(ctx, accounts)
  count(ctx, own, email)
  const { passwords } = ctx.ports
  const isStaff = await passwords.verify(staff?.is_active ? staff.password_hash : null, password)
  const isClient = !isStaff && (await passwords.verify(client?.is_active ? client.password_hash : null, password))

  if (staff && isStaff) {
    return signIn(ctx, { kind: 'staff', id: staff.id, token_version: staff.token_version }, given)
  }
  if (client && isClient) {
    const signed = await signIn(ctx, { kind: 'client', id: client.id, token_version: client.token_version })
    await ctx.storage.spare(() => ctx.write((tx) => tx.run(clientLoggedIn, { id: client.id, now: ctx.now })))
    return signed
  }
  if (own) deviceFailed(ctx, own)
  throw wrongCredentials()
}

/** Counts a login: by the browser's own bucket, or for a stranger by the address and by the account. */
function count(ctx: Ctx, own: string | undefined, email: string): void {
  for (const limit of loginLimits) {
    if (own) {
      ctx.limit(limit, own)
      continue
    }
    ctx.counted.byAddress(limit)
    ctx.limit(limit, `account ${inAscii(email)}`)
  }
}

/** A new access token for a refresh token, in the role the token itself claims; the refresh token stays the same. */
export async function refresh(ctx: Ctx, token: string): Promise<Session> {
  const claims = await readToken(ctx, token, 'refresh')
  allowedIn(ctx, ctx, claims)
  return openSession(ctx, claims, ctx.now, token)
}

/** Changes the caller's own password; every session but the new one ends. */
export async function changePassword(
  ctx: Ctx,
  { old_password, new_password }: { old_password: string; new_password: string },
): Promise<Session> {
  const { caller, now } = ctx
  if (caller.role === 'nobody' || caller.role === 'kiosk') throw invalidToken()
  const { id, role } = caller
  for (const limit of loginLimits) ctx.limit(limit, `change-password ${role} ${id}`)
  const account = role === 'client' ? ctx.db.one(clientAccount, { id }) : ctx.db.one(staffAccount, { id })
  if (!(await ctx.ports.passwords.verify(account?.password_hash, old_password))) throw wrongCredentials()
  await checkPassword(new_password, caller.email, 'new_password')
  const hash = await ctx.ports.passwords.hash(new_password)

  await ctx.write((tx) => tx.run(role === 'client' ? setClientPassword : setStaffPassword, { id, hash, now }))
  const mfa = caller.role === 'manager' && caller.mfa
  return enter(ctx, { kind: role === 'client' ? 'client' : 'staff', id }, mfa)
}
