import { isBlank, type Column, type SheetRow } from './sheet.ts'

/**
 * A header's name for comparing: lower case, no accents, no punctuation; `E-mail *` and `email` are one.
 */
export function normalizeHeader(header: string): string {
  return header
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\be mail/g, 'email')
}

const LINES_SEARCHED = 40
/** A longer cell is not a column's name. */
const LONGEST_NAME = 200

/** Position of the header row, and if its names are known; an unknown one may be any line. */
export interface Header {
  at: number
  isKnown: boolean
}

/**
 * Finds the header row below titles and empty lines: the row with most names that `known` recognises; if there is
 * none with two, the first row as wide as the table that holds only words. Gives its position in `rows`, or null.
 */
export function findHeader(rows: readonly SheetRow[], known: (name: string) => boolean): Header | null {
  const searched = rows.slice(0, LINES_SEARCHED)
  const isKnown = (cell: string) => cell.length < LONGEST_NAME && known(normalizeHeader(cell))
  const hits = searched.map(({ cells }) => cells.filter(isKnown).length)
  const most = Math.max(0, ...hits)
  const width = usualWidth(rows)
  if (most >= 2 || (most === 1 && width === 1)) return { at: hits.indexOf(most), isKnown: true }
  const plain = searched.findIndex(({ cells }) => filled(cells) >= Math.max(1, width * 0.6) && cells.every(isWord))
  return plain === -1 || plain === rows.length - 1 ? null : { at: plain, isKnown: false }
}

/** Columns of the header row: names as they are, labels made unique (`Notes`, `Notes (2)`, `Column 6`). */
export function readColumns(header: readonly string[], width: number): Column[] {
  const taken = new Set<string>()
  return Array.from({ length: width }, (_, index) => {
    const name = (header[index] ?? '').replaceAll(/\s+/g, ' ').trim()
    const base = name || `Column ${index + 1}`
    let label = base
    for (let again = 2; taken.has(label); again += 1) label = `${base} (${again})`
    taken.add(label)
    return { index, header: name, label }
  })
}

function usualWidth(rows: readonly SheetRow[]): number {
  const widths = rows
    .slice(0, 200)
    .filter(({ cells }) => !isBlank(cells))
    .map(({ cells }) => filled(cells))
    .toSorted((a, b) => a - b)
  return widths[Math.floor(widths.length / 2)] ?? 0
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length
}

function isWord(cell: string): boolean {
  return !/^[-+(]?[\d.,/: €$£-]+\)?$/.test(cell.trim()) && !cell.includes('@') && cell.length < 80
}
