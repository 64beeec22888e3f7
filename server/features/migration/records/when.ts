import { addDays, daysBetween, weekday, type LocalDate } from '../../../lib/time.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'
import type { FieldName } from '../mapping/fields.ts'
import type { Answers } from '../plan/model.ts'
import type { Repeats } from '../values/repeats.ts'

/** A schedule row's facts about its days; null for a missing one. */
export interface SaidOfDays {
  date: LocalDate | null
  weekdays: number[] | null
  repeats: Repeats | null
  starts_on: LocalDate | null
  until_on: LocalDate | null
  /** The cell of the weekday, as it is written. */
  cell: string
}

export type When =
  | { kind: 'once'; date: LocalDate }
  | { kind: 'weeks'; weekdays: number[]; interval_weeks: number; from: LocalDate | null }
  | { kind: 'asked' }
  | { kind: 'refused'; field: FieldName; why: Said }

/**
 * True if a row is a class on one date or one of many weeks. A date beside its own weekday may be either, so that is asked where
 * nothing else tells; other weeks than every one are counted from a date that is one of the days, never guessed.
 */
export function decideWhen(said: SaidOfDays, answer: Answers['dated_weekdays']): When {
  const { weekdays, repeats, starts_on } = said
  const first = starts_on ?? said.date
  if (repeats === 'once' || (repeats === null && weekdays === null)) return once(said, said.date ?? starts_on)
  const days = weekdays ?? (first === null ? null : [weekday(first)])
  if (days === null) return { kind: 'refused', field: 'class_date', why: say('import.no_day') }
  if (isEither(said)) {
    if (answer === undefined) return { kind: 'asked' }
    if (answer === 'once') return once(said, said.date)
  }
  const interval_weeks = repeats ?? 1
  if (interval_weeks > 1 && (first === null || !days.includes(weekday(first))))
    return { kind: 'refused', field: 'starts_on', why: say('import.no_first_week') }
  return { kind: 'weeks', weekdays: days, interval_weeks, from: first }
}

/** A date with the one weekday that it is on, and no word of repeating. */
export function isEither({ date, weekdays, repeats, starts_on, until_on }: SaidOfDays): boolean {
  const isAlone = repeats === null && starts_on === null && until_on === null
  return isAlone && date !== null && weekdays?.length === 1 && weekdays[0] === weekday(date)
}

function once({ weekdays, cell }: SaidOfDays, date: LocalDate | null): When {
  if (date === null) return { kind: 'refused', field: 'class_date', why: say('import.no_day') }
  if (weekdays !== null && !weekdays.includes(weekday(date)))
    return { kind: 'refused', field: 'weekdays', why: say('import.other_weekday', { cell }) }
  return { kind: 'once', date }
}

/** A Monday, from which weeks are counted. */
const MONDAY = '2024-01-01'

/** Which of every so many weeks a date is in. */
export function phaseOf(date: LocalDate, interval_weeks: number): number {
  const weeks = Math.floor(daysBetween(MONDAY, date) / 7)
  return ((weeks % interval_weeks) + interval_weeks) % interval_weeks
}

/** From when a series that began on a date goes on, a day or later: in one of its weeks. */
export function goesOn(from: LocalDate | null, soonest: LocalDate, interval_weeks: number): LocalDate {
  if (from === null || from >= soonest) return from ?? soonest
  const ahead = (phaseOf(from, interval_weeks) - phaseOf(soonest, interval_weeks) + interval_weeks) % interval_weeks
  return ahead === 0 ? soonest : addDays(soonest, 7 * ahead + 1 - weekday(soonest))
}
