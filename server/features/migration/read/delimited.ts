import Papa from 'papaparse'
import type { SheetRow } from './sheet.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const

export type Delimited = { kind: 'rows'; delimiter: string; rows: SheetRow[] } | { kind: 'unclosed_quote'; row: number }

/**
 * Splits delimited text into rows. A line break inside quotes stays in its cell, empty lines keep their number,
 * and Excel's own first line `sep=;` counts for nothing, as in Excel.
 */
export function parseDelimited(text: string): Delimited {
  const named = /^sep=(.)\r?\n/i.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const delimiter = named?.[1] ?? detectDelimiter(body)
  const parsed = Papa.parse<string[]>(body, { delimiter })
  const unclosed = parsed.errors.find((error) => error.code === 'MissingQuotes')
  if (unclosed) return { kind: 'unclosed_quote', row: (unclosed.row ?? 0) + 1 }
  return { kind: 'rows', delimiter, rows: parsed.data.map((cells, at) => ({ row: at + 1, cells })) }
}

/**
 * The delimiter that cuts most of the first lines into the same number of cells, more than one.
 * Title lines above the table are outvoted by the rows below them.
 */
export function detectDelimiter(text: string): string {
  let best: { delimiter: string; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of DELIMITERS) {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 60 })
    const counts = new Map<number, number>()
    for (const cells of data) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
    for (const [width, rows] of counts) {
      const score = width > 1 ? (rows / data.length) * Math.log2(width + 1) : 0
      if (score > best.score) best = { delimiter, score }
    }
  }
  return best.delimiter
}
