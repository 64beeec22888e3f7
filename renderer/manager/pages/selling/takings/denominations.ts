/** Notes and coins that people pay with, in minor units, the largest first. */
const KNOWN: Readonly<Record<string, readonly number[]>> = {
  EUR: [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  USD: [10_000, 5000, 2000, 1000, 500, 200, 100, 25, 10, 5, 1],
  GBP: [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  CHF: [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5],
  JPY: [10_000, 5000, 1000, 500, 100, 50, 10, 5, 1],
}

/** What of a currency there is to count; nothing where that is not known. */
export const denominationsOf = (currency: string): readonly number[] => KNOWN[currency] ?? []

/** What so many of each come to, in minor units. */
export const sumOf = (pieces: Readonly<Record<number, number | null>>): number =>
  Object.entries(pieces).reduce((sum, [worth, count]) => sum + Number(worth) * (count ?? 0), 0)
