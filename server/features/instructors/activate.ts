import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { activate } from '../staff/activate.ts'
import { loadStaff } from '../staff/queries.ts'
import { loadChangeable } from './access.ts'
import { audited } from './change.ts'
import { refuseFor } from '../../api/errors.ts'
import { setProfileActive } from './profile.ts'

/**
 * Deactivates or reactivates a profile. One who only teaches loses or gets back her account with it; a manager who
 * teaches keeps hers. INSTRUCTOR_IN_USE where what is still to come can't do without them.
 */
export function changeInstructorActive(ctx: Ctx, id: number, isActive: boolean) {
  return ctx.write((tx) => {
    const before = loadChangeable(tx, ctx, id)
    if (!isActive && before.is_active) refuseNeeded(tx, ctx, id)
    const account = loadStaff(tx, before.user_id)
    if (account.kind === 'instructor' && account.is_active !== isActive) activate(tx, ctx, account, isActive)
    else if (before.is_active !== isActive) tx.run(setProfileActive, { id, is_active: isActive, now: ctx.now })
    return audited(tx, ctx, isActive ? 'instructor.reactivate' : 'instructor.deactivate', before)
  })
}

function refuseNeeded(tx: Tx, { now, seams }: Ctx, id: number): void {
  const reasons = seams.instructorNeeded.flatMap((needed) => needed(tx, id, now))
  if (reasons.length > 0) throw refuseFor(reasons)
}
