import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import { encodeBase32, RFC_4648 } from '../../lib/code-rules.ts'
import { audit } from '../audit/audit.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { settingsOf } from '../settings/queries.ts'
import { dropFactor, factorOf, makeRecoveryCodes, placeOfSecret, useFactor, type FactorAccount } from './factor.ts'
import { staffAccount } from './queries.ts'
import { limitGuesses } from './require-factor.ts'
import { openSession, signIn, signInRefusal, type Session } from './session.ts'
import { invalidToken } from './tokens.ts'
import { otpauthUrl, readDigits, SECRET_BYTES, stepGiven } from './totp-codes.ts'
import { beginFactor, enableFactor, endStaffSessions, factorOfStaff, staffChanged } from './totp-queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Begins to set a second factor up: a new secret, which is asked for only once a code of it has been given. */
export async function setUpFactor(ctx: Ctx): Promise<{ secret: string; otpauth_url: string }> {
  const account = ownAccount(ctx)
  const bytes = ctx.ports.random.bytes(SECRET_BYTES)
  const secret_sealed = ctx.secrets.seal(placeOfSecret(account.id), Buffer.from(bytes).toString('hex'))
  await ctx.write((tx) => {
    requireNone(tx, ctx, account.id)
    tx.run(beginFactor, { staff_id: account.id, secret_sealed, now: ctx.now })
  })
  const secret = encodeBase32(bytes, RFC_4648)
  const { studio_name: studio } = settingsOf(ctx.db)
  return { secret, otpauth_url: otpauthUrl(secret, { studio, email: account.email ?? account.full_name }) }
}

/**
 * Turns the second factor on with a code of the secret that was set up. Gives the recovery codes, once, and a session
 * that has shown the factor; other sessions go on as what they were.
 */
export async function enableSecondFactor(ctx: Ctx, code: string): Promise<Session & { recovery_codes: string[] }> {
  const account = ownAccount(ctx)
  const recovery_codes = await ctx.write((tx) => {
    requireNone(tx, ctx, account.id)
    tx.run(enableFactor, { staff_id: account.id, used_steps: [firstStep(tx, ctx, account.id, code)], now: ctx.now })
    tx.run(staffChanged, { id: account.id, now: ctx.now })
    const change = { before: { totp_enabled: false }, after: { totp_enabled: true } }
    audit(tx, ctx, 'staff.totp_on', { entity: 'staff', id: account.id, ...change })
    const { full_name: name, email: address } = account
    if (address !== null) enqueueMail(tx, ctx, { template: 'factor_on', to: { name, address }, data: { name } })
    return makeRecoveryCodes(tx, ctx, account.id)
  })
  return { ...(await openSession(ctx, { role: 'manager', id: account.id, mfa: true }, ctx.now)), recovery_codes }
}

/**
 * Turns the second factor off, with the password and a code (or a recovery code). Every session ends; a new one is given
 * where a login would give it.
 */
export async function disableFactor(
  ctx: Ctx,
  { password, code }: { password: string; code: string },
): Promise<Session | { success: true }> {
  const account = ownAccount(ctx)
  if (!factorOf(ctx, ctx.db, account.id)) throw new Refusal('TOTP_NOT_ENABLED', say('auth.no_second_factor'))
  limitGuesses(ctx, account.id)
  if (!(await ctx.ports.passwords.verify(account.password_hash, password))) {
    throw new Refusal('AUTH_INVALID_CREDENTIALS', say('auth.password_is_wrong'))
  }
  await ctx.write((tx) => {
    if (!useFactor(tx, ctx, ctx, account, code)) throw wrongCode()
    auditedDrop(tx, ctx, account)
  })
  const key = { kind: 'staff', id: account.id } as const
  return signInRefusal(ctx, key) ? { success: true } : signIn(ctx, key)
}

/** Takes a second factor away and ends the account's sessions, with an entry in the audit log where there was one. */
export function auditedDrop(tx: Tx, ctx: Ctx, account: FactorAccount): void {
  const { id } = account
  if (!dropFactor(tx, ctx, account)) return
  tx.run(endStaffSessions, { id, now: ctx.now })
  const change = { before: { totp_enabled: true }, after: { totp_enabled: false } }
  audit(tx, ctx, 'staff.totp_off', { entity: 'staff', id, ...change })
}

function ownAccount(ctx: Ctx) {
  const account = ctx.caller.role === 'manager' ? ctx.db.one(staffAccount, { id: ctx.caller.id }) : undefined
  if (!account) throw invalidToken()
  return account
}

function requireNone(tx: Tx, ctx: Ctx, id: number): void {
  if (factorOf(ctx, tx, id)) {
    throw new Refusal('TOTP_ENABLED', say('auth.second_factor_exists'))
  }
}

function firstStep(tx: Tx, ctx: Ctx, id: number, code: string): number {
  const begun = tx.one(factorOfStaff, { staff_id: id })
  if (!begun || begun.enabled_at) throw new Refusal('TOTP_NOT_SET_UP', say('auth.begin_again'))
  const secret = Buffer.from(ctx.secrets.open(placeOfSecret(id), begun.secret_sealed), 'hex')
  const digits = readDigits(code)
  const step = digits === undefined ? undefined : stepGiven(secret, digits, { now: ctx.now, used: [] })
  if (step === undefined) throw wrongCode()
  return step
}

function wrongCode(): Refusal {
  return new Refusal('TOTP_CODE_INVALID', say('auth.code_is_not_right'))
}
