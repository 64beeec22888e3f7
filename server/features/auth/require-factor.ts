import type { Ctx, Door } from '../../context.ts'
import type { Caller } from '../../api/caller.ts'
import { Refusal } from '../../api/errors.ts'
import type { Reader } from '../../db/writer.ts'
import { factorOf, useFactor } from './factor.ts'
import { staffAccount } from './queries.ts'
import { totpLimits } from './totp-contract.ts'
import { factorOfStaff } from './totp-queries.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

export interface GivenFactor {
  totp_code?: string | undefined
  /** In place of the code, once. */
  recovery_code?: string | undefined
}

/**
 * Checks a staff account's second factor, if it needs one. Returns true if it showed one, which its tokens record (`mfa`).
 * Refuses as `factorRefusal` says, and also wrong and used codes.
 */
export async function requireFactor(ctx: Ctx, staffId: number, given: GivenFactor): Promise<boolean> {
  const refusal = factorRefusal(ctx, staffId)
  if (!refusal) return false
  const code = given.totp_code ?? given.recovery_code
  const account = ctx.db.one(staffAccount, { id: staffId })
  if (!account || code === undefined || refusal.code !== 'TOTP_REQUIRED') throw refusal
  limitGuesses(ctx, staffId)
  if (await ctx.write((tx) => useFactor(tx, ctx, ctx, account, code))) return true
  throw codeRequired(say('auth.code_is_not_right'))
}

/**
 * Refusal to open a session of a staff account with its password alone: TOTP_REQUIRED if it has a second factor,
 * TOTP_SETUP_REQUIRED if a manager without one comes from outside. Instructors need none.
 */
export function factorRefusal(ctx: Ctx, staffId: number): Refusal | undefined {
  if (ctx.db.one(staffAccount, { id: staffId })?.kind !== 'manager') return undefined
  if (factorOf(ctx, ctx.db, staffId)) {
    return codeRequired(say('auth.code_needed'))
  }
  return ctx.door === 'public' ? setupRequired() : undefined
}

/** Refuses, on the public door, a manager whose token was made without a second factor. */
export function requireFactorOutside(reader: Reader, door: Door, caller: Caller): void {
  if (door !== 'public' || caller.role !== 'manager' || caller.mfa) return
  const hasFactor = reader.one(factorOfStaff, { staff_id: caller.id })?.enabled_at
  throw hasFactor ? codeRequired(say('auth.sign_in_again_with_code')) : setupRequired()
}

/** Counts a guess at an account's factor, wherever it comes from. */
export function limitGuesses(ctx: Ctx, staffId: number): void {
  for (const limit of totpLimits) ctx.limit(limit, `staff ${staffId}`)
}

function codeRequired(detail: Said): Refusal {
  return new Refusal('TOTP_REQUIRED', detail)
}

function setupRequired(): Refusal {
  return new Refusal('TOTP_SETUP_REQUIRED', say('auth.second_factor_from_outside'))
}
