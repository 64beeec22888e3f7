import type { RowReader } from '../mapping/resolve.ts'
import { parseVisitStatus } from '../values/booking-status.ts'
import { parseCount } from '../values/count.ts'
import { parseDate } from '../values/date.ts'
import { isPlaceholder } from '../values/parsed.ts'
import { parseRepeats } from '../values/repeats.ts'
import { areRomance, parseWeekdays } from '../values/weekdays.ts'
import { sumsUpThings } from '../plan/sums.ts'
import type { PlannedRow, Problem } from '../plan/model.ts'
import { addDays, toInstant, type LocalDate } from '../../../lib/time.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { isAt } from '../../establishments/place-rules.ts'
import { Places, readPlace } from './class-place.ts'
import { readClassTimes } from './class-times.ts'
import type { ExistingClass, ExistingSeries, SeriesRecord, SingleClassRecord } from './model.ts'
import { addRow, ask, oneLine, rowOf, type RecordInput, type RecordPlan } from './row.ts'
import { decideWhen, goesOn, isEither, phaseOf, type When } from './when.ts'

const MOST_PLACES = 1000

interface SoFar {
  problems: Problem[]
  places: Places
  /** Rows that name a teacher who is not here, by the name. */
  strangers: Map<string, number[]>
  /** Rows with a date and its weekday, which may be one class or many. */
  either: number[]
  seen: Map<string, number>
  /** The single classes and those of series that are here, by their start. */
  here: ReadonlyMap<string, readonly ExistingClass[]>
  /** True if days are shortened as in Romance languages. */
  isRomance: boolean
}

/**
 * Plans a schedule: a row with weekdays is a class that repeats from its first day or today, a row with a date is a single
 * class; for a row with both it asks. Past classes are skipped: they come with the history of bookings.
 */
export function planSchedule(readers: readonly RowReader[], input: RecordInput): RecordPlan {
  const problems: Problem[] = []
  const so: SoFar = {
    problems,
    places: new Places(input.existing.records),
    strangers: new Map(),
    either: [],
    seen: new Map(),
    here: Map.groupBy(input.existing.records.classes, ({ starts_at }) => starts_at),
    isRomance: areRomance(readers.map((reader) => reader.text('weekdays'))),
  }
  const rows = readers.map((reader) => planRow(reader, input, so))
  const repeating = ask(
    input.answers,
    'dated_weekdays',
    say('migration.once_or_weekly'),
    [
      ['once', 'One class on each date'],
      ['weekly', 'A class every week'],
    ],
    so.either,
  )
  const teaching = ask(
    input.answers,
    'unknown_instructors',
    say('migration.strange_instructors'),
    [
      ['without', 'They come without an instructor'],
      ['leave_out', 'Leave them out'],
    ],
    [...so.strangers.values()].flat(),
    [...so.strangers.keys()].slice(0, 20),
  )
  return { rows, problems, questions: [...repeating, ...teaching] }
}

function planRow(reader: RowReader, input: RecordInput, so: SoFar): PlannedRow {
  const name = oneLine(reader.text('class_name'), 200) ?? ''
  const row = rowOf(reader, name, so.problems)
  if (sumsUpThings(reader, name)) return row.totals()
  if (name === '') return row.refuse('class_name', say('import.no_class'))
  if (isCancelled(reader.text('status'))) return row.fate('skipped', say('import.class_cancelled'))
  if (!isHeld(reader.text('status')))
    row.warn('status', `“${reader.text('status')}” does not say whether it takes place; it comes onto the timetable.`)
  const { date, time, minutes } = readClassTimes(reader, row, input)
  const { place, unknown_teacher } = readPlace(reader, row, name, {
    places: so.places,
    reading: input.reading,
    minutes,
  })
  const weekdays = row.read('weekdays', (text) => parseWeekdays(text, so.isRomance), 'error')
  const seats = row.read('capacity', (text) => parseCount(text, input.reading))
  const repeats = row.read('repeats', parseRepeats, 'error')
  const starts_on = row.read('starts_on', (text) => parseDate(text, input.reading), 'error')
  const until_on = row.read('expires_on', (text) => parseDate(text, input.reading), 'error')
  const error = row.error()
  if (error) return (row.tell(), row.fate('rejected', error))
  if (time === null) return row.refuse('start_time', say('import.no_time'))
  const said = { date, weekdays, repeats, starts_on, until_on, cell: reader.text('weekdays') }
  if (isEither(said)) so.either.push(reader.row)
  const when = decideWhen(said, input.answers.dated_weekdays)
  if (when.kind === 'refused') return row.refuse(when.field, when.why)
  if (when.kind === 'asked') return row.fate('skipped', say('import.repeat_asked'))
  const capacity = seats !== null && seats > 0 && seats <= MOST_PLACES ? seats : null
  if (seats !== null && capacity === null)
    row.warn('capacity', `“${reader.text('capacity')}” is no number of places; the class has as many as usual.`)
  const { today, timezone, now } = input.reading
  // Today's class may have begun already.
  const soonest = toInstant(timezone, today, time) < now ? addDays(today, 1) : today
  const record: SeriesRecord | SingleClassRecord =
    when.kind === 'once'
      ? { kind: 'class', ...place, starts_at: toInstant(timezone, when.date, time), capacity }
      : { kind: 'series', ...place, ...weeksOf(when, soonest), start_time: time, until_on, capacity }
  if (record.kind === 'series' && until_on !== null && until_on < record.starts_on)
    return row.fate('skipped', say('import.class_over'))
  if (record.kind === 'class' && record.starts_at < now) return row.fate('skipped', say('import.class_over'))
  if (unknown_teacher !== null) addRow(so.strangers, unknown_teacher, reader.row)
  if (unknown_teacher !== null && input.answers.unknown_instructors === 'leave_out')
    return row.fate('skipped', say('import.teacher_left_out', { name: unknown_teacher }))
  const isMatched = isHere(record, input.existing.records.series, so.here)
  const closed = so.places.closed(place.establishment_id)
  if (!isMatched && closed !== undefined) return row.refuse('location', say('import.location_closed', { name: closed }))
  row.tell()
  if (isMatched) return row.fate('matched', say('import.class_here'))
  const before = so.seen.get(keyOf(record))
  if (before !== undefined) return row.fate('skipped', say('import.same_class', { row: `${before}` }))
  so.seen.set(keyOf(record), reader.row)
  return row.fate('created', null, record)
}

/** True if a word says nothing, or that a class takes place. */
function isHeld(text: string): boolean {
  return isPlaceholder(text) || HELD.test(text.trim())
}

const HELD =
  /^(active|scheduled|confirmed|open|published|planned|held|taking place|upcoming|full|bookable|public|yes|aktiv|geplant|bestätigt|offen|veröffentlicht|findet statt|ausgebucht|ja|activ[ao]|programad[ao]|confirmad[ao]|abiert[ao]|publicad[ao]|s[ií]|actif|active|planifiée?|programmée?|confirmée?|ouverte?|publiée?|oui|attiv[ao]|programmat[ao]|confermat[ao]|apert[ao]|pubblicat[ao])$/i

/** True if a class does not take place: in the words for bookings, which other products have for both. */
function isCancelled(text: string): boolean {
  const status = parseVisitStatus(text)
  return status.kind === 'value' && status.value === 'cancelled'
}

function weeksOf({ weekdays, interval_weeks, from }: When & { kind: 'weeks' }, soonest: LocalDate) {
  return { weekdays, interval_weeks, starts_on: goesOn(from, soonest, interval_weeks) }
}

function keyOf(record: SeriesRecord | SingleClassRecord): string {
  const { class_name, establishment_id } = record
  const when =
    record.kind === 'class'
      ? record.starts_at
      : [record.weekdays, record.start_time, record.until_on, record.interval_weeks, weekOf(record)].join(' ')
  return `${class_name} ${establishment_id} ${when}`
}

const weekOf = ({ starts_on, interval_weeks }: Pick<SeriesRecord, 'starts_on' | 'interval_weeks'>) =>
  phaseOf(starts_on, interval_weeks)

/** True if two series that repeat alike are in turn: in other weeks. */
const areInTurn = (one: ExistingSeries, other: SeriesRecord) =>
  one.interval_weeks === other.interval_weeks && weekOf(one) !== weekOf(other)

/** True if the class, or a series that has it on each of these weekdays, is here. */
function isHere(
  record: SeriesRecord | SingleClassRecord,
  series: readonly ExistingSeries[],
  here: SoFar['here'],
): boolean {
  const { template_id, establishment_id } = record
  if (template_id === null) return false
  if (record.kind === 'class')
    return (here.get(record.starts_at) ?? []).some(
      (one) => one.template_id === template_id && isAt(one.establishment_id, establishment_id),
    )
  return series.some(
    (one) =>
      one.template_id === template_id &&
      !areInTurn(one, record) &&
      one.start_time === record.start_time &&
      record.weekdays.every((day) => one.weekdays.includes(day)) &&
      (one.until_on === null || one.until_on >= record.starts_on) &&
      (record.until_on === null || one.starts_on <= record.until_on) &&
      isAt(one.establishment_id, establishment_id),
  )
}
