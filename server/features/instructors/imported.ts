import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import { deleteAccountRow, insertAccount } from '../staff/account.ts'
import { otherStaff } from '../staff/queries.ts'
import { importedInstructorById } from './queries.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

/** Makes an instructor without a password; resetting it gives them a login. 409 if a staff member has the email address. */
export function insertImportedInstructor(
  tx: Tx,
  act: Act,
  { full_name, email, bio, is_active }: { full_name: string; email: string; bio: string | null; is_active: boolean },
) {
  if (tx.one(otherStaff, { email, id: 0 })) throw new Refusal('EMAIL_IN_USE', say('instructors.email_in_use'))
  const stamps = { created_at: act.now, updated_at: act.now }
  const user_id = insertAccount(tx, { full_name, email, kind: 'instructor', ...stamps })
  return tx.returningOne(
    db
      .insertInto('instructors')
      .values({ user_id, bio, is_active, ...stamps })
      .returningAll(),
  )
}

/** Removes an imported instructor; returns why they stay, if they do. Throws (a foreign key) if they have classes. */
export function removeImportedInstructor(tx: Tx, id: number, imported: Record<string, unknown>): Said | null {
  const row = tx.one(importedInstructorById, { id })
  if (!row) return null
  if (row.password_hash !== null) return say('kept.instructor_signs_in')
  if (row.updated_at !== imported.updated_at || row.staff_updated_at !== imported.updated_at)
    return say('kept.instructor_edited')
  tx.run(db.deleteFrom('instructors').where('id', '=', id))
  deleteAccountRow(tx, row.user_id)
  return null
}
