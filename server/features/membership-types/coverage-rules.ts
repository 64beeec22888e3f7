import { weekday, type LocalDate } from '../../lib/time.ts'

/** The coverage of a membership: the first two lists name classes, the last two appointments. */
export interface Coverage {
  classes: 'all' | 'listed'
  category_ids: number[]
  template_ids: number[]
  service_category_ids: number[]
  service_ids: number[]
}

/** Hours of some weekdays (1 is Monday) in which a class has to begin: from a time of day on, and before another. */
export interface UsableTime {
  weekdays: number[]
  from: string
  until: string
}

/** The terms that a membership keeps as it was sold; null is no limit. */
export interface CoverageTerms {
  coverage: Coverage
  establishment_ids: number[] | null
  usable_times: UsableTime[] | null
  max_per_day: number | null
  max_per_week: number | null
  max_upcoming: number | null
  /** Elapsed hours before the start from which its holders may book; null: from when the class is open to all. */
  booking_open_hours_before: number | null
  max_members: number
  /** From when the days of validity count: from the day of the sale, or from the first visit. */
  starts: 'purchase' | 'first_visit'
  /** The first visit counts as had so many days after the sale, if there was none before. */
  starts_within_days: number
  /** The minimum term before a subscription can be ended. */
  minimum_term_intervals: number
  notice_days: number
}

/** Every class, at every place and time, as memberships were sold before they said what they cover. */
export const COVERS_ALL: CoverageTerms = {
  coverage: { classes: 'all', category_ids: [], template_ids: [], service_category_ids: [], service_ids: [] },
  establishment_ids: null,
  usable_times: null,
  max_per_day: null,
  max_per_week: null,
  max_upcoming: null,
  booking_open_hours_before: null,
  max_members: 1,
  starts: 'purchase',
  starts_within_days: 90,
  minimum_term_intervals: 0,
  notice_days: 0,
}

/** A class or an appointment, as coverage asks about it. */
export interface Covered {
  kind: 'class' | 'service'
  /** The template's id, or the service's. */
  id: number
  category_id: number | null
  /** Of a class: memberships for all classes pay for it too. */
  covered_by_all: boolean
  establishment_id: number
  /** Where and when it begins, by the studio's clock. */
  on: LocalDate
  at: string
  /** It has begun: it is not booked ahead. */
  has_begun?: boolean
  credit_cost: number
}

/** The part of it that does not depend on place and time. */
export type Coverable = Pick<Covered, 'kind' | 'id' | 'category_id' | 'covered_by_all' | 'credit_cost'>

/** True if terms cover a class or an appointment, wherever and whenever it is. A drop-in never covers one of several credits. */
export function covers({ coverage }: Pick<CoverageTerms, 'coverage'>, type: string, what: Coverable): boolean {
  if (type === 'drop_in' && what.credit_cost > 1) return false
  if (what.kind === 'service') {
    return names(coverage.service_ids, what.id) || names(coverage.service_category_ids, what.category_id)
  }
  return coverage.classes === 'all' ? what.covered_by_all : isListed(coverage, what)
}

const isListed = ({ template_ids, category_ids }: Coverage, { id, category_id }: Listed) =>
  names(template_ids, id) || names(category_ids, category_id)

const names = (ids: readonly number[], id: number | null) => id !== null && ids.includes(id)

type Limits = Pick<
  CoverageTerms,
  'coverage' | 'establishment_ids' | 'usable_times' | 'max_per_day' | 'max_per_week' | 'max_upcoming'
>

/** True if terms limit which classes are covered, where, when or how often. Those that are not known limit nothing. */
export function isLimited(terms: Partial<Limits>): boolean {
  const { coverage, establishment_ids, usable_times, max_per_day, max_per_week, max_upcoming } = terms
  const limits = [establishment_ids, usable_times, max_per_day, max_per_week, max_upcoming]
  return coverage?.classes === 'listed' || limits.some((limit) => limit != null)
}

/** True if terms hold at the place of a class. */
export function holdsAt({ establishment_ids }: Pick<CoverageTerms, 'establishment_ids'>, what: Covered): boolean {
  return establishment_ids === null || establishment_ids.includes(what.establishment_id)
}

/** True if a class begins within the usable times; its end does not matter. */
export function holdsThen({ usable_times }: Pick<CoverageTerms, 'usable_times'>, { on, at }: Covered): boolean {
  const day = weekday(on)
  return (
    usable_times === null ||
    usable_times.some(({ weekdays, from, until }) => weekdays.includes(day) && from <= at && at < until)
  )
}

/** How many of three restrictions terms have: a list of what they cover (an appointment is always listed), times, places. */
export function narrowness({ coverage, usable_times, establishment_ids }: CoverageTerms, what: Covered): number {
  const isListed = what.kind === 'service' || coverage.classes === 'listed'
  return Number(isListed) + Number(usable_times !== null) + Number(establishment_ids !== null)
}

/**
 * True if nothing that was allowed before is refused by the new terms. `special` are the class templates that memberships for
 * all classes do not cover: who has them on a list loses them by going over to all.
 */
export function onlyWidens(before: CoverageTerms, after: CoverageTerms, special: readonly Listed[]): boolean {
  return (
    widensCoverage(before.coverage, after.coverage, special) &&
    widensList(before.establishment_ids, after.establishment_ids) &&
    widensTimes(before.usable_times, after.usable_times) &&
    widensLimit(before.max_per_day, after.max_per_day) &&
    widensLimit(before.max_per_week, after.max_per_week) &&
    widensLimit(before.max_upcoming, after.max_upcoming) &&
    (after.booking_open_hours_before ?? 0) >= (before.booking_open_hours_before ?? 0) &&
    after.max_members >= before.max_members &&
    startsAsLate(before, after) &&
    after.minimum_term_intervals <= before.minimum_term_intervals &&
    after.notice_days <= before.notice_days
  )
}

/** A class template, as lists of classes name it. */
interface Listed {
  id: number
  category_id: number | null
}

function widensCoverage(before: Coverage, after: Coverage, special: readonly Listed[]): boolean {
  const services =
    contains(after.service_category_ids, before.service_category_ids) && contains(after.service_ids, before.service_ids)
  return services && widensClasses(before, after, special)
}

function widensClasses(before: Coverage, after: Coverage, special: readonly Listed[]): boolean {
  if (before.classes === 'all') return after.classes === 'all'
  if (after.classes === 'all') return !special.some((template) => isListed(before, template))
  return contains(after.category_ids, before.category_ids) && contains(after.template_ids, before.template_ids)
}

/** Validity begins with the first visit as before, or does now. */
function startsAsLate(before: CoverageTerms, after: CoverageTerms): boolean {
  if (before.starts === 'purchase') return true
  return after.starts === 'first_visit' && after.starts_within_days >= before.starts_within_days
}

const contains = (all: readonly number[], some: readonly number[]) => some.every((id) => all.includes(id))

const widensList = (before: readonly number[] | null, after: readonly number[] | null) =>
  after === null || (before !== null && contains(after, before))

const widensLimit = (before: number | null, after: number | null) =>
  after === null || (before !== null && after >= before)

function widensTimes(before: readonly UsableTime[] | null, after: readonly UsableTime[] | null): boolean {
  if (after === null) return true
  if (before === null) return false
  return before.every(({ weekdays, from, until }) => weekdays.every((day) => isWithin(after, day, from, until)))
}

/** True if a stretch of a day lies within the times, which may meet or overlap. */
function isWithin(times: readonly UsableTime[], day: number, from: string, until: string): boolean {
  let reached = from
  for (const time of [...times].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    if (time.weekdays.includes(day) && time.from <= reached && time.until > reached) reached = time.until
  }
  return reached >= until
}
