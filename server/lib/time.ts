import { Temporal } from 'temporal-polyfill'

/** A moment: ISO UTC with milliseconds and Z (`2026-03-29T01:00:00.000Z`), so that text order is time order. */
export type Instant = string
/** A calendar day `YYYY-MM-DD`; it means the studio's zone. */
export type LocalDate = string
/** A time of day `HH:MM`; it means the studio's zone. */
export type LocalTime = string

/** A stretch of time in which a zone keeps one offset; all three in milliseconds, `from` included, `until` not. */
type Span = { from: number; until: number; offset: number }

const MINUTE = 60_000
const DAY = 86_400_000
/** No zone is further than this from UTC, so the spans around a local time are found within it. */
const WIDEST_OFFSET = 15 * 60 * MINUTE

const spansOfZone = new Map<string, Span[]>()

function findSpan(zone: string, ms: number): Span {
  const next = (from: number, direction: 'next' | 'previous') =>
    Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).getTimeZoneTransition(direction)
  return {
    from: next(ms + 1, 'previous')?.epochMilliseconds ?? -Infinity,
    until: next(ms, 'next')?.epochMilliseconds ?? Infinity,
    offset: Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6,
  }
}

/** Zone lookups are slow and come by the thousand, but a studio lives in a handful of spans: the last one used is first. */
function spanAt(zone: string, ms: number): Span {
  let spans = spansOfZone.get(zone)
  if (!spans) spansOfZone.set(zone, (spans = []))
  const at = spans.findIndex((span) => span.from <= ms && ms < span.until)
  const span = at < 0 ? findSpan(zone, ms) : spans[at]!
  if (at !== 0) {
    if (at > 0) spans.splice(at, 1)
    spans.unshift(span)
  }
  return span
}

function instantOf(ms: number): Instant {
  return new Date(ms).toISOString()
}

function millisecondsOf(instant: Instant): number {
  return Date.parse(instant)
}

function localToInstant(zone: string, local: number): Instant {
  const before = spanAt(zone, local - WIDEST_OFFSET)
  const after = spanAt(zone, local + WIDEST_OFFSET)
  const fits = [local - before.offset, local - after.offset].filter((ms) => local - ms === spanAt(zone, ms).offset)
  return instantOf(fits.length > 0 ? Math.min(...fits) : after.from)
}

/** A zone's offset from an instant on (null: always): so many minutes ahead of UTC, before that `formerly`. */
export interface OffsetSpan {
  from: Instant | null
  offset: number
  formerly: number
}

/** The spans of a zone that lie, whole or in part, between two instants, both included; the earliest first. */
export function offsetSpans(zone: string, first: Instant, last: Instant): OffsetSpan[] {
  const spans: OffsetSpan[] = []
  for (let ms = millisecondsOf(first); ms <= millisecondsOf(last);) {
    const { from, until, offset } = spanAt(zone, ms)
    const formerly = from === -Infinity ? offset : spanAt(zone, from - 1).offset
    spans.push({
      from: from === -Infinity ? null : instantOf(from),
      offset: offset / MINUTE,
      formerly: formerly / MINUTE,
    })
    ms = until
  }
  return spans
}

/** The instant `n` milliseconds later (earlier if negative). */
export function addMilliseconds(instant: Instant, n: number): Instant {
  return instantOf(millisecondsOf(instant) + n)
}

/** The instant `n` elapsed minutes later. */
export function addMinutes(instant: Instant, n: number): Instant {
  return addMilliseconds(instant, n * MINUTE)
}

/** The instant `n` elapsed hours later (a day with a clock change does not have 24 of them on the wall). */
export function addHours(instant: Instant, n: number): Instant {
  return addMilliseconds(instant, n * 60 * MINUTE)
}

/** Elapsed minutes from `a` to `b`, with fractions; negative if `b` is earlier. */
export function minutesBetween(a: Instant, b: Instant): number {
  return (millisecondsOf(b) - millisecondsOf(a)) / MINUTE
}

/** The instant of a wall-clock time. One that does not exist moves to the first that does; an ambiguous one is the earlier. */
export function toInstant(zone: string, date: LocalDate, time: LocalTime): Instant {
  return localToInstant(zone, Date.parse(`${date}T${time}Z`))
}

const INSTANT = /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:?[0-5]\d)?$/i

function offsetMinutes(text: string): number {
  if (/z/i.test(text)) return 0
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(-2))
  return text.startsWith('-') ? -minutes : minutes
}

/** An instant as people and programs write it, with an offset or else in local time of `zone`; undefined if it is none. */
export function parseInstant(text: string, zone: string): Instant | undefined {
  const [, day = '', hour, minute, second = '00', fraction = '', offset] = INSTANT.exec(text.trim()) ?? []
  if (parseDate(day) === undefined) return undefined
  const local = Date.parse(`${day}T${hour}:${minute}:${second}.${fraction.slice(0, 3).padEnd(3, '0')}Z`)
  if (offset && Math.abs(offsetMinutes(offset)) > WIDEST_OFFSET / MINUTE) return undefined
  const instant = offset ? instantOf(local - offsetMinutes(offset) * MINUTE) : localToInstant(zone, local)
  return /^\d{4}-/.test(instant) ? instant : undefined
}

/** A calendar day `YYYY-MM-DD` that exists (29 February only in leap years), else undefined. */
export function parseDate(text: string): LocalDate | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const ms = Date.parse(text)
  return !Number.isNaN(ms) && instantOf(ms).startsWith(text) ? text : undefined
}

/** True if a day lies where a studio plans and remembers; one before or after is a slip of a finger. */
export function isWithinReach(day: LocalDate): boolean {
  return day >= '1900-01-01' && day <= '2199-12-31'
}

/** A time of day `HH:MM` from 00:00 to 23:59, else undefined. */
export function parseTime(text: string): LocalTime | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined
}

function wallClock(instant: Instant, zone: string): string {
  const ms = millisecondsOf(instant)
  return instantOf(ms + spanAt(zone, ms).offset)
}

/** The day that `instant` falls on in `zone`. */
export function localDate(instant: Instant, zone: string): LocalDate {
  return wallClock(instant, zone).slice(0, 10)
}

/** The time of day of `instant` in `zone`, cut to the minute. */
export function localTime(instant: Instant, zone: string): LocalTime {
  return wallClock(instant, zone).slice(11, 16)
}

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export function weekday(date: LocalDate): number {
  return new Date(Date.parse(date)).getUTCDay() || 7
}

/** The day `n` days later (earlier if negative). */
export function addDays(date: LocalDate, n: number): LocalDate {
  return instantOf(Date.parse(date) + n * DAY).slice(0, 10)
}

/** The same day `n` months later, or that month's last day if it is shorter: 31 January + 1 is 28 or 29 February. */
export function addMonths(date: LocalDate, n: number): LocalDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + n, 0)).getUTCDate()
  return instantOf(Date.UTC(year, month - 1 + n, Math.min(day, lastDay))).slice(0, 10)
}

/** The first day of a day's month. */
export function firstOfMonth(day: LocalDate): LocalDate {
  return `${day.slice(0, 7)}-01`
}

/** The last day of a day's month. */
export function lastOfMonth(day: LocalDate): LocalDate {
  return addDays(addMonths(firstOfMonth(day), 1), -1)
}

/** Whole days from `a` to `b`; negative if `b` is earlier. */
export function daysBetween(a: LocalDate, b: LocalDate): number {
  return (Date.parse(b) - Date.parse(a)) / DAY
}

/** The first instant of the day: midnight, or what comes instead where the clock skips it. */
export function startOfDay(date: LocalDate, zone: string): Instant {
  return toInstant(zone, date, '00:00')
}

/** The end of the day, exclusive: the first instant of the next. */
export function endOfDay(date: LocalDate, zone: string): Instant {
  return startOfDay(addDays(date, 1), zone)
}

/** A time zone as it is spelled, whatever letters it was typed in; what is none stays as it is. */
export function spelledZone(typed: string): string {
  const name = typed.trim()
  const same = (zone: string) => zone.toLowerCase() === name.toLowerCase()
  return Intl.supportedValuesOf('timeZone').find(same) ?? name
}

/** True if `name` is an IANA time zone this machine knows (bare offsets are not). */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
