import { Rows, Tally } from './rows.ts'
import type { SheetRow } from './sheet.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
const QUOTE = '"'

export type Delimited = { kind: 'rows'; delimiter: string; rows: SheetRow[] } | { kind: 'unclosed_quote'; row: number }

/**
 * Splits delimited text into rows. A line break inside quotes stays in its cell, empty lines keep their number,
 * and Excel's own first line `sep=;` counts for nothing, as in Excel.
 */
export function parseDelimited(text: string): Delimited {
  const named = /^sep=(.)\r?\n/i.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const delimiter = named?.[1] ?? detectDelimiter(body)
  const rows = new Rows(new Tally())
  const unclosed = scan(body, delimiter, {
    cell: (cell) => rows.cell(cell),
    end: (row) => {
      rows.end(row)
      return true
    },
  })
  return unclosed === null ? { kind: 'rows', delimiter, rows: rows.found } : { kind: 'unclosed_quote', row: unclosed }
}

/** As much of a text as is looked at for its delimiter. */
const SAMPLE = { characters: 200_000, rows: 60 }

/**
 * The delimiter that cuts most of the first lines into the same number of cells, more than one.
 * Title lines above the table are outvoted by the rows below them.
 */
export function detectDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE.characters)
  let best: { delimiter: string; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of DELIMITERS) {
    const widths = widthsOf(sample, delimiter)
    const counts = new Map<number, number>()
    for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
    for (const [width, rows] of counts) {
      const score = width > 1 ? (rows / widths.length) * Math.log2(width + 1) : 0
      if (score > best.score) best = { delimiter, score }
    }
  }
  return best.delimiter
}

function widthsOf(text: string, delimiter: string): number[] {
  const widths: number[] = []
  let width = 0
  const end = () => {
    widths.push(width)
    width = 0
    return widths.length < SAMPLE.rows
  }
  scan(text, delimiter, { cell: () => (width += 1), end })
  return widths
}

interface Take {
  cell: (text: string) => void
  /** The row in hand is whole; false: enough. */
  end: (row: number) => boolean
}

/** Reads text once from front to back. Gives the row in which a quotation mark is opened and never closed, or null. */
function scan(text: string, delimiter: string, take: Take): number | null {
  let at = 0
  for (let row = 1; at < text.length; row += 1) {
    for (let isLast = false; !isLast;) {
      const quoted = text[at] === QUOTE
      const end = quoted ? closingQuote(text, delimiter, at + 1) : cellEnd(text, delimiter, at)
      if (end === -1) return row
      take.cell(quoted ? text.slice(at + 1, end).replaceAll('""', QUOTE) : text.slice(at, end))
      at = quoted ? afterBlanks(text, delimiter, end + 1) : end
      isLast = !text.startsWith(delimiter, at)
      if (!isLast) at += delimiter.length
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    if (!take.end(row)) return null
  }
  return null
}

/** Where the cell ends: at a delimiter, a line break or the end. */
function cellEnd(text: string, delimiter: string, from: number): number {
  const sign = delimiter.charCodeAt(0)
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === sign || code === 10 || code === 13) return at
  }
  return text.length
}

/** The mark that closes a cell: neither doubled nor followed by more of the cell. -1 where there is none. */
function closingQuote(text: string, delimiter: string, from: number): number {
  for (let at = text.indexOf(QUOTE, from); at !== -1; at = text.indexOf(QUOTE, at)) {
    if (text[at + 1] === QUOTE) {
      at += 2
      continue
    }
    const after = afterBlanks(text, delimiter, at + 1)
    if (after >= text.length || isBreak(text, after) || text.startsWith(delimiter, after)) return at
    at += 1
  }
  return -1
}

function afterBlanks(text: string, delimiter: string, from: number): number {
  let at = from
  while (text[at] === ' ' && delimiter !== ' ') at += 1
  return at
}

function isBreak(text: string, at: number): boolean {
  return text[at] === '\n' || text[at] === '\r'
}
