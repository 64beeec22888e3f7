import { minutesBetween, shiftDays, shiftMinutes } from '../days.ts'

export const STEP_MINUTES = 15
const SHORTEST_MINUTES = 15
const LONGEST_MINUTES = 24 * 60

/** The time of a class. */
export interface Span {
  starts_at: string
  ends_at: string
}

interface Keys {
  key: string
  altKey: boolean
  shiftKey: boolean
}

/**
 * The time to which Alt and an arrow move a class: up and down by a quarter of an hour, left and right by a day, with Shift
 * only its end. Null for any other key, and if nothing would change.
 */
export function nudged({ starts_at, ends_at }: Span, { key, altKey, shiftKey }: Keys, timezone: string): Span | null {
  if (!altKey) return null
  const step = { ArrowUp: -STEP_MINUTES, ArrowDown: STEP_MINUTES }[key]
  const days = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (step && shiftKey) {
    const length = minutesBetween(starts_at, ends_at) + step
    if (length < SHORTEST_MINUTES || length > LONGEST_MINUTES) return null
    return { starts_at, ends_at: shiftMinutes(ends_at, step) }
  }
  if (step) return { starts_at: shiftMinutes(starts_at, step), ends_at: shiftMinutes(ends_at, step) }
  if (!days || shiftKey) return null
  const start = shiftDays(starts_at, days, timezone)
  return { starts_at: start, ends_at: shiftMinutes(start, minutesBetween(starts_at, ends_at)) }
}
