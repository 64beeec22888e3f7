/** How a figure is shown. */
export type As = 'count' | 'money' | 'share'

/**
 * By how much a figure is another one than before, as both are shown: of shares whole points between their percentages. 0 where
 * one of them is not there.
 */
export function changeBetween(before: number | null | undefined, now: number | null, as: As): number {
  if (now === null || before === null || before === undefined) return 0
  return as === 'share' ? Math.round(now * 100) - Math.round(before * 100) : now - before
}
