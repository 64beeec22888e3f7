import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COVERS_ALL, type CoverageTerms } from '../../../../../../server/features/membership-types/coverage-rules.ts'
import {
  changedTerms,
  coverageFaults,
  coverageTermsOf,
  coverageValuesOf,
  DAYTIME,
  WEEKENDS,
  type TimeRow,
} from './values.ts'

const terms: CoverageTerms = {
  coverage: { classes: 'listed', category_ids: [1], template_ids: [2], service_category_ids: [3], service_ids: [4] },
  establishment_ids: [1],
  usable_times: [
    { weekdays: [1], from: '00:00', until: '24:00' },
    { weekdays: [2], from: '00:00', until: '16:00' },
    { weekdays: [3], from: '18:00', until: '24:00' },
    { weekdays: [4], from: '09:30', until: '11:00' },
  ],
  max_per_day: 1,
  max_per_week: 2,
  max_upcoming: 3,
  booking_open_hours_before: 50,
  starts: 'purchase',
  starts_within_days: 90,
  minimum_term_intervals: 0,
  notice_days: 0,
  max_members: 2,
}
const values = coverageValuesOf(terms)

test('terms are read into the form and back', () => {
  assert.deepEqual(
    values.times.map(({ span }) => span),
    ['all', 'until', 'from', 'between'],
  )
  assert.deepEqual(coverageTermsOf(values), terms)
  assert.deepEqual(coverageTermsOf(coverageValuesOf(COVERS_ALL)), COVERS_ALL)
})

test('days are hours, and half ones stay', () => {
  const hours = (book_days: number | null) => coverageTermsOf({ ...values, book_days }).booking_open_hours_before
  assert.deepEqual([hours(14), hours(2.083), hours(null)], [336, 50, null])
})

test('a list that is not used is not sent, and stays in the form', () => {
  const all = { ...values, coverage: { ...values.coverage, classes: 'all' as const } }
  const { coverage } = coverageTermsOf(all)
  assert.deepEqual([coverage.category_ids, coverage.template_ids, coverage.service_ids], [[], [], [4]])
  assert.deepEqual(all.coverage.category_ids, [1])
})

test('only what differs is sent; another order is the same', () => {
  assert.deepEqual(changedTerms(terms, terms), {})
  const other = { ...terms, establishment_ids: [2, 1] }
  assert.deepEqual(changedTerms({ ...terms, establishment_ids: [1, 2] }, other), {})
  assert.deepEqual(changedTerms(terms, { ...terms, max_per_week: null }), { max_per_week: null })
  const coverage = { ...terms.coverage, category_ids: [1, 5] }
  assert.deepEqual(changedTerms(terms, { ...terms, coverage }), { coverage })
})

test('fields of another kind are no terms', () => {
  assert.deepEqual(changedTerms(terms, { ...terms, name: 'Off-peak' } as CoverageTerms), {})
})

const faults: [says: string, given: Parameters<typeof coverageFaults>[0], found: object][] = [
  ['nothing wrong', values, {}],
  ['a row without days', { ...values, times: [{ ...DAYTIME, weekdays: [] }] }, { times: 'noDays' }],
  ['until midnight at its start', { ...values, times: [row({ span: 'until', until: '00:00' })] }, { times: 'order' }],
  ['the end before the beginning', { ...values, times: [row({ span: 'between', from: '16:00' })] }, { times: 'order' }],
  ['an end that is not used', { ...values, times: [row({ span: 'from', from: '18:00' })] }, {}],
  ['no location', { ...values, establishment_ids: [] }, { establishment_ids: 'noPlace' }],
]

for (const [says, given, found] of faults) test(says, () => assert.deepEqual(coverageFaults(given), found))

test('what is put in at a press is weekdays before four, and weekends', () => {
  assert.deepEqual(coverageTermsOf({ ...values, times: [DAYTIME, WEEKENDS] }).usable_times, [
    { weekdays: [1, 2, 3, 4, 5], from: '00:00', until: '16:00' },
    { weekdays: [6, 7], from: '00:00', until: '24:00' },
  ])
})

function row(given: Partial<TimeRow>): TimeRow {
  return { ...DAYTIME, ...given }
}
