import { requireTeacher } from '../instructors/teachers.ts'
import type { Act, Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import { audit } from '../audit/audit.ts'
import { clashReasons, refuseClashes, slotOf } from './clashes.ts'
import { writeClass } from './class-writes.ts'
import { loadClass } from './load.ts'
import { presentClass } from './present.ts'
import type { ClassRow } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/**
 * Lets another instructor teach a class, before or after it; the original instructor is kept, and naming them again ends the
 * substitution. SCHEDULE_CONFLICT if the substitute teaches at that time, unless `force`.
 */
export function substituteInstructor(ctx: Ctx, id: number, input: { instructor_id: number; force: boolean }) {
  return ctx.write((tx) => {
    const cls = loadClass(tx, id)
    const teacher = requireTeacher(tx, input.instructor_id)
    if (cls.status === 'cancelled') {
      throw new Refusal('CLASS_CANCELLED', say('common.was_cancelled', { name: cls.name }))
    }
    if (teacher.id !== cls.instructor_id) handOver(tx, ctx, cls, teacher, input.force)
    return presentClass(tx, ctx, id)
  })
}

/** Gives a class to another instructor, in the caller's transaction, and tells who takes part in it. SCHEDULE_CONFLICT as above. */
export function handOver(
  tx: Tx,
  act: Act,
  before: ClassRow,
  teacher: { id: number; name: string },
  force: boolean,
): void {
  const slot = slotOf({ ...before, instructor_id: teacher.id, instructor_name: teacher.name })
  refuseClashes(clashReasons(tx, act, [{ ...slot, room_id: null }]), force)
  const planned = before.substituted_instructor_id ?? before.instructor_id
  const substituted_instructor_id = planned === teacher.id ? null : planned
  const after = { ...before, instructor_id: teacher.id, substituted_instructor_id }
  writeClass(tx, act.now, after)
  audit(tx, act, 'class.substitute', { entity: 'class', id: before.id, before, after })
  if (before.starts_at > act.now) for (const { taughtBy } of act.seams.classes) taughtBy?.(tx, act, before.id)
}
