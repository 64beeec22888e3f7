import { clockText, readHours, type Hours } from './clock.ts'
import { findDay, type DateContext, type FoundDay } from './day.ts'
import { onClock, readZone, type Zone } from './zone.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'
import type { LocalDate, LocalTime } from '../../../lib/time.ts'

/** A cell's day and the time on it, by the studio's clock. */
export interface Moment {
  date: LocalDate
  time: LocalTime | null
  /** End of a span, if the cell has one. */
  end: LocalTime | null
  /** True if the time says which half of the day it is of. */
  isHalf: boolean
  /** The text as written, if it is in another zone. */
  written: { date: LocalDate; time: LocalTime } | null
}

export type MomentRead = { kind: 'moment'; moment: Moment } | { kind: 'problem'; problem: Said } | null

/** `Mon Oct 12 18:30:00 UTC 2026`, as `date` and Java write it: the year behind the zone. */
const YEAR_LAST =
  /^(?:[a-z]{3},?\s+)?(?<day>[a-z]{3}\s+\d{1,2})\s+(?<time>\d{1,2}:\d{2}(?::\d{2})?)\s+(?<zone>[a-z]\S*\s+)?(?<year>\d{4})$/i
/** `T183000Z`, as calendars write a time. */
const COMPACT = /^T(\d{2})(\d{2})(\d{2})?(?=\D|$)/i

/**
 * Reads a cell that begins with a date, by whatever stands behind that: nothing, a time of day, a span, each with its zone or
 * without. Null where there is no date, a problem where what stands behind it is not known.
 */
export function readMoment(text: string, context: DateContext): MomentRead {
  const cell = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  const last = YEAR_LAST.exec(cell)?.groups
  const usual = last ? `${last['day']} ${last['year']} ${last['time']} ${last['zone'] ?? ''}`.trim() : cell
  const found = findDay(usual, context)
  if (found === null) return null
  if (found.day.kind === 'problem') return found.day
  return found.day.kind === 'empty' ? null : behind(cell, found.day.value, found, context.timezone)
}

function behind(cell: string, date: LocalDate, { rest, time }: FoundDay, timezone: string): MomentRead {
  const words = rest.replace(COMPACT, (_, hour, minute, second = '00') => `${hour}:${minute}:${second}`).trim()
  const told = words.replace(/^(?:T(?=\d)|[,;]|(?:at|um|a las?|[aà]|alle|ore|às|kl\.?|op|om)\s)\s*/i, '').trim()
  if (told === '') return { kind: 'moment', moment: { date, time, end: null, isHalf: false, written: null } }
  const read = timeAndZone(told, /^T\d/i.test(words))
  if (read === null)
    return {
      kind: 'problem',
      problem: say(HAS_TIME.test(told) ? 'import.not_a_moment' : 'import.not_a_date', { cell }),
    }
  const local = clockText(read.hours.start)
  const end = read.hours.end === null ? null : clockText(read.hours.end)
  const { isHalf } = read.hours
  if (read.zone === null) return { kind: 'moment', moment: { date, time: local, end, isHalf, written: null } }
  const there = onClock(date, local, read.zone, timezone)
  if (there === null) return { kind: 'problem', problem: say('import.not_a_moment', { cell }) }
  return { kind: 'moment', moment: { ...there, end: null, isHalf, written: { date, time: local } } }
}

const HAS_TIME = /^\D{0,12}\d{1,2}[:h]\d{2}/i
/** A time to its seconds, and what follows it. */
const TAIL = /^(?<head>\D*\d{1,2}(?:[:.h]\d{2}(?:[:.]\d{2}(?<seconds>[.,]\d+)?)?)?)(?<tail>.*)$/i

/** Tells a time of day, or a span, from the zone behind it; null where a part is neither. */
export function timeAndZone(text: string, isIso = false): { hours: Hours; zone: Zone | null } | null {
  const { head = '', tail = '' } = TAIL.exec(text)?.groups ?? {}
  const hasSeconds = /\d[:.]\d{2}[:.]\d{2}/.test(head)
  // `10:00-11:30` is a span, `10:00:00-05:00` has an offset.
  const whole = readHours(text)
  if (whole && !(isIso || hasSeconds)) return { hours: whole, zone: null }
  for (const at of splits(tail)) {
    const hours = readHours(`${head}${tail.slice(0, at)}`)
    const zone = readZone(tail.slice(at))
    if (hours && hours.end === null && zone) return { hours, zone }
  }
  return whole && { hours: whole, zone: null }
}

/** Where a zone may begin in what follows a time: at once, or behind a blank. */
function splits(tail: string): number[] {
  const blanks = [...tail.matchAll(/\s+|(?<=m\.?)(?=[+-])/gi)].map(({ index }) => index)
  return [0, ...blanks.filter((at) => at > 0)]
}
