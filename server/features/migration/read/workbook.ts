import readWorkbook from 'read-excel-file/node'
import { isBlank, type SheetRow } from './sheet.ts'

export type Workbook = { kind: 'rows'; rows: SheetRow[] } | { kind: 'empty' } | { kind: 'unreadable' }

/** Reads the first sheet of an `.xlsx` file that holds a table (two rows or more), else the first that holds anything. */
export async function parseWorkbook(bytes: Uint8Array): Promise<Workbook> {
  let sheets: SheetRow[][]
  try {
    const read = await readWorkbook(Buffer.from(bytes))
    sheets = read.map(({ data }) => data.map((cells, at) => ({ row: at + 1, cells: cells.map(cellText) })))
  } catch {
    return { kind: 'unreadable' }
  }
  const filled = sheets.map((rows) => ({ rows, lines: rows.filter(({ cells }) => !isBlank(cells)).length }))
  const chosen = filled.find(({ lines }) => lines > 1) ?? filled.find(({ lines }) => lines > 0)
  return chosen ? { kind: 'rows', rows: chosen.rows } : { kind: 'empty' }
}

/** A cell as text: dates as ISO without a zone, numbers without the noise of binary fractions. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : String(Number(value.toFixed(6)))
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return String(value)
}

function dateText(value: Date): string {
  if (Number.isNaN(value.getTime())) return ''
  // Excel keeps fractions of a day; a second more or less must not move the date.
  const iso = new Date(Math.round(value.getTime() / 60_000) * 60_000).toISOString()
  const [day = '', time = ''] = iso.split('T')
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`
}
