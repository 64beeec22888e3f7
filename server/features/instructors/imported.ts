import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'

const staffWithEmail = query((p: { email: string }) => db.selectFrom('staff').select('id').where('email', '=', p.email))

/** Makes an instructor without a password; resetting it gives her a login. 409 where somebody of the staff has the e-mail. */
export function insertImportedInstructor(
  tx: Tx,
  act: Act,
  { full_name, email, bio }: { full_name: string; email: string; bio: string | null },
) {
  if (tx.one(staffWithEmail, { email }))
    throw new Refusal('EMAIL_IN_USE', 'Somebody of the staff has this e-mail by now.')
  const stamps = { created_at: act.now, updated_at: act.now }
  const staff = tx.run(db.insertInto('staff').values({ full_name, email, kind: 'instructor', ...stamps }))
  return tx.returningOne(
    db
      .insertInto('instructors')
      .values({ user_id: staff.id, bio, ...stamps })
      .returningAll(),
  )
}

const byId = query((p: { id: number }) =>
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

/** Takes an imported instructor back; gives why she stays, if she does. Throws (a foreign key) where classes are hers. */
export function removeImportedInstructor(tx: Tx, id: number, imported: Record<string, unknown>): string | null {
  const row = tx.one(byId, { id })
  if (!row) return null
  if (row.password_hash !== null) return 'The instructor signs in by now.'
  if (row.updated_at !== imported.updated_at || row.staff_updated_at !== imported.updated_at)
    return 'The instructor was edited since.'
  tx.run(db.deleteFrom('instructors').where('id', '=', id))
  tx.run(db.deleteFrom('staff').where('id', '=', row.user_id))
  return null
}
