import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { audit } from '../audit/audit.ts'
import { closeTokens } from '../auth/queries.ts'
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

/** Opens or closes an account, and what hangs on it. Closing ends its sessions and links. */
export function activate(tx: Tx, ctx: Ctx, account: StaffAccount, isActive: boolean): void {
  const { id } = account
  tx.run(setActive, { id, is_active: isActive, now: ctx.now })
  if (!isActive) tx.run(closeTokens, { account_kind: 'staff', account_id: id, now: ctx.now })
  for (const { activated } of ctx.seams.accounts) activated(tx, ctx, account, isActive)
}
