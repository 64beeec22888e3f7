import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { classById, type ClassRow } from './queries.ts'

/** A class's row, or 404. */
export function loadClass(reader: Reader, id: number): ClassRow {
  const row = reader.one(classById, { id })
  if (!row) throw notFound('class')
  return row
}
