import type { Answer } from '../../../../api/index.ts'

/** The limits of an axis that fits all values and zero, and the round figures along it; for counts, whole ones. */
export function scaleOf(values: readonly number[], isCount = false): { low: number; high: number; ticks: number[] } {
  const least = Math.min(0, ...values)
  const most = Math.max(0, ...values) || (least === 0 ? 1 : 0)
  const step = Math.max(roundStep((most - least) / 4), isCount ? 1 : 0)
  const low = Math.floor(least / step) * step
  const high = Math.max(Math.ceil(most / step) * step, low + step)
  const ticks: number[] = []
  for (let n = 0; low + n * step <= high + step / 2; n += 1) ticks.push(Number((low + n * step).toPrecision(12)))
  return { low, high, ticks }
}

/** The next of 1, 2, 5, 10, 20, 50, … */
function roundStep(wide: number): number {
  const power = 10 ** Math.floor(Math.log10(wide))
  return ([1, 2, 5, 10].find((factor) => factor * power >= wide) ?? 10) * power
}

export type Cell = Exclude<Answer<'GET /api/v1/reports/classes'>, string>['by_hour'][number]

/** The emptiest and the fullest hour of the week; neither where all are alike. */
export function endsOf(cells: readonly Cell[]): [emptiest: Cell | null, fullest: Cell | null] {
  const known = cells.filter(({ fill }) => fill !== null).toSorted((a, b) => a.fill! - b.fill!)
  const [emptiest, fullest] = [known[0], known.at(-1)]
  return emptiest && fullest && emptiest.fill !== fullest.fill ? [emptiest, fullest] : [null, null]
}
