import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { requireToken } from '../../http/access.ts'
import { authenticate } from '../auth/authenticate.ts'
import { loginLimits } from '../auth/contract.ts'
import { requireOwner } from '../auth/require-owner.ts'
import { anyStaff, staffAccount } from '../auth/queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

export type Owner = ReturnType<typeof requireOwner>

/**
 * The owner who asks, of an operation that anybody may call before the studio has staff: undefined where there is none yet.
 * Refuses with 401 whoever is not signed in, 403 whoever is not an owner.
 */
export async function ownerWhereStaffed(ctx: Ctx): Promise<Owner | undefined> {
  if (ctx.db.one(anyStaff, {}) === undefined) return undefined
  return requireOwner(await authenticate(requireToken(ctx.header('authorization')), ctx, ctx))
}

/** Refuses (401) where this is not the owner's own password. */
export async function requirePassword(ctx: Ctx, { id }: Owner, password: string | undefined): Promise<void> {
  for (const limit of loginLimits) ctx.limit(limit, `restore ${id}`)
  const { password_hash } = ctx.db.one(staffAccount, { id }) ?? {}
  if (await ctx.ports.passwords.verify(password_hash, password ?? '')) return
  throw new Refusal('AUTH_INVALID_CREDENTIALS', say('backup.give_your_own_password'))
}
