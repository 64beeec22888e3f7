import type { FieldName } from '../mapping/fields.ts'
import type { RowReader } from '../mapping/resolve.ts'
import type { Parsed } from '../values/parsed.ts'
import type { Problem } from './model.ts'
import type { Said } from '../../../lib/sayings/sayings.ts'

/** Collects problems while the cells of one row are read. */
export function cellReader(reader: RowReader, problems: Problem[]) {
  const at = (field: FieldName) => ({ row: reader.row, column: reader.column(field), field })
  const warn = (field: FieldName, message: string) => {
    problems.push({ ...at(field), severity: 'warning', message })
  }
  const report = (field: FieldName, message: Said, severity: Problem['severity'] = 'error') => {
    problems.push({ ...at(field), severity, message })
  }
  /** The value of a cell, or null: empty, or reported as a problem. */
  function read<T>(
    field: FieldName,
    parse: (text: string) => Parsed<T>,
    severity: Problem['severity'] = 'warning',
  ): T | null {
    const text = reader.text(field)
    if (text === '') return null
    const parsed = parse(text)
    if (parsed.kind === 'problem') report(field, parsed.problem, severity)
    if (parsed.kind !== 'value') return null
    if (parsed.note) warn(field, parsed.note)
    return parsed.value
  }
  return { read, report, warn }
}
