import type {
  Coverage,
  CoverageTerms,
  UsableTime,
} from '../../../../../../server/features/membership-types/coverage-rules.ts'

/** The form of a row's hours: the whole day, before a time, from a time on, or between two. */
export type Span = 'all' | 'until' | 'from' | 'between'

/** Hours of some weekdays while they are being written; what the span leaves out stays for when it is chosen again. */
export interface TimeRow {
  weekdays: number[]
  span: Span
  from: string
  until: string
}

/** The coverage of a type in the form. */
export interface CoverageValues {
  coverage: Coverage
  /** null: everywhere. */
  establishment_ids: number[] | null
  /** None: always. */
  times: TimeRow[]
  max_per_day: number | null
  max_per_week: number | null
  max_upcoming: number | null
  /** Days, which the server keeps as hours; null: as the class opens. */
  book_days: number | null
  max_members: number | null
  starts: CoverageTerms['starts']
  starts_within_days: number | null
  minimum_term_intervals: number | null
  notice_days: number | null
}

/** The values of numbers left empty. */
const EMPTY_IS = { starts_within_days: 90, minimum_term_intervals: 0, notice_days: 0 }

const DAY = { start: '00:00', end: '24:00' }
const USUAL = { from: '09:00', until: '16:00' }
const WORKDAYS = [1, 2, 3, 4, 5]
const WEEKEND = [6, 7]

/** The most rows of times. */
export const MOST_TIMES = 7

/** The rows that can be put in at a press, and a new one. */
export const DAYTIME: TimeRow = { weekdays: WORKDAYS, span: 'until', ...USUAL }
export const WEEKENDS: TimeRow = { weekdays: WEEKEND, span: 'all', ...USUAL }

/** The form's values of terms. */
export function coverageValuesOf(terms: CoverageTerms): CoverageValues {
  const { usable_times, booking_open_hours_before: hours, ...same } = terms
  const { coverage, establishment_ids, max_per_day, max_per_week, max_upcoming, max_members } = same
  const { starts, starts_within_days, minimum_term_intervals, notice_days } = same
  return {
    starts,
    starts_within_days,
    minimum_term_intervals,
    notice_days,
    coverage,
    establishment_ids,
    max_per_day,
    max_per_week,
    max_upcoming,
    max_members,
    times: (usable_times ?? []).map(rowOf),
    book_days: hours === null ? null : hours / 24,
  }
}

function rowOf({ weekdays, from, until }: UsableTime): TimeRow {
  if (from === DAY.start) {
    return until === DAY.end ? { ...USUAL, weekdays, span: 'all' } : { ...USUAL, weekdays, span: 'until', until }
  }
  return until === DAY.end ? { ...USUAL, weekdays, span: 'from', from } : { weekdays, span: 'between', from, until }
}

/** The hours that a row says. */
export function timeOf({ weekdays, span, from, until }: TimeRow): UsableTime {
  return {
    weekdays,
    from: span === 'all' || span === 'until' ? DAY.start : from,
    until: span === 'all' || span === 'from' ? DAY.end : until,
  }
}

/** The terms that the form's values say. */
export function coverageTermsOf(values: CoverageValues): CoverageTerms {
  const { times, book_days, max_members, coverage, ...rest } = values
  const { establishment_ids, max_per_day, max_per_week, max_upcoming, starts } = rest
  const isListed = coverage.classes === 'listed'
  return {
    coverage: {
      ...coverage,
      category_ids: isListed ? coverage.category_ids : [],
      template_ids: isListed ? coverage.template_ids : [],
    },
    establishment_ids,
    usable_times: times.length > 0 ? times.map(timeOf) : null,
    max_per_day,
    max_per_week,
    max_upcoming,
    booking_open_hours_before: book_days === null ? null : Math.round(book_days * 24),
    max_members: max_members ?? 1,
    starts,
    starts_within_days: rest.starts_within_days ?? EMPTY_IS.starts_within_days,
    minimum_term_intervals: rest.minimum_term_intervals ?? EMPTY_IS.minimum_term_intervals,
    notice_days: rest.notice_days ?? EMPTY_IS.notice_days,
  }
}

/** The terms that differ from those before; what is not changed is not sent, for the first word on it counts. */
export function changedTerms(before: CoverageTerms, after: CoverageTerms): Partial<CoverageTerms> {
  const fields = Object.keys(before) as (keyof CoverageTerms)[]
  const isOther = (field: keyof CoverageTerms) =>
    field in after && JSON.stringify(ordered(before[field])) !== JSON.stringify(ordered(after[field]))
  return Object.fromEntries(fields.filter(isOther).map((field) => [field, after[field]]))
}

/** Lists of ids and weekdays in their order, so that another order is no other list. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.every((one) => typeof one === 'number') ? value.toSorted((a, b) => a - b) : value.map(ordered)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, ordered(one)]))
}

type Fault = 'noDays' | 'order' | 'noPlace'

/** The errors of the values, by field. */
export function coverageFaults({
  times,
  establishment_ids,
}: CoverageValues): Partial<Record<'times' | 'establishment_ids', Fault>> {
  const hours = times.map(timeOf)
  const ofTimes = times.some(({ weekdays }) => weekdays.length === 0)
    ? 'noDays'
    : hours.some(({ from, until }) => from >= until) && 'order'
  return {
    ...(ofTimes && { times: ofTimes }),
    ...(establishment_ids?.length === 0 && { establishment_ids: 'noPlace' }),
  }
}
