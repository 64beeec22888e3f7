import type { Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import type { EstablishmentsTable } from '../../db/tables/tables.generated.ts'
import { notFound } from '../../api/errors.ts'

const byId = query((p: { id: number }) => db.selectFrom('establishments').selectAll().where('id', '=', p.id))

export const allEstablishments = query((_: object) => db.selectFrom('establishments').selectAll().orderBy('id'))

/** A location's row, or 404. */
export function loadEstablishment(reader: Reader, id: number): Selectable<EstablishmentsTable> {
  const row = reader.one(byId, { id })
  if (!row) throw notFound('location')
  return row
}
