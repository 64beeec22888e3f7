import { requireTeacher } from '../instructors/teachers.ts'
import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { audit } from '../audit/audit.ts'
import { clashReasons, refuseClashes, slotOf } from './clashes.ts'
import { writeClass } from './class-writes.ts'
import { loadClass } from './load.ts'
import { presentClass } from './present.ts'

/**
 * Lets another instructor teach a class, before or after it; who was to teach it is kept, and naming her again ends the
 * substitution. SCHEDULE_CONFLICT where the substitute teaches at that time, unless `force`.
 */
export function substituteInstructor(ctx: Ctx, id: number, input: { instructor_id: number; force: boolean }) {
  return ctx.write((tx) => {
    const before = loadClass(tx, id)
    const teacher = requireTeacher(tx, input.instructor_id)
    if (before.status === 'cancelled') {
      throw new Refusal('CLASS_CANCELLED', `${before.name} was cancelled: nobody needs to teach it.`)
    }
    if (teacher.id === before.instructor_id) return presentClass(tx, ctx, id)
    const slot = slotOf({ ...before, instructor_id: teacher.id, instructor_name: teacher.name })
    refuseClashes(clashReasons(tx, [{ ...slot, room_id: null }]), input.force)
    const planned = before.substituted_instructor_id ?? before.instructor_id
    const substituted_instructor_id = planned === teacher.id ? null : planned
    const after = { ...before, instructor_id: teacher.id, substituted_instructor_id }
    writeClass(tx, ctx.now, after)
    audit(tx, ctx, 'class.substitute', { entity: 'class', id, before, after })
    return presentClass(tx, ctx, id)
  })
}
