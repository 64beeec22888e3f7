import type { Answer } from '../../api/index.ts'

/** A span of a week in which an instructor can be booked; `service_id` null: for every service. */
export type Window = Omit<Answer<'GET /api/v1/instructors/{instructor_id}/availability'>['windows'][number], 'id'>

/** A stretch of a day, in minutes since midnight; the end is not in it. */
export interface Stretch {
  weekday: number
  from: number
  to: number
}

const DAY = 24 * 60

/** Minutes since midnight of HH:MM; the last minute of a day counts as its end, for no window goes over midnight. */
export function minutesOf(time: string): number {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  return minutes === DAY - 1 ? DAY : minutes
}

/** HH:MM of minutes since midnight; the end of the day is its last minute. */
export function timeOf(minutes: number): string {
  const at = Math.min(minutes, DAY - 1)
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** Sorts windows by weekday, start, and if they are for every service. */
export function inOrder(windows: readonly Window[]): Window[] {
  const key = ({ weekday, start_time, end_time, service_id }: Window) =>
    `${weekday} ${start_time} ${end_time} ${String(service_id ?? 0).padStart(9, '0')}`
  return [...windows].sort((one, other) => key(one).localeCompare(key(other)))
}

/** True if a window covers all of a stretch. */
const covers = (window: Window, { weekday, from, to }: Stretch) =>
  window.is_active &&
  window.weekday === weekday &&
  minutesOf(window.start_time) <= from &&
  to <= minutesOf(window.end_time)

/** The services of the windows that cover a stretch; null means every service. */
export const servicesIn = (windows: readonly Window[], stretch: Stretch): (number | null)[] =>
  windows.filter((window) => covers(window, stretch)).map(({ service_id }) => service_id)

/**
 * The windows once a stretch has been drawn for a service (null: for every one), or rubbed out. Those of the service on that day
 * that touch become one; the others stay as they are.
 */
export function drawn(
  windows: readonly Window[],
  { weekday, from, to }: Stretch,
  service_id: number | null,
  isRubbed = false,
): Window[] {
  const isOwn = (one: Window) => one.is_active && one.weekday === weekday && one.service_id === service_id
  const own = windows.filter(isOwn).map((one) => [minutesOf(one.start_time), minutesOf(one.end_time)] as const)
  const spans = isRubbed ? own.flatMap((span) => without(span, from, to)) : joined([...own, [from, to]])
  const made = spans.map(([start, end]): Window => {
    return { weekday, start_time: timeOf(start), end_time: timeOf(end), service_id, is_active: true }
  })
  return inOrder([...windows.filter((one) => !isOwn(one)), ...made])
}

type Span = readonly [from: number, to: number]

function joined(spans: readonly Span[]): Span[] {
  const result: [number, number][] = []
  for (const [from, to] of [...spans].sort(([a], [b]) => a - b)) {
    const last = result.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}

function without([start, end]: Span, from: number, to: number): Span[] {
  const left: Span[] = [
    [start, Math.min(end, from)],
    [Math.max(start, to), end],
  ]
  return left.filter(([a, b]) => a < b)
}

/** The first and the last hour that a week is drawn with: the usual ones, wider where a window lies outside. */
export function hoursOf(windows: readonly Window[], usual: { start: number; end: number }) {
  const starts = windows.map(({ start_time }) => Math.floor(minutesOf(start_time) / 60))
  const ends = windows.map(({ end_time }) => Math.ceil(minutesOf(end_time) / 60))
  return { start: Math.min(usual.start, ...starts), end: Math.max(usual.end, ...ends) }
}
