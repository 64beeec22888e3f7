import {
  COVERS_ALL,
  type CoverageTerms,
  type UsableTime,
} from '../../../server/features/membership-types/coverage-rules.ts'
import type { WordsIn } from '../i18n/words.ts'

type ById = ReadonlyMap<number, string>

/** The names of what terms speak of. */
export interface Names {
  categories: ById
  templates: ById
  services: ById
  places: ById
}

export interface Speaker {
  words: WordsIn<typeof import('../messages/coverage.ts')>
  names: Names
  /** HH:MM as the reader writes it. */
  clock: (time: string) => string
  /** The short name of an ISO weekday. */
  weekday: (day: number) => string
}

/** The parts of the sentence of what a membership covers; null: nothing is limited there. */
export interface Parts {
  what: string
  when: string | null
  where: string | null
  often: string | null
  ahead: string | null
  members: string | null
  /** That its days count from the first visit. */
  start: string | null
  /** The minimum duration of a subscription, and its notice period. */
  term: string | null
}

/** The most names listed; with more, the rest are only counted. */
const NAMED = 4
const EVERY_DAY = 7
const DAY = { start: '00:00', end: '24:00' }

/** The parts of a membership's coverage in words: classes, places, times, frequency, booking window and number of clients. */
export function partsOf(terms: CoverageTerms, speaker: Speaker): Parts {
  const { words, names } = speaker
  const { establishment_ids, usable_times, max_members } = terms
  return {
    what: whatOf(terms, speaker),
    when: usable_times === null ? null : usable_times.map((time) => timeOf(time, speaker)).join(', '),
    where: establishment_ids === null ? null : words.at(named(establishment_ids, names.places, words)),
    often: oftenOf(terms, words),
    ahead: aheadOf(terms, words),
    members: max_members > 1 ? words.members(max_members) : null,
    start: terms.starts === 'first_visit' ? words.firstVisit(terms.starts_within_days) : null,
    term: termOf(terms, words),
  }
}

/** The same as one sentence. */
export function sentenceOf(terms: CoverageTerms, speaker: Speaker): string {
  const { what, when, where, often, ahead, members, start, term } = partsOf(terms, speaker)
  const parts = [what, when, where, often, ahead, members, start, term].filter((part) => part !== null)
  return `${speaker.words.lead} ${parts.join(' · ')}`
}

/** True if terms limit nothing: every class at every place and time, appointments apart. */
export const isPlain = (terms: CoverageTerms): boolean =>
  (Object.keys(COVERS_ALL) as (keyof CoverageTerms)[]).every(
    (field) => JSON.stringify(terms[field]) === JSON.stringify(COVERS_ALL[field]),
  )

function whatOf({ coverage }: CoverageTerms, { words, names }: Speaker): string {
  const { classes, category_ids, template_ids, service_category_ids, service_ids } = coverage
  const listed = [...known(category_ids, names.categories), ...known(template_ids, names.templates)]
  const unnamed = category_ids.length + template_ids.length - listed.length
  const ofClasses = classes === 'all' ? words.allClasses : cut(listed, unnamed, words)
  const served = [...known(service_category_ids, names.categories), ...known(service_ids, names.services)]
  const services = cut(served, service_category_ids.length + service_ids.length - served.length, words)
  if (services === null) return ofClasses ?? words.nothing
  return ofClasses === null ? words.appointments(services) : words.both(ofClasses, words.appointments(services))
}

const known = (ids: readonly number[], names: ById): string[] => ids.flatMap((id) => names.get(id) ?? [])

/** Some names, and how many more there are; null for none. */
function cut(all: readonly string[], unnamed: number, { list, more }: Speaker['words']): string | null {
  const said = all.length + unnamed > NAMED ? all.slice(0, NAMED - 1) : all
  const left = all.length + unnamed - said.length
  if (said.length + left === 0) return null
  return list(left > 0 ? [...said, more(left)] : said)
}

const named = (ids: readonly number[], names: ById, words: Speaker['words']): string => {
  const said = known(ids, names)
  return cut(said, ids.length - said.length, words) ?? ''
}

function timeOf({ weekdays, from, until }: UsableTime, { words, clock, weekday }: Speaker): string {
  const days = daysOf(weekdays, { words, weekday })
  if (from === DAY.start) return until === DAY.end ? words.allDay(days) : words.until(days, clock(until))
  return until === DAY.end ? words.from(days, clock(from)) : words.between(days, clock(from), clock(until))
}

/** "Mon–Fri", "Mon, Wed", "every day". */
function daysOf(days: readonly number[], { words, weekday }: Pick<Speaker, 'words' | 'weekday'>): string {
  const inOrder = [...new Set(days)].toSorted((a, b) => a - b)
  if (inOrder.length === EVERY_DAY) return words.everyDay
  const runs: [first: number, last: number][] = []
  for (const day of inOrder) {
    const run = runs.at(-1)
    if (run && run[1] === day - 1) run[1] = day
    else runs.push([day, day])
  }
  return runs.map(([a, b]) => (a === b ? weekday(a) : `${weekday(a)}–${weekday(b)}`)).join(', ')
}

function oftenOf({ max_per_day, max_per_week, max_upcoming }: CoverageTerms, words: Speaker['words']): string | null {
  const said = [
    ...(max_per_day === null ? [] : [words.perDay(max_per_day)]),
    ...(max_per_week === null ? [] : [words.perWeek(max_per_week)]),
    ...(max_upcoming === null ? [] : [words.upcoming(max_upcoming)]),
  ]
  return said.length > 0 ? said.join(', ') : null
}

function aheadOf({ booking_open_hours_before: hours }: CoverageTerms, words: Speaker['words']): string | null {
  if (hours === null) return null
  return hours % 24 === 0 ? words.daysAhead(hours / 24) : words.hoursAhead(hours)
}

function termOf({ minimum_term_intervals, notice_days }: CoverageTerms, words: Speaker['words']): string | null {
  const said = [
    ...(minimum_term_intervals === 0 ? [] : [words.minimumTerm(minimum_term_intervals)]),
    ...(notice_days === 0 ? [] : [words.notice(notice_days)]),
  ]
  return said.length > 0 ? said.join(', ') : null
}
