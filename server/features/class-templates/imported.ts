import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import { loadTemplate } from './load.ts'
import { templateById, type TemplateRow } from './queries.ts'
import { byName } from './imported-queries.ts'

/** The template of a name, made as new ones are where none is here; a capacity of null is the usual one. */
export function ensureTemplate(
  tx: Tx,
  act: Act,
  { name, duration_minutes, capacity }: { name: string; duration_minutes: number; capacity: number | null },
): { id: number; made: TemplateRow | null } {
  const here = tx.one(byName, { name })
  if (here) return { id: here.id, made: null }
  const stamps = { created_at: act.now, updated_at: act.now }
  const size = capacity === null ? {} : { default_capacity: capacity }
  const { id } = tx.run(db.insertInto('class_templates').values({ name, duration_minutes, ...size, ...stamps }))
  return { id, made: loadTemplate(tx, id) }
}

/** Takes an imported template back; gives why it stays, if it was edited. Throws (a foreign key) where classes are of it. */
export function removeImportedTemplate(tx: Tx, id: number, imported: Record<string, unknown>): Said | null {
  const row = tx.one(templateById, { id })
  if (!row) return null
  if (row.updated_at !== imported.updated_at || row.photo_file !== null) return say('kept.template_edited')
  tx.run(db.deleteFrom('class_templates').where('id', '=', id))
  return null
}
