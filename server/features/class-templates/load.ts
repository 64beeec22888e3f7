import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { templateById, type TemplateRow } from './queries.ts'

/** A template's row, or 404. */
export function loadTemplate(reader: Reader, id: number): TemplateRow {
  const row = reader.one(templateById, { id })
  if (!row) throw notFound('class template')
  return row
}
