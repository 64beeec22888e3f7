/** Notes and coins that people pay with, in minor units, the largest first. */
const KNOWN: Readonly<Record<string, readonly number[]>> = {
  EUR: [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  USD: [10_000, 5000, 2000, 1000, 500, 200, 100, 25, 10, 5, 1],
  GBP: [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  CHF: [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5],
  JPY: [10_000, 5000, 1000, 500, 100, 50, 10, 5, 1],
}

/** The coins and notes of a currency; empty where they are unknown. */
export const denominationsOf = (currency: string): readonly number[] => KNOWN[currency] ?? []

/** The sum of the counted pieces, in minor units. */
export const sumOf = (pieces: Readonly<Record<number, number | null>>): number =>
  Object.entries(pieces).reduce((sum, [worth, count]) => sum + Number(worth) * (count ?? 0), 0)

export interface Day {
  date: string
  net: number
}

/** More days than these are drawn by the month. */
const MOST_DAYS = 62

/** Net takings by day or by month: a bar for each with takings, oldest first. */
export function byStep(days: readonly Day[]): { step: 'day' | 'month'; bars: Day[] } {
  const inOrder = [...days].sort((one, other) => one.date.localeCompare(other.date))
  if (inOrder.length <= MOST_DAYS) return { step: 'day', bars: inOrder.map(({ date, net }) => ({ date, net })) }
  const months = Map.groupBy(inOrder, ({ date }) => `${date.slice(0, 7)}-01`)
  return {
    step: 'month',
    bars: [...months].map(([date, own]) => ({ date, net: own.reduce((sum, { net }) => sum + net, 0) })),
  }
}
