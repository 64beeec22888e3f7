import { minutesBetween, timeOfDay } from '../days.ts'
import type { Span } from './nudge.ts'

/** Whole hours of the day, the first and the last shown. */
export interface Hours {
  start: number
  end: number
}

/** A whole hour as HH:00. */
export const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** The studio's hours, made longer where a class begins earlier or ends later: none is ever out of sight. */
export function hoursFor(classes: readonly Span[], usual: Hours, timezone: string): Hours {
  const hours = classes.map(({ starts_at, ends_at }) => {
    const [start, end] = [timeOfDay(starts_at, timezone), timeOfDay(ends_at, timezone)]
    const lastHour = Number(end.slice(0, 2)) + (end.endsWith(':00') ? 0 : 1)
    return { start: Number(start.slice(0, 2)), end: end <= start ? 24 : lastHour }
  })
  return {
    start: Math.min(usual.start, ...hours.map(({ start }) => start)),
    end: Math.max(usual.end, ...hours.map(({ end }) => end)),
  }
}

/** Pixels: half an hour of the grid is as high as usual, and higher where the shortest class could not be read. */
const USUAL_SLOT = 26
const HIGHEST_SLOT = 40
/** Pixels that the name of a class and the bar below it need. */
const LINE = 20

/** The height that half an hour needs, so that the shortest of some classes can be read. */
export function slotHeightFor(classes: readonly Span[]): number {
  const shortest = Math.min(30, ...classes.map(({ starts_at, ends_at }) => minutesBetween(starts_at, ends_at)))
  return Math.min(HIGHEST_SLOT, Math.max(USUAL_SLOT, Math.ceil((LINE * 30) / Math.max(1, shortest))))
}
