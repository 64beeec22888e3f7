import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isStale } from './is-stale.ts'

const MINUTE = 60_000
const renewed = { isError: false, isFetching: false, dataUpdatedAt: 1_000_000_000 }

const cases: [what: string, answer: Partial<typeof renewed>, online: boolean, age: number, stale: boolean][] = [
  ['just renewed', {}, true, 0, false],
  ['ten minutes old', {}, true, 10 * MINUTE, false],
  ['older than ten minutes', {}, true, 10 * MINUTE + 1, true],
  ['older, and being renewed', { isFetching: true }, true, 11 * MINUTE, false],
  ['not to be renewed', { isError: true }, true, 0, true],
  ['not to be renewed, and being tried again', { isError: true, isFetching: true }, true, 0, true],
  ['fresh on a device without a connection', {}, false, 0, true],
]
for (const [what, answer, online, age, stale] of cases) {
  test(`${what}: ${stale ? 'said' : 'not said'}`, () =>
    assert.equal(isStale({ ...renewed, ...answer }, online, renewed.dataUpdatedAt + age), stale))
}
