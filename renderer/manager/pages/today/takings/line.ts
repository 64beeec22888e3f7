import type { Answer } from '../../../../api/index.ts'

export type Takings = NonNullable<Answer<'GET /api/v1/today'>['takings']>

/** Amounts one after another, each with all before it; from the first unknown one on nothing. */
export function cumulated(amounts: readonly (number | null)[]): number[] {
  const sums: number[] = []
  for (const amount of amounts) {
    if (amount === null) break
    sums.push((sums.at(-1) ?? 0) + amount)
  }
  return sums
}

interface Box {
  width: number
  height: number
  /** At the left edge and at the right. */
  last: number
  low: number
  high: number
}

/** The path of a line through values, the first at the left edge; one value alone is a short stroke. */
export function pathOf(values: readonly number[], { width, height, last, low, high }: Box): string {
  const y = (value: number) => (height - ((value - low) / (high - low || 1)) * height).toFixed(1)
  const x = (at: number) => ((at / last) * width).toFixed(1)
  return values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('')
}
