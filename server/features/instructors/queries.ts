import { sql } from 'kysely'
import { holdsEach } from '../../db/folded.ts'
import { searchedWords } from '../../lib/fold-rules.ts'
import { db, query } from '../../db/build.ts'
import { readPage } from '../../db/page.ts'
import type { Reader } from '../../db/writer.ts'
import type { Caller } from '../../api/caller.ts'
import { notFound } from '../../api/errors.ts'
import type { Page } from '../../lib/paginate.ts'
import { publicPicture } from '../pictures/names.ts'

const profiles = () =>
  db
    .selectFrom('instructors')
    .innerJoin('staff', 'staff.id', 'instructors.user_id')
    .select([
      'instructors.id',
      'instructors.user_id',
      'staff.full_name',
      'staff.email',
      'staff.kind',
      'instructors.bio',
      'instructors.photo_file',
      'instructors.establishment_id',
      'instructors.is_active',
      'instructors.created_at',
      'instructors.updated_at',
      db.selectFrom('settings').select('public_studio_id').as('studio'),
    ])

const instructorById = query((p: { id: number }) => profiles().where('instructors.id', '=', p.id))

/** An instructor's row, or 404. */
export function loadInstructor(reader: Reader, id: number) {
  const row = reader.one(instructorById, { id })
  if (!row) throw notFound('instructor')
  return row
}

export type InstructorRow = ReturnType<typeof loadInstructor>

/** A page of instructors, by name. */
export function instructorPage(
  reader: Reader,
  caller: Caller,
  filter: Page & { search?: string | undefined; include_inactive?: boolean | undefined },
) {
  let select = profiles()
    .orderBy(sql`staff.full_name COLLATE NOCASE`)
    .orderBy('instructors.id')
  if (!filter.include_inactive || caller.role === 'client') {
    select = select.where('instructors.is_active', '=', sql.lit(true))
  }
  if (filter.search) {
    select = select.where(holdsEach('staff.full_name', searchedWords(filter.search)))
  }
  return readPage(reader, select, filter, (row) => presentInstructor(row, caller))
}

/** An instructor as a caller may see them: account and email address are for staff only. */
export function presentInstructor(row: InstructorRow, caller: Caller) {
  const { id, full_name, bio, establishment_id, is_active, created_at, updated_at } = row
  const shown = { id, full_name, bio, photo_url: photoUrl(row), establishment_id, is_active }
  const internal = caller.role === 'client' ? {} : { user_id: row.user_id, email: row.email }
  return { ...shown, ...internal, created_at, updated_at }
}

/** The public address of the photo, while the instructor teaches. */
function photoUrl({ is_active, photo_file, studio }: InstructorRow): string | null {
  return is_active && studio !== null ? publicPicture(studio, photo_file) : null
}

export const importedInstructorById = query((p: { id: number }) =>
  db
    .selectFrom('instructors')
    .innerJoin('staff', 'staff.id', 'instructors.user_id')
    .select([
      'instructors.user_id',
      'instructors.updated_at',
      'staff.updated_at as staff_updated_at',
      'staff.password_hash',
    ])
    .where('instructors.id', '=', p.id),
)

export const teacherById = query((p: { id: number }) =>
  db
    .selectFrom('instructors')
    .innerJoin('staff', 'staff.id', 'instructors.user_id')
    .select(['instructors.id', 'instructors.is_active', 'staff.full_name as name'])
    .where('instructors.id', '=', p.id),
)
