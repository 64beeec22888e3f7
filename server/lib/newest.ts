import type { Instant } from './time.ts'

/** All of them, the newest first; `at` says the instant of one. */
export function newestFirst<One>(all: readonly One[], at: (one: One) => Instant): One[] {
  return all.toSorted((one, other) => (at(one) < at(other) ? 1 : -1))
}

/**
 * The newest, but not one of a time that is still to come, made while the clock was ahead, where there is another; undefined
 * of none.
 */
export function newestOf<One>(all: readonly One[], at: (one: One) => Instant, now: Instant): One | undefined {
  const ordered = newestFirst(all, at)
  return ordered.find((one) => at(one) <= now) ?? ordered[0]
}
