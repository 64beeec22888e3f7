import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { NEVER } from '../../lib/stored-time-rules.ts'
import { audit } from '../audit/audit.ts'
import { replaceDefaultTeacher } from '../class-templates/change.ts'
import type { InstructorFollower } from '../instructors/seam.ts'
import { writeClass } from './class-writes.ts'
import { classesOfInstructor } from './queries.ts'
import { handOver } from './substitute.ts'

/** How many of the classes to come are named. */
const NAMED = 20

/**
 * Classes of an instructor who teaches no more: they are handed over, or are without one, which Today says; so are the series and
 * the kinds of classes from which more are made.
 */
export const classesOfLeaver: InstructorFollower = {
  stillNeeded(reader, instructor_id, now) {
    const coming = reader.all(classesOfInstructor, { instructor_id, after: now, until: NEVER })
    const [first] = coming
    if (!first) return []
    const detail = say('schedule.classes_to_come', { n: coming.length, when: first.starts_at })
    const value = coming.slice(0, NAMED).map(({ id, name, starts_at }) => ({ id, name, starts_at }))
    return [{ code: 'INSTRUCTOR_IN_USE', detail, rule: 'classes', value, fix: 'force' }]
  },
  leaves(tx, act, instructor_id, to) {
    for (const cls of tx.all(classesOfInstructor, { instructor_id, after: act.now, until: NEVER })) {
      if (to) handOver(tx, act, cls, to, to.force)
      else {
        const after = { ...cls, instructor_id: null, substituted_instructor_id: null }
        writeClass(tx, act.now, after)
        audit(tx, act, 'class.update', { entity: 'class', id: cls.id, before: cls, after })
      }
    }
    takeOver(tx, instructor_id, to?.id ?? null)
  },
}

function takeOver(tx: Tx, from: number, to: number | null): void {
  tx.run(db.updateTable('class_series').set({ instructor_id: to }).where('instructor_id', '=', from))
  replaceDefaultTeacher(tx, from, to)
}
