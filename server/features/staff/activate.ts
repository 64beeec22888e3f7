import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { audit } from '../audit/audit.ts'
import { closeTokens } from '../auth/queries.ts'
import { setProfileActive } from '../instructors/profile.ts'
import { requireOtherOwner } from './change.ts'
import { requireMayTouch } from './grants.ts'
import { loadStaff, presentStaff, setActive, type StaffAccount } from './queries.ts'

/** Deactivates or reactivates an account, as the staff operations do. The last active owner stays (LAST_OWNER). */
export function changeActive(ctx: Ctx, id: number, isActive: boolean) {
  return ctx.write((tx) => {
    const before = loadStaff(tx, id)
    requireMayTouch(ctx.caller, before)
    if (!isActive) requireOtherOwner(tx, before)
    if (before.is_active !== isActive) activate(tx, ctx, before, isActive)
    const after = presentStaff(loadStaff(tx, id))
    const action = isActive ? 'staff.reactivate' : 'staff.deactivate'
    audit(tx, ctx, action, { entity: 'staff', id, before: presentStaff(before), after })
    return after
  })
}

/**
 * Opens or closes an account. Closing ends its sessions, links and instructor profile; opening brings the profile of an
 * instructor back, while a manager's is opened by itself, since she may have stopped teaching.
 */
export function activate(tx: Tx, ctx: Ctx, { id, kind, instructor_id }: StaffAccount, isActive: boolean): void {
  tx.run(setActive, { id, is_active: isActive, now: ctx.now })
  if (!isActive) tx.run(closeTokens, { account_kind: 'staff', account_id: id, now: ctx.now })
  if (instructor_id !== null && (!isActive || kind === 'instructor')) {
    tx.run(setProfileActive, { id: instructor_id, is_active: isActive, now: ctx.now })
  }
}
