import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { accountOf } from './authenticate.ts'
import { loginLimits } from './contract.ts'
import {
  clientLoggedIn,
  clientLogin,
  setStaffPassword,
  setClientPassword,
  staffAccount,
  clientAccount,
  staffLoggedIn,
  staffLogin,
} from './queries.ts'
import { checkPassword } from './password-rule.ts'
import { requireFactor, requireFactorOutside, type GivenFactor } from './require-factor.ts'
import { openSession, openStaffSession, type Session } from './session.ts'
import { invalidToken, readToken } from './tokens.ts'

/**
 * Signs an account in: the staff account with this e-mail first, then the client, whichever the password fits. Unknown
 * e-mails take as long and get the same 401 as wrong passwords. Staff show their second factor, where they have or need one.
 */
export async function login(
  ctx: Ctx,
  { email, password, ...given }: { email: string; password: string } & GivenFactor,
): Promise<Session> {
  for (const limit of loginLimits) ctx.limit(limit, `account ${email}`)
  const { passwords } = ctx.ports
  const staff = ctx.db.one(staffLogin, { email })
  const isStaff = await passwords.verify(staff?.is_active ? staff.password_hash : null, password)
  const client = isStaff ? undefined : ctx.db.one(clientLogin, { email })
  const isClient = !isStaff && (await passwords.verify(client?.is_active ? client.password_hash : null, password))

  if (staff && isStaff) {
    const mfa = await requireFactor(ctx, staff.id, given)
    await ctx.write((tx) => tx.run(staffLoggedIn, { id: staff.id, now: ctx.now }))
    return openStaffSession(ctx, staff.id, ctx.now, mfa)
  }
  if (client && isClient) {
    await ctx.write((tx) => tx.run(clientLoggedIn, { id: client.id, now: ctx.now }))
    return openSession(ctx, { role: 'client', id: client.id }, ctx.now)
  }
  throw wrongCredentials()
}

/** A new access token for a refresh token, in the role the token itself claims; the refresh token stays the same. */
export async function refresh(ctx: Ctx, token: string): Promise<Session> {
  const claims = await readToken(ctx, token, 'refresh')
  const caller = accountOf(ctx, claims)
  if (!caller) throw invalidToken()
  requireFactorOutside(ctx.db, ctx.door, caller)
  return openSession(ctx, claims, ctx.now, token)
}

/** Changes the caller's own password; every session but the new one ends. */
export async function changePassword(
  ctx: Ctx,
  { old_password, new_password }: { old_password: string; new_password: string },
): Promise<Session> {
  const { caller, now } = ctx
  if (caller.role === 'nobody') throw invalidToken()
  const { id, role } = caller
  for (const limit of loginLimits) ctx.limit(limit, `change-password ${role} ${id}`)
  const account = role === 'client' ? ctx.db.one(clientAccount, { id }) : ctx.db.one(staffAccount, { id })
  if (!(await ctx.ports.passwords.verify(account?.password_hash, old_password))) throw wrongCredentials()
  await checkPassword(new_password, caller.email, 'new_password')
  const hash = await ctx.ports.passwords.hash(new_password)

  await ctx.write((tx) => tx.run(role === 'client' ? setClientPassword : setStaffPassword, { id, hash, now }))
  return openSession(ctx, { role, id, mfa: caller.role === 'manager' && caller.mfa }, now)
}

function wrongCredentials(): Refusal {
  return new Refusal('AUTH_INVALID_CREDENTIALS', 'E-mail or password is wrong.')
}
