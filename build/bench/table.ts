import { isMet, type Line } from './figure.ts'
import { spread } from './rounds.ts'

const show = (value: number) => (Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2))

/** A line of the table as it is printed. */
export function printLine(line: Line): string {
  const { what, size, goal, found, note } = line
  const missed = Number.isNaN(found.median) || !isMet(line)
  const of = size === '' ? what : `${what}, ${size}`
  const range = `${show(found.least)} to ${show(found.most)}`
  return `${missed ? '✗' : '✓'} ${of.padEnd(70)} ${show(found.median).padStart(8)}  ${goal.padEnd(7)} (${range})${note ? `  ${note}` : ''}`
}

/** The lines as the table of a document. */
export function asMarkdown(lines: readonly Line[]): string {
  const rows = lines.map(({ what, size, goal, found, note = '' }) => {
    return `| ${what}${size && `, ${size}`} | ${show(found.median)} | ${goal} | ${show(found.least)} to ${show(found.most)} | ${note} |`
  })
  return ['| | median | goal | range | |', '|---|---|---|---|---|', ...rows].join('\n')
}

/** The growth of all operations as one line: the median of them, the least and the most. */
export function growthAsOne(lines: readonly Line[]): Line[] {
  const known = lines.filter(({ found }) => !Number.isNaN(found.median))
  if (known.length === 0) return []
  const found = spread(known.map((line) => line.found.median))
  const over = known.filter((line) => !isMet(line)).length
  const note = `${known.length} ways of calling, ${over} beyond 1.3`
  return [{ what: 'processor time a request, full / small', size: '', goal: '≤ 1.3', found, note }]
}

/** The growth of all operations in short: how many, the worst, those beyond the goal. */
export function growthInShort(lines: readonly Line[]): string {
  const known = lines.filter(({ found }) => !Number.isNaN(found.median))
  const worst = known.toSorted((a, b) => b.found.median - a.found.median)
  const over = worst.filter((line) => !isMet(line))
  const most = worst.slice(0, 10).map(({ what, found }) => `${what}: ${show(found.median)}`)
  return [
    `${known.length} ways of calling measured, ${over.length} beyond 1.3, ${lines.length - known.length} could not be`,
    ...most,
  ].join('\n  ')
}
