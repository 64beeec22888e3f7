import { inAscii } from '../../../lib/address-rules.ts'
import type { RowReader } from '../mapping/resolve.ts'
import { parseFlag } from '../values/flag.ts'
import { isSpeltAlike } from './people.ts'
import { cellReader } from './cell-reader.ts'
import type { Existing, PlannedRow, Problem } from './model.ts'
import { joinCells, readPerson, type ReadContext } from './person.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

/**
 * Plans a list of instructors: each needs a name and a separate email, since an instructor signs in. An instructor who
 * already has that email and name is matched; a row with another name on the email is rejected.
 */
export function planInstructors(
  readers: readonly RowReader[],
  existing: Existing,
  context: ReadContext,
): { rows: PlannedRow[]; problems: Problem[] } {
  const problems: Problem[] = []
  const here = new Map(existing.instructors.map(({ email, full_name }) => [inAscii(email), full_name]))
  const staff = new Set(existing.staff_emails.map((email) => inAscii(email)))
  const seen = new Map<string, { row: number; name: string }>()
  const rows = readers.map((reader): PlannedRow => {
    const read = readPerson(reader, context)
    const base = { row: reader.row, client: null, membership_type: null, membership: null, instructor: null }
    if (read.kind === 'skipped') return { ...base, subject: read.subject, disposition: 'skipped', reason: read.reason }
    problems.push(...read.problems)
    if (read.kind === 'rejected')
      return { ...base, subject: read.subject, disposition: 'rejected', reason: read.reason }
    const { full_name, email } = read.draft
    const refuse = (reason: Said): PlannedRow => {
      problems.push({
        row: reader.row,
        column: reader.column('email'),
        field: 'email',
        severity: 'error',
        message: reason,
      })
      return { ...base, subject: full_name, disposition: 'rejected', reason }
    }
    if (email === null) return refuse(say('import.instructor_without_email'))
    const before = seen.get(email)
    if (before && isSpeltAlike(before.name, full_name))
      return {
        ...base,
        subject: full_name,
        disposition: 'skipped',
        reason: say('import.same_person', { row: `${before.row}` }),
      }
    if (before) return refuse(say('import.instructor_email_twice', { row: `${before.row}` }))
    const name = here.get(email)
    if (name !== undefined && isSpeltAlike(name, full_name))
      return { ...base, subject: full_name, disposition: 'matched', reason: say('import.instructor_here') }
    if (name !== undefined || staff.has(email)) return refuse(say('import.instructor_email_taken'))
    seen.set(email, { row: reader.row, name: full_name })
    const is_active = cellReader(reader, problems).read('is_teaching', parseFlag) ?? true
    const instructor = { full_name, email, bio: joinCells(reader, 'bio', '\n'), is_active }
    return { ...base, subject: full_name, disposition: 'created', reason: null, instructor }
  })
  return { rows, problems }
}
