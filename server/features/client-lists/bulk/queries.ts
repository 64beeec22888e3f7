import { db, query } from '../../../db/build.ts'
import type { Reader } from '../../../db/writer.ts'
import { shownColumns } from '../../clients/queries.ts'

/** Somebody of the list who is still there. */
export const personById = query((p: { id: number }) =>
  db
    .selectFrom('clients')
    .select(['id', 'full_name', 'is_active'])
    .where('id', '=', p.id)
    .where('erased_at', 'is', null),
)

export type Person = NonNullable<(typeof personById)['row']>

/** The fields of some clients that the list shows. */
export function shownIn(reader: Reader, ids: readonly number[]) {
  return reader.all(
    db
      .selectFrom('clients')
      .select([...shownColumns])
      .where('id', 'in', ids),
  )
}
