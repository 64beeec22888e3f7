import { addDays, addMilliseconds, localDate, minutesBetween, toInstant, type Instant, type LocalTime } from './time.ts'

/** A nightly stretch on the studio's clock, the end not included. It may cross midnight; the same time twice is no quiet. */
export interface QuietHours {
  start: LocalTime
  end: LocalTime
}

interface Stretch {
  from: Instant
  until: Instant
}

const MINUTE = 60_000

/** The quiet stretch that holds `at`, or else the next one after it; undefined if there are none. */
function stretchAround(at: Instant, { start, end }: QuietHours, zone: string): Stretch | undefined {
  const today = localDate(at, zone)
  for (const daysOn of [-1, 0, 1, 2]) {
    const date = addDays(today, daysOn)
    const from = toInstant(zone, date, start)
    const until = toInstant(zone, end < start ? addDays(date, 1) : date, end)
    if (from < until && at < until) return { from, until }
  }
  return undefined
}

/** When the quiet hours that hold `at` end; null if `at` is not in them. */
export function quietUntil(at: Instant, quiet: QuietHours, zone: string): Instant | null {
  const stretch = stretchAround(at, quiet, zone)
  return stretch && stretch.from <= at ? stretch.until : null
}

/** When the quiet hours begin or end next; null if there are none. */
export function nextQuietChange(at: Instant, quiet: QuietHours, zone: string): Instant | null {
  const stretch = stretchAround(at, quiet, zone)
  if (!stretch) return null
  return stretch.from <= at ? stretch.until : stretch.from
}

/**
 * The instant at which `minutes` outside the quiet hours have passed since `from`: the clock stands still while it is quiet.
 * Elapsed time is counted, so that a night with a clock change costs and gives nothing.
 */
export function addWakingMinutes(from: Instant, minutes: number, quiet: QuietHours, zone: string): Instant {
  let at = from
  let left = minutes
  for (;;) {
    const stretch = stretchAround(at, quiet, zone)
    const awake = stretch ? Math.max(0, minutesBetween(at, stretch.from)) : Infinity
    if (!stretch || left <= awake) return addMilliseconds(at, left * MINUTE)
    left -= awake
    at = stretch.until
  }
}
