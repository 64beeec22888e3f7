import type { RowReader } from '../mapping/resolve.ts'
import { nameKey } from '../values/name.ts'
import { isWaiting, parseVisitStatus, VISIT_STATUSES } from '../values/booking-status.ts'
import type { PlannedClient, PlannedRow, Problem, Question } from '../plan/model.ts'
import { toInstant } from '../../../lib/time.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'
import { isAt } from '../../establishments/place-rules.ts'
import { Places, readPlace, type NamedPlace } from './class-place.ts'
import { readClassTimes } from './class-times.ts'
import type { ExistingClass, VisitRecord, VisitStatus } from './model.ts'
import { addRow, ask, oneLine, rowOf, type RecordInput, type RecordPlan } from './row.ts'

/** The client of each row; none if the row names nobody or only the owner could say who it is. */
export type ClientOfRow = (row: number) => PlannedClient | undefined

interface SoFar {
  problems: Problem[]
  places: Places
  classes: Map<string, ExistingClass[]>
  /** The first row of each client in each class, and how many of each class take a spot. */
  seen: Map<string, number>
  places_taken: Map<string, number>
  asks: { unknown: Map<string, number[]>; missing: number[]; future: number[] }
}

/**
 * Plans a history of bookings: visits of people in classes that are here or are made, past ones alone. Nothing is taken
 * off a pass and nobody told. Bookings to come are the owner's decision, and only for classes that are here.
 */
export function planVisits(readers: readonly RowReader[], input: RecordInput, clientOf: ClientOfRow): RecordPlan {
  const { records } = input.existing
  const so: SoFar = {
    problems: [],
    places: new Places(records),
    classes: Map.groupBy(records.classes, ({ starts_at }) => starts_at),
    seen: new Map(),
    places_taken: new Map(),
    asks: { unknown: new Map(), missing: [], future: [] },
  }
  const rows = readers.map((reader) => planRow(reader, input, so, clientOf(reader.row)))
  for (const { record } of rows)
    if (record?.kind === 'visit') record.places = so.places_taken.get(placeKey(record)) ?? 1
  return { rows, problems: so.problems, questions: questionsOf(so, input) }
}

function planRow(reader: RowReader, input: RecordInput, so: SoFar, client: PlannedClient | undefined): PlannedRow {
  const row = rowOf(reader, client?.draft.full_name ?? '', so.problems)
  if (!client) return row.fate('rejected', say('import.nobody'))
  if (isWaiting(reader.text('status'))) return row.fate('skipped', say('import.booking_waiting'))
  const name = oneLine(reader.text('class_name'), 200) ?? ''
  const { date, time, minutes } = readClassTimes(reader, row, input)
  const named = readPlace(reader, row, name, { places: so.places, reading: input.reading, minutes })
  const error = row.error()
  if (error) return (row.tell(), row.fate('rejected', error))
  if (date === null) return row.refuse('class_date', say('import.no_day'))
  if (time === null) return row.refuse('start_time', say('import.no_time'))
  const starts_at = toInstant(input.reading.timezone, date, time)
  const here = classHere(so.classes.get(starts_at) ?? [], name, named)
  if (name === '' && !here) return row.refuse('class_name', say('import.no_class'))
  const isToCome = starts_at > input.reading.now
  const decided = isToCome ? decideFuture(reader, input, so) : decidePast(reader, input, so)
  if ('why' in decided) return row.fate('skipped', decided.why)
  if (isToCome && !here) return row.refuse('class_date', say('import.class_not_here'))
  const key = `${here?.id ?? placeKey({ ...named.place, starts_at })} ${client.key}`
  const before = so.seen.get(key)
  if (before !== undefined) return row.fate('skipped', say('import.same_booking', { row: `${before}` }))
  so.seen.set(key, reader.row)
  row.tell()
  if (here && client.existing_id !== null && input.existing.records.isBooked(here.id, client.existing_id))
    return { ...row.fate('matched', say('import.booking_here')), client: client.key }
  const record: VisitRecord = {
    kind: 'visit',
    ...named.place,
    class_id: here?.id ?? null,
    starts_at,
    status: decided.status,
    places: 1,
  }
  const takes = decided.status === 'checked_in' || decided.status === 'no_show'
  if (takes) so.places_taken.set(placeKey(record), (so.places_taken.get(placeKey(record)) ?? 0) + 1)
  return { ...row.fate('created', null, record), client: client.key }
}

function placeKey({
  class_name,
  establishment_id,
  starts_at,
}: Pick<VisitRecord, 'class_name' | 'establishment_id' | 'starts_at'>): string {
  return `${nameKey(class_name)} ${establishment_id} ${starts_at}`
}

/** The class at that instant that a row means: by its name, else the only one there, of its teacher if it names one. */
function classHere(at: readonly ExistingClass[], name: string, { place }: NamedPlace): ExistingClass | undefined {
  const fits = at.filter(
    ({ template_id, establishment_id, instructor_id }) =>
      (name === '' || template_id === place.template_id) &&
      isAt(establishment_id, place.establishment_id) &&
      (name !== '' || place.instructor_id === null || instructor_id === place.instructor_id),
  )
  return name !== '' || fits.length === 1 ? fits[0] : undefined
}

/** The status of a booking, or the reason why none is created. */
type Decided = { status: VisitRecord['status'] } | { why: Said }

function decidePast(reader: RowReader, { answers }: RecordInput, so: SoFar): Decided {
  const status = parseVisitStatus(reader.text('status'), answers.booking_statuses)
  if (status.kind === 'unknown') {
    addRow(so.asks.unknown, status.word, reader.row)
    return { why: say('import.status_asked', { status: status.word }) }
  }
  if (status.kind === 'value') {
    noteAnswered(reader, so, answers.booking_statuses)
    return outcome(status.value)
  }
  so.asks.missing.push(reader.row)
  if (answers.missing_status === undefined) return { why: say('import.outcome_asked') }
  return outcome(answers.missing_status)
}

function outcome(answer: VisitStatus | 'leave_out'): Decided {
  return answer === 'leave_out' ? { why: say('import.booking_left_out') } : { status: answer }
}

/** A word that was answered stays among the questions, so that the answer can be changed. */
function noteAnswered(reader: RowReader, so: SoFar, answers: object | undefined): void {
  const word = reader.text('status').trim().toLowerCase().slice(0, 100)
  if (answers && Object.hasOwn(answers, word)) addRow(so.asks.unknown, word, reader.row)
}

/** Words for a place that somebody has. */
const BOOKED =
  /^(booked|confirmed|reserved|registered|enrolled|scheduled|pending|upcoming|active|paid|gebucht|bestätigt|reserviert|angemeldet|reservad[oa]|confirmad[oa]|inscrit[oa]|réservée?|confirmée?|inscrite?|prenotat[oa]|confermat[oa]|iscritt[oa])$/i

function decideFuture(reader: RowReader, { answers }: RecordInput, so: SoFar): Decided {
  const isBooked = BOOKED.test(reader.text('status'))
  const status = parseVisitStatus(isBooked ? '' : reader.text('status'), answers.booking_statuses)
  if (status.kind === 'unknown') {
    addRow(so.asks.unknown, status.word, reader.row)
    return { why: say('import.status_asked', { status: status.word }) }
  }
  if (status.kind === 'value') noteAnswered(reader, so, answers.booking_statuses)
  if (status.kind === 'value' && status.value === 'leave_out') return { why: say('import.booking_left_out') }
  if (status.kind === 'value' && status.value !== 'checked_in') return { why: say('import.booking_cancelled') }
  so.asks.future.push(reader.row)
  if (answers.future_bookings === undefined) return { why: say('import.future_asked') }
  if (answers.future_bookings === 'leave_out') return { why: say('import.booking_left_out') }
  return { status: 'booked' }
}

function questionsOf({ asks }: SoFar, { answers }: RecordInput): Question[] {
  const known = answers.booking_statuses ?? {}
  const statuses = ask(
    answers,
    'booking_statuses',
    say('migration.what_became_of_bookings'),
    [...VISIT_STATUSES, 'leave_out'].map((status) => [status, status.replaceAll('_', ' ')]),
    [...asks.unknown.values()].flat(),
    [...asks.unknown.keys()],
  ).map((question) => ({ ...question, answered: [...asks.unknown.keys()].every((word) => Object.hasOwn(known, word)) }))
  return [
    ...statuses,
    ...ask(
      answers,
      'missing_status',
      say('migration.did_they_come'),
      [
        ['checked_in', 'Yes, it is a list of visits'],
        ['leave_out', 'Leave them out'],
      ],
      asks.missing,
    ),
    ...ask(
      answers,
      'future_bookings',
      say('migration.future_bookings'),
      [
        ['book', 'Book them where the class is here; no pass is charged, no confirmation is sent'],
        ['leave_out', 'Leave them out'],
      ],
      asks.future,
    ),
  ]
}
