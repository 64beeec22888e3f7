import type { Ctx } from '../../context.ts'
import { isInUse } from '../../db/in-use.ts'
import type { Tx } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import { audit } from '../audit/audit.ts'
import { hasActed } from '../audit/queries.ts'
import { loadStaff } from '../staff/queries.ts'
import { deleteAccount } from '../staff/remove.ts'
import { loadChangeable } from './access.ts'
import { deleteProfile } from './profile.ts'
import { presentInstructor } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

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
