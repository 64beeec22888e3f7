/** The format of a figure. */
export type As = 'count' | 'money' | 'share'

/**
 * The difference between a figure and the one before, as both are shown: for shares, whole points between their percentages.
 * 0 if either is missing.
 */
export function changeBetween(before: number | null | undefined, now: number | null, as: As): number {
  if (now === null || before === null || before === undefined) return 0
  return as === 'share' ? Math.round(now * 100) - Math.round(before * 100) : now - before
}

/** The change as a part of the figure before, below zero where there is less now; null where nothing can be compared. */
export function partBetween(before: number | undefined, now: number | undefined): number | null {
  if (!before || now === undefined) return null
  return changeBetween(before, now, 'money') / Math.abs(before)
}
