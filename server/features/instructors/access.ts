import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import type { Caller } from '../../api/caller.ts'
import { notFound } from '../../api/errors.ts'
import { requireMayTouch } from '../staff/grants.ts'
import { loadStaff } from '../staff/queries.ts'
import { loadInstructor, type InstructorRow } from './queries.ts'

/** The same as a caller may see it: clients and nobody else are kept from inactive ones. */
export function loadVisible(reader: Reader, caller: Caller, id: number): InstructorRow {
  const row = loadInstructor(reader, id)
  if (caller.role === 'client' && !row.is_active) throw notFound('instructor')
  return row
}

/** An instructor whom the caller may change: not that of an account that may do what they may not; themselves, where they teach. */
export function loadChangeable(reader: Reader, ctx: Ctx, id: number): InstructorRow {
  const { caller } = ctx
  if (caller.role === 'instructor') {
    if (caller.instructorId !== id) throw notFound('instructor')
    return loadInstructor(reader, id)
  }
  const row = loadInstructor(reader, id)
  requireMayTouch(ctx.caller, loadStaff(reader, row.user_id))
  return row
}
