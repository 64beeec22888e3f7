import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { namesOf } from '../pictures/names.ts'
import type { AccountFollower } from '../staff/seam.ts'

export const setProfileActive = query((p: { id: number; is_active: boolean; now: Instant }) =>
  db.updateTable('instructors').set({ is_active: p.is_active, updated_at: p.now }).where('id', '=', p.id),
)

/**
 * Deletes a profile that nothing refers to and gives the names of the photo's files, to be removed after the commit. Throws
 * SQLite's foreign key error where classes or templates refer to it.
 */
export function deleteProfile(tx: Tx, id: number): string[] {
  const [gone] = tx.returning(db.deleteFrom('instructors').where('id', '=', id).returning('photo_file'))
  return gone?.photo_file ? namesOf('instructor', gone.photo_file) : []
}

/**
 * The profile follows its account: closing closes it, opening brings an instructor's back, while a manager's is opened by
 * itself, since they may have stopped teaching.
 */
export const profileFollower: AccountFollower = {
  activated(tx, { now }, { kind, instructor_id }, isActive) {
    if (instructor_id === null || (isActive && kind !== 'instructor')) return
    tx.run(setProfileActive, { id: instructor_id, is_active: isActive, now })
  },
  deleting: (tx, { instructor_id }) => (instructor_id === null ? [] : deleteProfile(tx, instructor_id)),
}
