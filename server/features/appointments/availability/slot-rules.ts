import {
  addDays,
  addMinutes,
  localDate,
  localTime,
  startOfDay,
  endOfDay,
  toInstant,
  weekday,
  type Instant,
  type LocalDate,
  type LocalTime,
} from '../../../lib/time.ts'

/** Appointments begin at these minutes of the studio’s clock. */
export const GRID_MINUTES = 15

/** A stretch of time: `starts_at` included, `ends_at` not. */
export interface Span {
  starts_at: Instant
  ends_at: Instant
}

/** A weekly window of an instructor, on the studio's clock: it begins and ends on the same day. */
export interface Window {
  /** ISO weekday, 1 (Monday) to 7. */
  weekday: number
  start_time: LocalTime
  end_time: LocalTime
}

export interface Terms {
  duration_minutes: number
  /** Minutes after it in which the instructor is not free for the next appointment or class. */
  buffer_minutes: number
}

/** The facts that decide when an instructor can be booked for a service. */
export interface Diary {
  timezone: string
  now: Instant
  terms: Terms
  /** The windows for this service, active ones only. */
  windows: readonly Window[]
  time_off: readonly Span[]
  /** Days on which the studio is closed, both included. */
  closures: readonly { starts_on: LocalDate; ends_on: LocalDate }[]
  /** Classes they teach, appointments with the buffer after them, and slots held for clients who are paying. */
  taken: readonly (Span & { kind: 'class' | 'appointment' | 'held' })[]
}

/** Why a time can't be booked: the first things in the way, each listed once. */
export type SlotFault = 'past' | 'grid' | 'closure' | 'window' | 'time_off' | 'class' | 'appointment' | 'held'

/** True if two stretches have a moment in common; one that ends when the other begins has none. */
export function overlaps(a: Span, b: Span): boolean {
  return a.starts_at < b.ends_at && b.starts_at < a.ends_at
}

/**
 * Everything that stands against beginning an appointment at an instant. It has to be still to come, on the quarter of an hour
 * of the studio's clock, on a day that is open, whole within the instructor's windows and outside their time off; with its own
 * buffer it must touch nothing else they have.
 */
export function slotFaults(diary: Diary, starts_at: Instant): SlotFault[] {
  const { timezone, now, terms, closures, time_off, taken } = diary
  const span = { starts_at, ends_at: addMinutes(starts_at, terms.duration_minutes) }
  const busy = { starts_at, ends_at: addMinutes(span.ends_at, terms.buffer_minutes) }
  const on = localDate(starts_at, timezone)
  const faults: SlotFault[] = []
  if (starts_at <= now) faults.push('past')
  if (!isOnGrid(starts_at, timezone)) faults.push('grid')
  if (closures.some((closed) => closed.starts_on <= on && on <= closed.ends_on)) faults.push('closure')
  if (!fitsWindows(diary, span)) faults.push('window')
  if (time_off.some((off) => overlaps(span, off))) faults.push('time_off')
  for (const kind of ['class', 'appointment', 'held'] as const) {
    if (taken.some((other) => other.kind === kind && overlaps(busy, other))) faults.push(kind)
  }
  return faults
}

/** The slots that can be booked on a day of the studio, by time. */
export function slotsOn(diary: Diary, date: LocalDate): Span[] {
  return gridOf(date, diary.timezone)
    .filter((starts_at) => slotFaults(diary, starts_at).length === 0)
    .map((starts_at) => ({ starts_at, ends_at: addMinutes(starts_at, diary.terms.duration_minutes) }))
}

/** The quarters of an hour of a day as instants: none for a time that the clock skips, the earlier of one it shows twice. */
function gridOf(date: LocalDate, timezone: string): Instant[] {
  const times = Array.from({ length: (24 * 60) / GRID_MINUTES }, (_, n) => timeAt(n * GRID_MINUTES))
  return times
    .map((time) => ({ time, instant: toInstant(timezone, date, time) }))
    .filter(({ time, instant }) => localTime(instant, timezone) === time && localDate(instant, timezone) === date)
    .map(({ instant }) => instant)
}

const timeAt = (minutes: number): LocalTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function isOnGrid(instant: Instant, timezone: string): boolean {
  const [date, time] = [localDate(instant, timezone), localTime(instant, timezone)]
  return Number(time.slice(3)) % GRID_MINUTES === 0 && toInstant(timezone, date, time) === instant
}

/** A window that ends with it goes on to midnight: no time of day is later. */
const LAST_MINUTE: LocalTime = '23:59'

/** True if a stretch lies whole within the windows of its day; windows that touch or overlap are one. */
function fitsWindows({ windows, timezone }: Diary, { starts_at, ends_at }: Span): boolean {
  const on = localDate(starts_at, timezone)
  const open = windows
    .filter((window) => window.weekday === weekday(on))
    .map((window) => ({
      starts_at: toInstant(timezone, on, window.start_time),
      ends_at: window.end_time === LAST_MINUTE ? endOfDay(on, timezone) : toInstant(timezone, on, window.end_time),
    }))
    .sort((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
  let free = starts_at
  for (const window of open) {
    if (window.starts_at <= free && window.ends_at > free) free = window.ends_at
  }
  return free >= ends_at && free > starts_at
}

/** The instants between which anything can be in the way of an appointment on a day: the day, and what may reach into it. */
export function reachOf(date: LocalDate, timezone: string, { duration_minutes, buffer_minutes }: Terms): Span {
  return {
    starts_at: startOfDay(addDays(date, -1), timezone),
    ends_at: addMinutes(endOfDay(date, timezone), duration_minutes + buffer_minutes),
  }
}
