import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './places.ts'

/** A mistake that was made and the test that saw it, if any did. */
export interface Result {
  number: number
  mutant: Mutant
  catcher: string | undefined
  /** Number of test files that ran for it, and of those that could see it. */
  ran: number
  of: number
  /** The reason why it is no mistake after all, if it was named so. */
  equivalent: string | undefined
}

/** One line of the table. */
export const line = (result: Result): string => {
  const { number, mutant, ran, of } = result
  const outcome = outcomeOf(result)
  return [
    String(number).padStart(4),
    `${mutant.path}:${mutant.line}`,
    `${mutant.kind}: ${mutant.did}`,
    outcome === MISSED ? `${MISSED} by ${ran} of the ${of} test files that could see it` : outcome,
  ].join(' | ')
}

const MISSED = 'missed'

/** Returns the fate of a mistake, in the same words wherever nothing has changed. */
export const outcomeOf = ({ catcher, equivalent }: Result): string =>
  catcher ? `caught by ${catcher}` : equivalent ? `equivalent: ${equivalent}` : MISSED

/** The totals, by side and by kind of mistake. */
export function totals(results: readonly Result[]): string {
  const count = (name: string, some: readonly Result[]) => {
    const real = some.filter((one) => one.catcher || !one.equivalent)
    const same = some.length - real.length
    const caught = real.filter((one) => one.catcher).length
    return `${name}: ${caught} of ${real.length} caught${same ? `, ${same} equivalent` : ''}`
  }
  const kinds = [...new Set(results.map(({ mutant }) => mutant.kind))].toSorted()
  return [
    ...kinds.map((kind) =>
      count(
        `  ${kind}`,
        results.filter(({ mutant }) => mutant.kind === kind),
      ),
    ),
    count(
      'server',
      results.filter(({ mutant }) => mutant.path.startsWith('server/')),
    ),
    count(
      'pages',
      results.filter(({ mutant }) => mutant.path.startsWith('renderer/')),
    ),
    count('all', results),
  ].join('\n')
}

/** Why a change is no mistake (the program does the same with it), by the path and the words of the table. */
export function equivalents(): (mutant: Mutant) => string | undefined {
  const rows = readFileSync(join(import.meta.dirname, 'equivalents.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const reasons = new Map(
    rows.map((row) => {
      const [path, did, reason] = row.split('\t')
      return [`${path} ${did}`, reason]
    }),
  )
  return ({ path, kind, did }) => reasons.get(`${path} ${kind}: ${did}`)
}
