import type { Sheet } from '../read/sheet.ts'
import { parseEmail } from '../values/email.ts'
import { isDate, looksLike, type Look } from '../values/looks-like.ts'
import { parsePhone } from '../values/phone.ts'
import { DATE_FIELDS, type FieldName } from './fields.ts'

const ROWS_SEEN = 200

type Test = (cell: string) => boolean

const isEmail: Test = (cell) => parseEmail(cell).kind === 'value'
/** A number to call, or several as Google Contacts writes them. */
const isPhone: Test = (cell) => cell.split(':::').some((part) => parsePhone(part).kind === 'value')

const TESTS: Partial<Record<FieldName, Test>> = {
  ...Object.fromEntries(DATE_FIELDS.map((field) => [field, isDate])),
  email: isEmail,
  guardian_email: isEmail,
  mobile_phone: isPhone,
  phone: isPhone,
  home_phone: isPhone,
}

export interface Fits {
  /** True if any of a column's cells is what the field takes; null where the column holds nothing or the field takes anything. */
  (field: FieldName, label: string): boolean | null
  /** The look of a column, judged by its cells. */
  look: (label: string) => Look | null
}

/** Tells by the first rows of a sheet which of its columns a field may have. */
export function fitting(sheet: Sheet): Fits {
  const sample = sheet.rows.slice(0, ROWS_SEEN)
  const indexes = new Map(sheet.columns.map(({ index, label }) => [label, index]))
  const cellsOf = (label: string) =>
    sample.map(({ cells }) => (cells[indexes.get(label) ?? -1] ?? '').trim()).filter((cell) => cell !== '')
  const fits = (field: FieldName, label: string): boolean | null => {
    const test = TESTS[field]
    const cells = test ? cellsOf(label) : []
    return test === undefined || cells.length === 0 ? null : cells.some((cell) => test(cell))
  }
  return Object.assign(fits, { look: (label: string) => looksLike(cellsOf(label)) })
}
