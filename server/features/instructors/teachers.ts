import type { Reader } from '../../db/writer.ts'
import { notFound, Refusal } from '../../api/errors.ts'
import { teacherById } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** An instructor who can be given a class: 404 if there is none, INSTRUCTOR_INACTIVE if they no longer teach. */
export function requireTeacher(reader: Reader, id: number): { id: number; name: string } {
  const teacher = reader.one(teacherById, { id })
  if (!teacher) throw notFound('instructor')
  if (!teacher.is_active) {
    throw new Refusal('INSTRUCTOR_INACTIVE', say('instructors.not_active', { name: teacher.name }))
  }
  return teacher
}
