import { readFileSync } from 'node:fs'

/** The possible dependents of a thing that ends. */
export const DEPENDENTS = [
  'booking of today',
  'booking within',
  'booking after',
  'who waits for that place',
  'own waitlist entry',
  'place offered to them',
  'place being paid',
  'appointment being paid',
  'appointment',
  'charge',
  'credits',
  'paid pass or pack',
  'collection',
  'letter waiting',
  'push waiting',
  'calendar feed',
  'check-in code',
  'session',
  'dependant',
  'class to come',
  'series',
  'next planning',
  'standing booking',
] as const

export type Dependent = (typeof DEPENDENTS)[number]

/** The outcome written where a thing has no such dependent; the reason is beside it. */
export const NONE = 'n/a'

/** The outcome of a dependent where a thing ends in one of these ways (none: in each). */
export interface Row {
  thing: string
  endings: readonly string[]
  dependent: string
  becomes: string
  why: string
}

/** The decisions, in the order of the file; `*` is every ending of a thing. */
export function readTable(): Row[] {
  const [, ...lines] = readFileSync(new URL('endings.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [thing = '', ways = '', dependent = '', becomes = '', why = ''] = line.split('\t')
    return { thing, endings: ways === '*' ? [] : ways.split('; '), dependent, becomes, why }
  })
}

/** The decision on a cell: none, or more than one, is a fault of the table. */
export function decisionOn(rows: readonly Row[], thing: string, ending: string, dependent: Dependent): Row {
  const found = rows.filter(
    (row) =>
      row.thing === thing && row.dependent === dependent && (row.endings.length === 0 || row.endings.includes(ending)),
  )
  const [row] = found
  if (!row || found.length > 1) throw new Error(`${found.length} rows for ${thing} × ${ending} × ${dependent}`)
  if (row.becomes === NONE && row.why === '') throw new Error(`No reason: ${thing} × ${ending} × ${dependent}`)
  return row
}
