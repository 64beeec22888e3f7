import { Refusal } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { audit } from '../audit/audit.ts'
import { keepRecoveryCode, setRecoveryCode } from '../settings/change.ts'
import { settingsOf } from '../settings/queries.ts'
import { loginLimits } from './contract.ts'
import { owner, staffAccount } from './queries.ts'
import { hashRecoveryCode, makeRecoveryCode } from './recovery-code.ts'
import { requireOwner } from './require-owner.ts'

/** Returns the id of the first owner, whose account the recovery code opens. Refuses (403) everybody else. */
function requireItsOwner(ctx: Ctx): number {
  const { id } = requireOwner(ctx.caller)
  if (ctx.db.one(owner, {})?.id !== id) {
    throw new Refusal('AUTH_INSUFFICIENT_PERMISSIONS', say('auth.code_of_another_owner'))
  }
  return id
}

/** Makes a new recovery code for its owner, who gives their password; the one before opens nothing any more. */
export async function renewRecoveryCode(ctx: Ctx, password: string): Promise<{ recovery_code: string }> {
  const id = requireItsOwner(ctx)
  for (const limit of loginLimits) ctx.limit(limit, `recovery-code ${id}`)
  const { password_hash } = ctx.db.one(staffAccount, { id })!
  if (!(await ctx.ports.passwords.verify(password_hash, password))) {
    throw new Refusal('AUTH_INVALID_CREDENTIALS', say('auth.password_is_wrong'))
  }
  const { code, hash } = makeRecoveryCode(ctx)
  await ctx.write((tx) => {
    setRecoveryCode(tx, hash)
    audit(tx, ctx, 'studio.recovery_code_made', { entity: 'studio', id: 1 })
  })
  return { recovery_code: code }
}

/** Notes that its owner has kept the recovery code. Refuses one that is not the code any more. */
export async function confirmRecoveryCode(ctx: Ctx, code: string): Promise<{ success: true }> {
  requireItsOwner(ctx)
  const given = hashRecoveryCode(ctx, code)
  await ctx.write((tx) => {
    if (!keepRecoveryCode(tx, given, ctx.now)) {
      throw new Refusal('RECOVERY_CODE_INVALID', say('auth.not_recovery_code'))
    }
  })
  return { success: true }
}

/** True if the recovery code is kept, as its owner has said; null for everybody whose account it does not open. */
export function isCodeKept(ctx: Ctx, staff_id: number): boolean | null {
  if (ctx.db.one(owner, {})?.id !== staff_id) return null
  return settingsOf(ctx.db).recovery_code_kept_at !== null
}
