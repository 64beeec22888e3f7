import { cellText } from './cell-text.ts'
import { BeyondLimit, LIMITS, longer } from './limits.ts'
import { Rows, type Tally } from './rows.ts'
import type { NamedTable } from './sheet.ts'
import { readXml } from './xml.ts'
import type { Zip } from './zip.ts'

/** The cell in hand: what it says it is, and the words in it. */
interface Cell {
  value: string | null
  lines: string[]
  times: number
}

/** The sheets of an `.ods` file, as far as they hold anything. Throws where the file can't be read. */
export async function readOpenDocument(zip: Zip, tally: Tally): Promise<NamedTable[]> {
  const tables: NamedTable[] = []
  let sheet: Rows | null = null
  let row = 0
  let rowTimes = 1
  let cell: Cell | null = null
  let inNote = 0
  let inLine = false
  const write = (text: string) => {
    if (cell && inLine && inNote === 0) cell.lines.push(longer(cell.lines.pop() ?? '', text))
  }
  await readXml(zip.text('content.xml'), {
    open: (name, attribute) => {
      const times = () =>
        Math.max(1, Number(attribute(`number-${name === 'table-row' ? 'rows' : 'columns'}-repeated`) ?? 1))
      if (name === 'table') {
        sheet = new Rows(tally)
        tables.push({ name: attribute('name') ?? '', rows: sheet.found })
        if (tables.length > LIMITS.sheets) throw new BeyondLimit('sheets')
        row = 1
      } else if (name === 'table-row') rowTimes = times()
      else if (name === 'table-cell' || name === 'covered-table-cell')
        cell = { value: valueOf(attribute), lines: [], times: times() }
      else if (name === 'annotation') inNote += 1
      else if (name === 'p' || name === 'h') {
        inLine = true
        if (inNote === 0) cell?.lines.push('')
      } else if (name === 's') write(' '.repeat(Math.min(100, Number(attribute('c') ?? 1))))
      else if (name === 'tab') write('\t')
      else if (name === 'line-break') write('\n')
    },
    text: write,
    close: (name) => {
      if (name === 'p' || name === 'h') inLine = false
      else if (name === 'annotation') inNote -= 1
      else if ((name === 'table-cell' || name === 'covered-table-cell') && cell) {
        const shown = cell.lines.join('\n')
        const text = (cell.value === null || isDigits(shown, cell.value) ? shown : cell.value).trim()
        if (text === '') sheet?.skip(cell.times)
        else sheet?.cell(text, cell.times)
        cell = null
      } else if (name === 'table-row') {
        sheet?.end(row, rowTimes)
        row += rowTimes
      } else if (name === 'table') sheet = null
    },
  })
  return tables.filter(({ rows }) => rows.length > 0)
}

/** True if a whole number is shown as digits that name something: with leading noughts, or a plus before them. */
function isDigits(shown: string, value: string): boolean {
  const digits = shown.replaceAll(/[-+()/\s]/g, '')
  return /^\s*(\+|0\d)/.test(shown) && /^\d+$/.test(digits) && /^\d+$/.test(value) && Number(digits) === Number(value)
}

/** The typed value of a cell, regardless of its display; null if only its text counts. */
function valueOf(attribute: (name: string) => string | undefined): string | null {
  const type = attribute('value-type')
  if (type === 'date')
    return (attribute('date-value') ?? '')
      .replace('T', ' ')
      .replace(/ 00:00(:00)?(\.\d+)?$/, '')
      .slice(0, 16)
  if (type === 'boolean') return cellText(attribute('boolean-value') === 'true')
  if (type !== 'float' && type !== 'currency' && type !== 'percentage') return null
  const value = attribute('value')
  return value === undefined ? null : cellText(Number(value))
}
