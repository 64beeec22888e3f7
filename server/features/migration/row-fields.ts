import { z } from 'zod'
import { id, resource, text } from '../../http/shapes.ts'

export const disposition = z.enum(['created', 'updated', 'matched', 'skipped', 'rejected'])

/** A cell of a column that fills a field. */
const cell = resource('ImportCell', {
  column: z.number().int().describe('The position of its column, from 0'),
  label: z.string(),
  field: z.string(),
  text: z.string().describe('As it was corrected, or as the file says'),
  in_file: z.string(),
  severity: z.enum(['warning', 'error']).nullable(),
  problem: z.string().nullable(),
})

export const cells = z.array(cell).describe('The cells of columns that fill a field, while nothing is imported yet')

export const row = resource('ImportRow', {
  row: z.number().int(),
  subject: z.string(),
  disposition,
  reason: z.string().nullable(),
  client_id: id.nullable().describe('The client the row is about, once they are there'),
  done: z.boolean().describe('False while this is only what would become of it'),
  cells,
  other_problems: z.array(z.string()).describe('What is wrong besides with the row, while nothing is imported yet'),
})

const edit = z.strictObject({
  row: z.number().int().min(1).describe('As Excel shows it: 1 is the first row of the file'),
  column: z.number().int().min(0).describe('The position of its column, from 0'),
  text: text.nullable().describe('Null: as in the file'),
})

/** Cells corrected before the import. */
export const edits = z.array(edit).max(200).describe('Cells to read otherwise than the file says')

export type EditsInput = z.output<typeof edits>
