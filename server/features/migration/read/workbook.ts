import { cellText, dateText, fromSerial } from './cell-text.ts'
import { isDateFormat, isDateFormatId } from './date-format.ts'
import { asDigits, isDigitFormat } from './digit-format.ts'
import { BeyondLimit, LIMITS, longer } from './limits.ts'
import { Rows, type Tally } from './rows.ts'
import type { NamedTable } from './sheet.ts'
import { readXml } from './xml.ts'
import type { Zip } from './zip.ts'

interface Book {
  sheets: { name: string; path: string }[]
  /** True if days count from 1904, as on old Macs. */
  from1904: boolean
}

type Style = 'date' | { digits: string } | null

/** Parts of the workbook that cells refer to. */
interface Shared {
  strings: string[]
  /** How the cells of each style are shown: as dates, by a format of digits, or (null) as plain numbers. */
  styles: Style[]
  from1904: boolean
}

/** The visible sheets of an `.xlsx` file, as far as they hold anything. Throws where the file can't be read. */
export async function readWorkbook(zip: Zip, tally: Tally): Promise<NamedTable[]> {
  const book = await readBook(zip)
  const shared: Shared = {
    strings: await readStrings(zip),
    styles: await readStyles(zip),
    from1904: book.from1904,
  }
  const tables: NamedTable[] = []
  for (const { name, path } of book.sheets) tables.push({ name, rows: await readSheet(zip, path, shared, tally) })
  return tables.filter(({ rows }) => rows.length > 0)
}

const HOME = 'xl/workbook.xml'

async function readBook(zip: Zip): Promise<Book> {
  const targets = new Map<string, string>()
  await readXml(zip.text('xl/_rels/workbook.xml.rels'), {
    open: (name, attribute) => {
      if (name !== 'Relationship') return
      const target = attribute('Target') ?? ''
      targets.set(attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  const book: Book = { sheets: [], from1904: false }
  await readXml(zip.text(HOME), {
    open: (name, attribute) => {
      if (name === 'workbookPr') book.from1904 = /^(1|true)$/.test(attribute('date1904') ?? '')
      const path = name === 'sheet' ? targets.get(attribute('r:id') ?? attribute('id') ?? '') : undefined
      const isVisible = name === 'sheet' && (attribute('state') ?? 'visible') === 'visible'
      if (path === undefined || !isVisible || !zip.has(path)) return
      book.sheets.push({ name: attribute('name') ?? '', path })
      if (book.sheets.length > LIMITS.sheets) throw new BeyondLimit('sheets')
    },
  })
  return book
}

async function readStrings(zip: Zip): Promise<string[]> {
  const strings: string[] = []
  let isText = false
  let isSpoken = false
  let text = ''
  await readXml(zip.text('xl/sharedStrings.xml'), {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 't') isText = true
      // The pronunciation of East Asian words follows them.
      if (name === 'rPh') isSpoken = true
    },
    text: (piece) => {
      if (isText && !isSpoken) text = longer(text, piece)
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isSpoken = false
      if (name === 'si') strings.push(text)
    },
  })
  return strings
}

async function readStyles(zip: Zip): Promise<Style[]> {
  const own = new Map<number, Style>()
  const styles: Style[] = []
  let inCells = false
  await readXml(zip.text('xl/styles.xml'), {
    open: (name, attribute) => {
      const id = Number(attribute('numFmtId') ?? 0)
      if (name === 'numFmt') own.set(id, styleOf(attribute('formatCode') ?? ''))
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) styles.push(own.has(id) ? own.get(id)! : isDateFormatId(id) ? 'date' : null)
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return styles
}

function styleOf(format: string): Style {
  if (isDateFormat(format)) return 'date'
  return isDigitFormat(format) ? { digits: format } : null
}

interface Cell {
  at: number
  type: string
  style: Style
  text: string
}

async function readSheet(zip: Zip, path: string, shared: Shared, tally: Tally) {
  const rows = new Rows(tally)
  let row = 0
  let next = 0
  let cell: Cell | null = null
  let isValue = false
  let isSpoken = false
  await readXml(zip.text(path), {
    open: (name, attribute) => {
      if (name === 'row') {
        row = Number(attribute('r') ?? row + 1)
        next = 0
      } else if (name === 'c') {
        const at = columnOf(attribute('r')) ?? next
        const style = Number(attribute('s') ?? 0)
        cell = { at, type: attribute('t') ?? 'n', style: shared.styles[style] ?? null, text: '' }
        next = at + 1
      } else if (name === 'v' || name === 't') isValue = cell !== null && !isSpoken
      else if (name === 'rPh') isSpoken = true
    },
    text: (piece) => {
      if (isValue && cell) cell.text = longer(cell.text, piece)
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isSpoken = false
      else if (name === 'c' && cell) {
        rows.put(valueOf(cell, shared), cell.at)
        cell = null
      } else if (name === 'row') rows.end(row)
    },
  })
  return rows.found
}

function valueOf({ type, style, text }: Cell, { strings, from1904 }: Shared): string {
  if (text === '') return ''
  if (type === 's') return (strings[Number(text)] ?? '').trim()
  if (type === 'b') return cellText(text === '1')
  if (type === 'e') return ''
  if (type === 'd')
    return /[zZ]$|[+-]\d\d:\d\d$/.test(text) ? text : dateText(new Date(`${text.padEnd(10)}Z`.replace(' Z', 'Z')))
  if (type !== 'n') return text.trim()
  const number = Number(text)
  if (Number.isNaN(number)) return text.trim()
  if (style === 'date') return fromSerial(number, from1904)
  return style && Number.isSafeInteger(number) && number >= 0 ? asDigits(number, style.digits) : cellText(number)
}

/** The position of a cell's column from 0: `A1` is 0, `AB7` is 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^\$?([A-Z]{1,4})/.exec(reference ?? '')?.[1]
  if (letters === undefined) return undefined
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
