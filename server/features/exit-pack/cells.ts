import type { CsvCell } from '../../lib/csv.ts'
import { isInstant } from '../../lib/stored-time-rules.ts'
import { inMajor } from '../../lib/in-major.ts'
import { decimals } from '../../lib/decimal-rules.ts'
import { toMajor } from '../../lib/money.ts'
import { localDate, localTime } from '../../lib/time.ts'
import type { Column, Row } from './tables/pack-table.ts'
import type { Telling } from './telling.ts'

/** A column of a CSV: its name, and the cell of a row in it. */
export interface CsvColumn {
  header: string
  cell: (row: Row, telling: Telling) => CsvCell
}

/** The columns of a CSV: those that were named, then every other field by its own name. */
export function columnsOf(first: Readonly<Record<string, Column>>, fields: readonly string[]): CsvColumn[] {
  const named = Object.entries(first).map(([header, column]) => ({
    header,
    cell: typeof column === 'string' ? cellOf(column) : column,
  }))
  const shown = new Set(Object.values(first))
  const rest = fields.filter((field) => !shown.has(field) && !(headerOf(field) in first))
  return [...named, ...rest.map((field) => ({ header: headerOf(field), cell: cellOf(field) }))]
}

/** A field's name as a column's: `booking_id` is `Booking ID`, `price_minor` is `Price`. */
export function headerOf(field: string): string {
  const words = field.replace(/_minor$/, '').split('_')
  return words.map((word) => (UPPER.has(word) ? word.toUpperCase() : word[0]!.toUpperCase() + word.slice(1))).join(' ')
}

const UPPER = new Set(['id', 'ip', 'vat', 'sms', 'sku', 'url', 'lan', 'sha256'])

/** How a field is written: amounts with their decimals, moments on the studio's clock, yes and no, lists as JSON. */
function cellOf(field: string): CsvColumn['cell'] {
  const isAmount = field.endsWith('_minor')
  return (row, telling) => {
    const value = row[field]
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (typeof value === 'number') return isAmount ? amount(value, currencyOf(row, telling)) : value
    if (typeof value === 'string') return field === 'phone' ? dialled(value) : moment(value, telling)
    return typeof value === 'object' && value !== null ? JSON.stringify(inMajor(value, currencyOf(row, telling))) : null
  }
}

/** The currency of a row's amounts: its own, else the studio's. */
export function currencyOf(row: Row, { currency }: Telling): string {
  return typeof row['currency'] === 'string' ? row['currency'] : currency
}

/** A person's first name: all before the first blank. */
export function firstName(name: unknown): string {
  return /^\s*(\S+)/.exec(String(name))?.[1] ?? ''
}

/** The words after the first name. */
export function lastName(name: unknown): string {
  return String(name)
    .trim()
    .replace(/^\S+\s*/, '')
}

/** A phone number as it is dialled: without the blanks, brackets and dashes that only help the eye; other text as it is. */
export function dialled(phone: string): string {
  const bare = phone.replaceAll(/[\s().\-/]/g, '')
  return /^\+?\d+$/.test(bare) ? bare : phone
}

/** The studio's day of an instant; null for none. */
export function dayOf(field: string): (row: Row, telling: Telling) => string | null {
  return (row, { timezone }) => (typeof row[field] === 'string' ? localDate(row[field], timezone) : null)
}

/** The studio's time of day of an instant; null for none. */
export function timeOf(field: string): (row: Row, telling: Telling) => string | null {
  return (row, { timezone }) => (typeof row[field] === 'string' ? localTime(row[field], timezone) : null)
}

function amount(minor: number, currency: string): string {
  return toMajor(minor, currency).toFixed(decimals(currency))
}

function moment(text: string, { timezone }: Telling): string {
  return isInstant(text) ? `${localDate(text, timezone)} ${localTime(text, timezone)}` : text
}
