import { db, query } from '../../../db/build.ts'

const columns = ['id', 'staff_id', 'name', 'is_shared', 'asked', 'created_at'] as const

/** Somebody's own saved lists, and those that are shared. */
export const viewsFor = query((p: { staff_id: number }) =>
  db
    .selectFrom('client_views')
    .select([...columns])
    .where((eb) => eb.or([eb('staff_id', '=', p.staff_id), eb('is_shared', '=', true)]))
    .orderBy('name')
    .orderBy('id'),
)

export const ownView = query((p: { id: number; staff_id: number }) =>
  db
    .selectFrom('client_views')
    .select([...columns])
    .where('id', '=', p.id)
    .where('staff_id', '=', p.staff_id),
)

export const ownNames = query((p: { staff_id: number }) =>
  db.selectFrom('client_views').select(['id', 'name']).where('staff_id', '=', p.staff_id),
)

export type ViewRow = NonNullable<(typeof ownView)['row']>
