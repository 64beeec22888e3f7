import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COVERS_ALL } from '../../../server/features/membership-types/coverage-rules.ts'
import { unlimitedSaid } from './unlimited.ts'

const listed = (category_ids: number[], service_ids: number[] = []) => ({
  coverage: { ...COVERS_ALL.coverage, classes: 'listed' as const, category_ids, service_ids },
})
const cases: [what: string, terms: Parameters<typeof unlimitedSaid>[0], said: ReturnType<typeof unlimitedSaid>][] = [
  ['all that there is', {}, 'unlimited'],
  ['what is not known', { max_per_day: undefined } as object, 'unlimited'],
  ['some classes', listed([1]), 'within'],
  ['appointments alone', listed([], [1]), null],
  ['some hours', { usable_times: [{ weekdays: [1], from: '06:00', until: '16:00' }] }, 'within'],
  ['one a day', { max_per_day: 1 }, 'within'],
  ['three a week', { max_per_week: 3 }, 'within'],
  ['two booked at a time', { max_upcoming: 2 }, 'within'],
  ['one location', { establishment_ids: [1] }, 'within'],
]
for (const [what, terms, said] of cases)
  test(`${what}: ${said ?? 'nothing is said'}`, () => assert.equal(unlimitedSaid({ ...COVERS_ALL, ...terms }), said))
