export interface Day {
  date: string
  net: number
}

/** More days than these are drawn by the month. */
const MOST_DAYS = 62

/** What was kept, by the day or by the month: a bar for each on which something was taken, oldest first. */
export function byStep(days: readonly Day[]): { step: 'day' | 'month'; bars: Day[] } {
  const inOrder = [...days].sort((one, other) => one.date.localeCompare(other.date))
  if (inOrder.length <= MOST_DAYS) return { step: 'day', bars: inOrder.map(({ date, net }) => ({ date, net })) }
  const months = Map.groupBy(inOrder, ({ date }) => `${date.slice(0, 7)}-01`)
  return {
    step: 'month',
    bars: [...months].map(([date, own]) => ({ date, net: own.reduce((sum, { net }) => sum + net, 0) })),
  }
}
