import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COVERS_ALL, onlyWidens, type Coverage, type CoverageTerms } from './coverage-rules.ts'

const listed = (lists: Partial<Coverage>): Partial<CoverageTerms> => ({
  coverage: { ...COVERS_ALL.coverage, classes: 'listed', ...lists },
})
const at = (from: string, until: string, weekdays = [1, 2, 3, 4, 5]) => ({ weekdays, from, until })
const SPECIAL = [{ id: 90, category_id: 9 }]

const cases: [why: string, before: Partial<CoverageTerms>, after: Partial<CoverageTerms>, widens: boolean][] = [
  ['nothing changes', {}, {}, true],
  ['all classes become a list', {}, listed({ category_ids: [1] }), false],
  ['a list becomes all classes', listed({ category_ids: [1], template_ids: [7] }), {}, true],
  ['a list with a class that all do not cover', listed({ template_ids: [90] }), {}, false],
  ['a list with its category', listed({ category_ids: [9] }), {}, false],
  ['one category more', listed({ category_ids: [1] }), listed({ category_ids: [1, 2] }), true],
  ['another category', listed({ category_ids: [1] }), listed({ category_ids: [2] }), false],
  ['one class less', listed({ template_ids: [1, 2] }), listed({ template_ids: [1] }), false],
  ['a service more', {}, { coverage: { ...COVERS_ALL.coverage, service_ids: [1] } }, true],
  ['a service less', { coverage: { ...COVERS_ALL.coverage, service_ids: [1] } }, {}, false],
  ['one location of all', {}, { establishment_ids: [1] }, false],
  ['all locations', { establishment_ids: [1] }, {}, true],
  ['another location more', { establishment_ids: [1] }, { establishment_ids: [2, 1] }, true],
  ['times, where it was always', {}, { usable_times: [at('00:00', '24:00', [1, 2, 3, 4, 5, 6, 7])] }, false],
  ['longer hours', { usable_times: [at('09:00', '16:00')] }, { usable_times: [at('08:00', '16:00')] }, true],
  ['shorter hours', { usable_times: [at('09:00', '16:00')] }, { usable_times: [at('09:00', '15:59')] }, false],
  [
    'hours that meet',
    { usable_times: [at('09:00', '16:00')] },
    { usable_times: [at('12:00', '16:00'), at('08:00', '12:00')] },
    true,
  ],
  [
    'hours with a gap',
    { usable_times: [at('09:00', '16:00')] },
    { usable_times: [at('12:01', '16:00'), at('08:00', '12:00')] },
    false,
  ],
  [
    'a day less',
    { usable_times: [at('09:00', '16:00')] },
    { usable_times: [at('09:00', '16:00', [1, 2, 3, 4])] },
    false,
  ],
  ['a limit', {}, { max_per_week: 7 }, false],
  ['a higher limit', { max_per_day: 1 }, { max_per_day: 2 }, true],
  ['a lower limit', { max_upcoming: 3 }, { max_upcoming: 2 }, false],
  ['no limit any more', { max_upcoming: 3 }, {}, true],
  ['booking earlier', {}, { booking_open_hours_before: 336 }, true],
  ['booking less early', { booking_open_hours_before: 336 }, { booking_open_hours_before: 335 }, false],
  ['booking with everybody', { booking_open_hours_before: 336 }, {}, false],
  ['more people', {}, { max_members: 2 }, true],
  ['fewer people', { max_members: 2 }, {}, false],
]

test('whether a change of what a membership covers only widens it', () => {
  for (const [why, before, after, widens] of cases) {
    assert.equal(onlyWidens({ ...COVERS_ALL, ...before }, { ...COVERS_ALL, ...after }, SPECIAL), widens, why)
  }
})
