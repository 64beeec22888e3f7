import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  COVERS_ALL,
  type Coverage,
  type CoverageTerms,
} from '../../../server/features/membership-types/coverage-rules.ts'
import { de, en } from '../messages/coverage.ts'
import { isPlain, sentenceOf } from './sentence.ts'

const NOTHING = { category_ids: [], template_ids: [], service_category_ids: [], service_ids: [] }
const listed = (lists: Partial<Coverage>): Coverage => ({ ...NOTHING, ...lists, classes: 'listed' })
const DAYS = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const names = {
  categories: new Map([
    [1, 'Reformer'],
    [2, 'Mat'],
  ]),
  templates: new Map([3, 4, 5, 6, 7].map((id) => [id, `Class ${id}`])),
  services: new Map([[8, 'Massage']]),
  places: new Map([[9, 'Centre']]),
}
const speaker = { words: en(), names, clock: (time: string) => time, weekday: (day: number) => DAYS[day]! }
const hours = (weekdays: number[], from: string, until: string) => ({ weekdays, from, until })

const rows: [terms: Partial<CoverageTerms>, sentence: string][] = [
  [{}, 'Covers all classes'],
  [{ coverage: listed({}) }, 'Covers nothing yet'],
  [
    {
      coverage: listed({ category_ids: [1, 2] }),
      usable_times: [hours([1, 2, 3, 4, 5], '00:00', '16:00')],
      max_per_week: 2,
      booking_open_hours_before: 336,
    },
    'Covers Reformer and Mat · Mon–Fri until 16:00 · 2 per week · books 14 days ahead',
  ],
  [
    { coverage: listed({ category_ids: [1], template_ids: [3, 4, 5, 6, 7] }) },
    'Covers Reformer, Class 3, Class 4, and 3 more',
  ],
  [{ coverage: listed({ template_ids: [3, 99] }) }, 'Covers Class 3 and 1 more'],
  [{ coverage: listed({ service_ids: [8] }) }, 'Covers appointments (Massage)'],
  [
    { coverage: { ...COVERS_ALL.coverage, service_category_ids: [2], service_ids: [8] } },
    'Covers all classes and appointments (Mat and Massage)',
  ],
  [
    { usable_times: [hours([6, 7], '00:00', '24:00'), hours([1, 3, 4], '18:00', '24:00')] },
    'Covers all classes · Sat–Sun all day, Mon, Wed–Thu from 18:00',
  ],
  [{ usable_times: [hours([7, 1, 2, 3, 4, 5, 6], '09:00', '12:00')] }, 'Covers all classes · every day 09:00–12:00'],
  [
    { establishment_ids: [9], max_per_day: 1, max_upcoming: 3, max_members: 2 },
    'Covers all classes · at Centre · 1 per day, 3 booked at a time · for up to 2 people',
  ],
  [{ booking_open_hours_before: 36 }, 'Covers all classes · books 36 hours ahead'],
  [
    { starts: 'first_visit', starts_within_days: 60 },
    'Covers all classes · starts with the first visit, within 60 days',
  ],
  [
    { minimum_term_intervals: 12, notice_days: 30 },
    'Covers all classes · for at least 12 billing periods, 30 days’ notice',
  ],
]

for (const [terms, sentence] of rows) {
  test(sentence, () => assert.equal(sentenceOf({ ...COVERS_ALL, ...terms }, speaker), sentence))
}

test('the same in German', () => {
  const terms = { ...COVERS_ALL, ...rows[2]![0] }
  assert.equal(
    sentenceOf(terms, { ...speaker, words: de() }),
    'Gilt für Reformer und Mat · Mon–Fri bis 16:00 · 2 pro Woche · 14 Tage im Voraus buchbar',
  )
})

test('what limits nothing is plain', () => {
  assert.equal(isPlain({ ...COVERS_ALL }), true)
  for (const [terms] of rows.slice(1)) assert.equal(isPlain({ ...COVERS_ALL, ...terms }), false)
})
