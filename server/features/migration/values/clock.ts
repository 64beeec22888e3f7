import { hourOf, partOfDay, type PartOfDay } from './part-of-day.ts'

/** A time as it is written: `part` says which half of the day an hour up to 12 is of, null where it says nothing. */
export interface Clock {
  hour: number
  minute: number
  part: PartOfDay | null
  /** A number alone, which is a time only beside another. */
  bare: boolean
}

const SHAPE =
  /^(?<before>\D*?)\s*(?<hour>\d{1,2})(?:\s?(?<sign>[:.hu点點時时시]|uhr)\s?(?<minute>\d{2})(?:[:.](?<second>\d{2})(?:[.,]\d+)?)?)?(?<after>\D*)$/iu
const LEADING = /^(?:at|from|um|ab|von|a las?|las|las?|de|desde|à|de|dès|alle|ore|dalle|às|om|kl\.?|klo|@)(?=\s|\d|$)/iu
const UNIT = /^(?:uhr|o['’]clock|horas?|heures?|ore|uur|hours?|hrs?|hs|h|u|min|分|분|点|點|時|时|시)(?![\p{L}])\.?/iu

/**
 * Reads a whole text as one time of day: `7:30 PM`, `06:30 p. m.`, `19h30`, `19 Uhr`, `오후 6:30`, `6:30 de la tarde`. Null where
 * anything stands before or behind it that is not known.
 */
export function readClock(text: string): Clock | null {
  const cell = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  const found = SHAPE.exec(cell)?.groups
  if (!found) return null
  const { before = '', hour = '', minute, after = '' } = found
  const [ahead, behind] = [before.replace(LEADING, '').trim(), after.trim()]
  const unit = UNIT.exec(behind)?.[0] ?? ''
  const rest = behind.slice(unit.length).trim()
  const parts = [ahead, rest].filter((words) => words !== '')
  const part = parts.length === 1 ? partOfDay(parts[0] ?? '') : null
  if (parts.length > 1 || (parts.length === 1 && part === null)) return null
  if (Number(minute ?? 0) > 59 || Number(found.second ?? 0) > 59) return null
  const bare = minute === undefined && part === null && unit === ''
  return { hour: Number(hour), minute: Number(minute ?? 0), part, bare }
}

/** A time as minutes since midnight; null where there is no such time. */
export function minutesIn({ hour, minute, part }: Clock): number | null {
  const hours = hourOf(hour, part)
  return hours === null ? null : hours * 60 + minute
}

const BETWEEN = /\s*[-‐–—~〜]\s*|\s+(?:to|until|till|bis|hasta|a|al|à|jusqu’à|alle|tot)\s+/iu

/** `17:00:00-05:00` has an offset and no end. */
const OFFSET = /:\d{2}:\d{2}(?:\.\d+)?-\d{2}(?::?\d{2})?$/

/** When something begins and, where it says so, ends, in minutes since midnight. */
export interface Hours {
  start: number
  end: number | null
  /** True if it says itself which half of the day it begins in, so that an end beside it need not. */
  isHalf: boolean
}

/** Reads a time or a span of two (`7:30 - 8:45`, `6 to 7 pm`); null where a part of it is neither. */
export function readHours(text: string): Hours | null {
  const cell = text.normalize('NFKC').replaceAll('\u2212', '-').trim()
  if (OFFSET.test(cell)) return null
  const [first, last, ...more] = cell.split(BETWEEN)
  if (first === undefined || more.length > 0) return null
  const start = readClock(first)
  if (last === undefined) return start && !start.bare ? alone(start) : null
  const end = readClock(last)
  return start && end && !(start.bare && end.bare) ? between(start, end) : null
}

function alone(clock: Clock): Hours | null {
  const start = minutesIn(clock)
  return start === null ? null : { start, end: null, isHalf: clock.part !== null }
}

/**
 * Two times that belong together. Where one alone says which half of the day it is of (`6:00 - 7:00 PM`, `11:00 - 12:30 PM`), the
 * other is the nearest that fits.
 */
export function between(start: Clock, end: Clock): Hours | null {
  const starts = start.part === null && end.part !== null ? halvesOf(start) : [minutesIn(start)]
  const until = end.hour === 24 && end.minute === 0 ? { ...end, hour: 0 } : end
  const ends = end.part === null && start.part !== null ? halvesOf(until) : [minutesIn(until)]
  const spans = starts.flatMap((from) =>
    ends.flatMap((to) =>
      from === null || to === null ? [] : [{ start: from, end: to, length: (to - from + 1440) % 1440 }],
    ),
  )
  const [nearest] = spans.filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length)
  const found = nearest ?? spans[0]
  return found ? { start: found.start, end: found.end, isHalf: start.part !== null } : null
}

/** Both readings of an hour up to 12. */
function halvesOf(clock: Clock): (number | null)[] {
  if (clock.hour > 12 || clock.hour === 0) return [minutesIn(clock)]
  return (['am', 'pm'] as const).map((part) => minutesIn({ ...clock, part }))
}

/** Minutes since midnight as `HH:MM`. */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
