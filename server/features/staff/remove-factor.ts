import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { auditedDrop } from '../auth/totp.ts'
import { loadStaff } from './queries.ts'

/** Takes the second factor of another account off, as an owner does for somebody who lost it; their sessions end. */
export function removeFactor(ctx: Ctx, id: number): Promise<void> {
  return ctx.write((tx) => {
    const { caller } = ctx
    if (caller.role !== 'manager' || !caller.isOwner) throw forbidden('Only an owner can take off a second factor.')
    if (caller.id === id)
      throw forbidden('Turn your own second factor off in your account, with your password and a code.')
    auditedDrop(tx, ctx, loadStaff(tx, id))
  })
}

function forbidden(detail: string): Refusal {
  return new Refusal('AUTH_INSUFFICIENT_PERMISSIONS', detail)
}
