import { db, query } from '../../db/build.ts'

/** Details that identify every client. */
export const clientDetails = query((_: object) =>
  db.selectFrom('clients').select(['id', 'full_name', 'phone', 'emergency_contact', 'date_of_birth', 'address']),
)

/** The name of every instructor. */
export const instructorNames = query((_: object) =>
  db
    .selectFrom('instructors')
    .innerJoin('staff', 'staff.id', 'instructors.user_id')
    .select(['instructors.id', 'staff.full_name']),
)
