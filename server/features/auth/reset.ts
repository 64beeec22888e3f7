import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import { settingsOf } from '../settings/queries.ts'
import { replaceRecoveryCode } from '../settings/change.ts'
import { hashLinkToken } from './account-token.ts'
import { recoveryLimit } from './contract.ts'
import { refuseDependant } from './register.ts'
import { checkPassword } from './password-rule.ts'
import {
  clientAccount,
  clientLogin,
  liveToken,
  owner,
  setClientPassword,
  setStaffPassword,
  staffAccount,
  closeTokens,
} from './queries.ts'
import { hashRecoveryCode, makeRecoveryCode } from './recovery-code.ts'
import { byAccount } from './factor.ts'
import { signIn, signInRefusal, type Session } from './session.ts'
import { auditedDrop } from './totp.ts'
import { say } from '../../lib/sayings/sayings.ts'

interface Done {
  success: true
}

/** Sets a password with the token of a reset or invitation link, once, and signs the account in where its password alone would. */
export async function resetPassword(ctx: Ctx, input: { token: string; new_password: string }): Promise<Session | Done> {
  const token_hash = hashLinkToken(ctx, input.token)
  const account = load(ctx.db, token_hash, ctx.now)
  await checkPassword(input.new_password, account.email, 'new_password')
  const hash = await ctx.ports.passwords.hash(input.new_password)

  await ctx.write((tx) => {
    const { kind, id, email } = load(tx, token_hash, ctx.now)
    const other = kind === 'client' && email ? tx.one(clientLogin, { email }) : undefined
    if (other && other.id !== id) {
      throw new Refusal('EMAIL_IN_USE', say('auth.email_of_another_account'))
    }
    tx.run(closeTokens, { account_kind: kind, account_id: id, now: ctx.now })
    tx.run(kind === 'client' ? setClientPassword : setStaffPassword, { id, hash, now: ctx.now })
  })
  return signInRefusal(ctx, account) ? { success: true } : signIn(ctx, account)
}

/** The addressee of an invitation: enough to greet them, not enough to reveal who is a client here. */
export function invitation(ctx: Ctx, token: string): { first_name: string; email: string; studio_name: string } {
  const { full_name, email } = load(ctx.db, hashLinkToken(ctx, token), ctx.now)
  const masked = email?.replace(/^(.).*(?=@)/, '$1…') ?? ''
  return { first_name: full_name.split(' ')[0] ?? '', email: masked, studio_name: settingsOf(ctx.db).studio_name }
}

/**
 * Sets the owner's password with the recovery code, which is used up, and returns the next; signs in if the password alone
 * would. At the studio's own computer this also removes the owner's second factor: an owner who lost both gets back in.
 */
export async function recover(
  ctx: Ctx,
  input: { recovery_code: string; new_password: string },
): Promise<(Session | Done) & { recovery_code: string }> {
  ctx.limit(recoveryLimit, 'all addresses')
  const account = ctx.db.one(owner, {})
  const given = hashRecoveryCode(ctx, input.recovery_code)
  if (!account || settingsOf(ctx.db).recovery_code_hash !== given) throw wrongCode()
  await checkPassword(input.new_password, account.email, 'new_password')
  const hash = await ctx.ports.passwords.hash(input.new_password)
  const next = makeRecoveryCode(ctx)

  await ctx.write((tx) => {
    if (!replaceRecoveryCode(tx, given, next.hash)) throw wrongCode()
    tx.run(setStaffPassword, { id: account.id, hash, now: ctx.now })
    if (ctx.door === 'local') auditedDrop(tx, byAccount(ctx, account), account)
  })
  const key = { kind: 'staff', id: account.id } as const
  const entered = signInRefusal(ctx, key) ? ({ success: true } as const) : await signIn(ctx, key)
  return { ...entered, recovery_code: next.code }
}

interface LinkAccount {
  kind: 'staff' | 'client'
  id: number
  email: string | null
  full_name: string
}

function load(reader: Reader, token_hash: string, now: string): LinkAccount {
  const token = reader.one(liveToken, { token_hash, now })
  const id = token?.account_id ?? 0
  const account = token?.account_kind === 'staff' ? reader.one(staffAccount, { id }) : reader.one(clientAccount, { id })
  if (!token || !account?.is_active) {
    throw new Refusal('TOKEN_INVALID', say('auth.link_was_used_already'))
  }
  if ('guardian_id' in account && account.guardian_id !== null) refuseDependant(account)
  return { kind: token.account_kind, id, email: account.email, full_name: account.full_name }
}

function wrongCode(): Refusal {
  return new Refusal('RECOVERY_CODE_INVALID', say('auth.not_recovery_code'))
}
