import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { auditedDrop } from '../auth/totp.ts'
import { loadStaff } from './queries.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

/** Takes the second factor of another account off, as an owner does for somebody who lost it; their sessions end. */
export function removeFactor(ctx: Ctx, id: number): Promise<void> {
  return ctx.write((tx) => {
    const { caller } = ctx
    if (caller.role !== 'manager' || !caller.isOwner) throw forbidden(say('staff.only_owner_takes_off_factor'))
    if (caller.id === id) throw forbidden(say('staff.own_second_factor'))
    auditedDrop(tx, ctx, loadStaff(tx, id))
  })
}

function forbidden(detail: Said): Refusal {
  return new Refusal('AUTH_INSUFFICIENT_PERMISSIONS', detail)
}
