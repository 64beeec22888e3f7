import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { clientById, type ClientRow } from './queries.ts'

/** A client's row, or 404. */
export function loadClient(reader: Reader, id: number): ClientRow {
  const row = reader.one(clientById, { id })
  if (!row || row.erased_at !== null) throw notFound('client')
  return row
}
