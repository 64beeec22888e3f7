import type { Item } from '../../../api/index.ts'

export type Fill = Item<'GET /api/v1/class-fill'>

/** The class that runs (the latest to have begun) or comes next, today or on a later day; null where nothing comes. */
export function nextUp(classes: readonly Fill[]): Fill | null {
  const running = classes.filter(({ state }) => state === 'in_progress')
  return running.at(-1) ?? classes.find(({ state }) => state === 'scheduled') ?? null
}

interface Sums {
  classes: number
  booked: number
  places: number
  came: number
}

/** The sums of some classes, without cancelled ones. */
export function sumsOf(classes: readonly Fill[]): Sums {
  const held = classes.filter(({ state }) => state !== 'cancelled')
  const sum = (of: 'booked' | 'capacity' | 'came') => held.reduce((all, cls) => all + cls[of], 0)
  return { classes: held.length, booked: sum('booked'), places: sum('capacity'), came: sum('came') }
}

/** The share of a class that is booked, 0 to 1: held spots count as little as in the figures beside it. */
export const shareOf = ({ booked, capacity }: Pick<Fill, 'booked' | 'capacity'>): number =>
  capacity === 0 ? 1 : Math.min(1, booked / capacity)

/** Morning until noon, afternoon until six, then evening, by the studio's clock. */
export function partOfDay(time: number, timezone: string): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', hourCycle: 'h23' }).format(time),
  )
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
