import { db, query } from '../../db/build.ts'

/** The names of every client and instructor. */
export const clientNames = query((_: object) => db.selectFrom('clients').select(['id', 'full_name']))
export const instructorNames = query((_: object) =>
  db
    .selectFrom('instructors')
    .innerJoin('staff', 'staff.id', 'instructors.user_id')
    .select(['instructors.id', 'staff.full_name']),
)
