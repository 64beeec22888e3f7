import type { Answer } from '../../../../api/index.ts'

export type Cell = Exclude<Answer<'GET /api/v1/reports/classes'>, string>['by_hour'][number]

/** The emptiest and the fullest hour of the week; neither where all are alike. */
export function endsOf(cells: readonly Cell[]): [emptiest: Cell | null, fullest: Cell | null] {
  const known = cells.filter(({ fill }) => fill !== null).toSorted((a, b) => a.fill! - b.fill!)
  const [emptiest, fullest] = [known[0], known.at(-1)]
  return emptiest && fullest && emptiest.fill !== fullest.fill ? [emptiest, fullest] : [null, null]
}
