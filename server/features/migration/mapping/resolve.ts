import type { Sheet, SheetRow } from '../read/sheet.ts'
import { FIELDS, type FieldName, type ImportEntity } from './fields.ts'
import type { ColumnMapping } from './propose.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

/** Positions of the columns that feed each field. */
export type ResolvedMapping = Partial<Record<FieldName, number[]>>

export type Resolution =
  | { kind: 'resolved'; mapping: ResolvedMapping }
  | { kind: 'wrong'; errors: { field: string; message: Said }[] }

/**
 * Turns a mapping into column positions. Wrong are a field the entity doesn't have, a column the file doesn't have,
 * several columns for a field that takes one, and one column for two fields.
 */
export function resolveMapping(entity: ImportEntity, columns: Sheet['columns'], mapping: ColumnMapping): Resolution {
  const resolved: ResolvedMapping = {}
  const errors: { field: string; message: Said }[] = []
  const used = new Set<number>()
  for (const [field, wanted] of Object.entries(mapping)) {
    const known = FIELDS[entity].find((candidate) => candidate.field === field)
    if (!known) {
      errors.push({ field, message: say('migration.there_is_no_field', { field, entity }) })
      continue
    }
    const refs = Array.isArray(wanted) ? wanted : [wanted]
    if (refs.length > 1 && !known.multiple) errors.push({ field, message: say('migration.takes_one_column_only') })
    const positions = refs.map((ref) => positionOf(columns, ref))
    refs.forEach((ref, at) => {
      const position = positions[at]
      if (position === undefined) errors.push({ field, message: say('migration.file_has_no_column', { ref }) })
      else if (used.has(position)) errors.push({ field, message: say('migration.column_is_already_used', { ref }) })
      else used.add(position)
    })
    resolved[known.field] = positions.filter((position) => position !== undefined)
  }
  return errors.length > 0 ? { kind: 'wrong', errors } : { kind: 'resolved', mapping: resolved }
}

function positionOf(columns: Sheet['columns'], ref: string | number): number | undefined {
  return columns.find(({ index, label }) => (typeof ref === 'number' ? index === ref : label === ref))?.index
}

/** Reads a row's cells by field. */
export interface RowReader {
  row: number
  /** The first filled cell of the field, trimmed; '' if it isn't mapped or empty. */
  text: (field: FieldName) => string
  /** All filled cells of the field with their columns' labels. */
  all: (field: FieldName) => { label: string; text: string }[]
  /** The label of the field's first column, null if it isn't mapped. */
  column: (field: FieldName) => string | null
  /** The positions of the field's columns. */
  positions: (field: FieldName) => readonly number[]
  /** Every cell of the row, mapped or not. */
  cells: readonly string[]
}

/** Gives readers of rows through a mapping. */
export function rowReader(columns: Sheet['columns'], mapping: ResolvedMapping): (row: SheetRow) => RowReader {
  const labels = new Map(columns.map(({ index, label }) => [index, label]))
  return ({ row, cells }) => {
    const all = (field: FieldName) =>
      (mapping[field] ?? [])
        .map((index) => ({ label: labels.get(index) ?? '', text: (cells[index] ?? '').trim() }))
        .filter(({ text }) => text !== '')
    return {
      row,
      all,
      text: (field) => all(field)[0]?.text ?? '',
      column: (field) => labels.get(mapping[field]?.[0] ?? -1) ?? null,
      positions: (field) => mapping[field] ?? [],
      cells,
    }
  }
}
