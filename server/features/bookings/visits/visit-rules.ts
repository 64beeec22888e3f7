/** Visits that are milestones: these, and every 50th. */
const FIRST_STEPS = [1, 5, 10, 25, 50]
const EVERY = 50

/** True if a number of visits is a milestone. */
export const isMilestone = (visits: number): boolean =>
  FIRST_STEPS.includes(visits) || (visits > 0 && visits % EVERY === 0)

/** The milestones up to a number of visits, the highest first. */
export function reachedBy(visits: number): number[] {
  const every = Array.from({ length: Math.floor(visits / EVERY) }, (_, at) => (at + 1) * EVERY)
  return [...new Set([...FIRST_STEPS, ...every])].filter((step) => step <= visits).toSorted((a, b) => b - a)
}

/** The first milestone above a number of visits. */
export function nextAfter(visits: number): number {
  return FIRST_STEPS.find((step) => step > visits) ?? (Math.floor(visits / EVERY) + 1) * EVERY
}

/** The Monday of a day's week, in days since 1970, whose first was a Thursday. */
export function weekOf(day: string): number {
  const days = Date.parse(`${day}T00:00:00Z`) / 86_400_000
  return days - ((((days + 3) % 7) + 7) % 7)
}

/**
 * Number of weeks in a row with a visit, up to the newest one. `weeks` are the Mondays of the visits' weeks, in days since 1970;
 * a run that ended before last week is over.
 */
export function weeksInARow(weeks: readonly number[], thisWeek: number): number {
  const visited = new Set(weeks)
  let week = visited.has(thisWeek) ? thisWeek : thisWeek - 7
  let run = 0
  for (; visited.has(week); week -= 7) run += 1
  return run
}
