import { Refusal } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import { isInUse } from '../../db/in-use.ts'
import type { Tx } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { audit } from '../audit/audit.ts'
import { hasActed } from '../audit/queries.ts'
import type { Leaving } from '../staff/seam.ts'
import { activate, deleteAccount } from '../staff/remove.ts'
import { loadStaff } from '../staff/queries.ts'
import { loadChangeable } from './access.ts'
import { audited, deleteProfile, leave, setProfileActive } from './change.ts'
import { presentInstructor } from './queries.ts'

/** Removes an instructor for good, with the account of one who only teaches; INSTRUCTOR_IN_USE with a history. */
export async function removeInstructor(ctx: Ctx, id: number): Promise<void> {
  const files = await ctx
    .write((tx) => erase(tx, ctx, id))
    .catch((error: unknown) => {
      throw isInUse(error) ? inUse() : error
    })
  for (const file of files) await ctx.ports.files.remove(file)
}

function erase(tx: Tx, ctx: Ctx, id: number): string[] {
  const instructor = loadChangeable(tx, ctx, id)
  const files = deleteProfile(tx, id)
  if (instructor.kind === 'instructor') {
    if (hasActed(tx, instructor.user_id)) throw inUse()
    deleteAccount(tx, ctx, loadStaff(tx, instructor.user_id))
  }
  audit(tx, ctx, 'instructor.remove', { entity: 'instructor', id, before: presentInstructor(instructor, ctx.caller) })
  return files
}

function inUse(): Refusal {
  return new Refusal('INSTRUCTOR_IN_USE', say('instructors.classes_or_notes_carry_name'))
}

/**
 * Deactivates or reactivates a profile. One who only teaches loses or gets back their account with it; a manager who
 * teaches keeps theirs. INSTRUCTOR_IN_USE where something is still to come and nobody has said what becomes of it.
 */
export function changeInstructorActive(ctx: Ctx, id: number, isActive: boolean, leaving: Leaving = {}) {
  return ctx.write((tx) => {
    const before = loadChangeable(tx, ctx, id)
    if (!isActive && before.is_active) leave(tx, ctx, id, leaving)
    const account = loadStaff(tx, before.user_id)
    if (account.kind === 'instructor' && account.is_active !== isActive) activate(tx, ctx, account, isActive)
    else if (before.is_active !== isActive) tx.run(setProfileActive, { id, is_active: isActive, now: ctx.now })
    return audited(tx, ctx, isActive ? 'instructor.reactivate' : 'instructor.deactivate', before)
  })
}
