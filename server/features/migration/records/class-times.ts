import { daysBetween, type LocalDate, type LocalTime } from '../../../lib/time.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import type { RowReader } from '../mapping/resolve.ts'
import { between, clockText, readClock } from '../values/clock.ts'
import { parseMoment } from '../values/date.ts'
import { readMoment } from '../values/moment.ts'
import { value, type Parsed } from '../values/parsed.ts'
import { parseTimes } from '../values/time.ts'
import type { RecordInput, rowOf } from './row.ts'

type Row = ReturnType<typeof rowOf>
type Reading = RecordInput['reading']

/** When a class begins by the studio's clock, and how many minutes lie between its hours, where the row says so. */
export interface ClassTimes {
  date: LocalDate | null
  time: LocalTime | null
  minutes: number | null
}

const DAY = 1440
/** Spreadsheets count days from earlier dates: a time of day with such a date has none. */
const FIRST_YEAR = '1901'

/** Reads a row's day and hours: a date, a time in its own column or behind the date, an end, each of them perhaps an instant. */
export function readClassTimes(reader: RowReader, row: Row, { reading }: RecordInput): ClassTimes {
  const day = readDay(row, 'class_date', reading)
  const start =
    row.read('start_time', (text) => onDay(text, day.date, reading, reader.text('end_time')), 'error') ?? day
  const end = row.read('end_time', (text) => onDay(text, start.date, reading, '', start))
  if (start.time === null) return { date: start.date, time: null, minutes: null }
  const minutes = end === null || start.isPaired ? lengthTo(start, start.end) : minutesTo(start, end)
  if (minutes !== null && minutes > 0 && minutes <= DAY) return { ...start, minutes }
  if (minutes !== null && end !== null)
    row.report('end_time', say('import.not_a_duration', { cell: reader.text('end_time') }), 'warning')
  return { ...start, minutes: null }
}

interface OnDay {
  date: LocalDate | null
  time: LocalTime | null
  end: LocalTime | null
  /** True if the cell says its day itself. */
  isDated: boolean
  /** True if it says which half of the day it is of. */
  isHalf?: boolean
  /** True if its end is that of the other cell. */
  isPaired?: true
}

/** The day in a cell, and the time of day where one stands behind it. */
export function readDay(row: Row, field: 'class_date' | 'sold_on', reading: Reading): OnDay {
  const found = row.read(field, (text) => parseMoment(text, reading), 'error')
  const { date = null, time = null, end = null, isHalf = false } = found ?? {}
  return { date, time, end, isHalf, isDated: found !== null }
}

/**
 * Reads a time on a day: a time of day or a span, a time with its zone, or a whole instant, which then is on that day. `until`: the
 * cell in which it ends, which may say for both which half of the day they are of.
 */
function onDay(text: string, date: LocalDate | null, reading: Reading, until = '', begun?: OnDay): Parsed<OnDay> {
  const pair = pairOf(text, until)
  if (pair) return value({ date, time: pair.start, end: pair.end, isDated: false, isPaired: true })
  const times = parseTimes(begun?.isHalf ? inHalf(text, begun) : text)
  if (times.kind === 'value') return value({ date, time: times.value.start, end: times.value.end, isDated: false })
  if (times.kind === 'empty') return times
  const zoned = date === null ? null : readMoment(`${date} ${text}`, reading)
  if (zoned?.kind === 'moment') return value({ ...zoned.moment, isDated: false })
  const whole = readMoment(text, reading)
  if (whole?.kind !== 'moment' || whole.moment.time === null) return times
  const own = whole.moment.date < FIRST_YEAR ? null : whole.moment.date
  const isOn = own === null || date === null || Math.abs(daysBetween(date, own)) <= 1
  return isOn ? value({ ...whole.moment, date: own ?? date, isDated: own !== null }) : times
}

/** An end that does not say which half of the day it is of, in the nearer one behind a beginning that does. */
function inHalf(text: string, { time }: OnDay): string {
  const [start, end] = [readClock(time ?? ''), readClock(text)]
  const hours = start && end && !end.bare ? between({ ...start, part: 'am', hour: start.hour % 12 || 12 }, end) : null
  if (!hours || hours.end === null || end?.part !== null) return text
  return clockText((hours.end + (minutesOf(time ?? '') >= DAY / 2 ? DAY / 2 : 0)) % DAY)
}

/** Two cells with a time of day each, one of which alone may say which half of the day it is of. */
function pairOf(text: string, until: string): { start: LocalTime; end: LocalTime } | null {
  const [start, end] = [readClock(text), readClock(until)]
  if (!start || !end || start.bare || end.bare) return null
  const hours = between(start, end)
  return hours && hours.end !== null ? { start: clockText(hours.start), end: clockText(hours.end) } : null
}

/** Minutes from a start to an end that is less than a day later. */
function lengthTo({ time }: OnDay, end: LocalTime | null): number | null {
  if (time === null || end === null) return null
  return (minutesOf(end) - minutesOf(time) + DAY) % DAY
}

function minutesTo(start: OnDay, end: OnDay): number | null {
  if (end.time === null || start.time === null) return null
  if (!end.isDated || end.date === null || start.date === null) return lengthTo(start, end.time)
  return daysBetween(start.date, end.date) * DAY + minutesOf(end.time) - minutesOf(start.time)
}

function minutesOf(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
