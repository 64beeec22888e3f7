import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchOf } from './match.ts'

const patterns = ['/', '/clients', '/clients/:clientId', '/rules/:ruleId/:part']
const cases: [pathname: string, pattern: string | null, params: object][] = [
  ['/', '/', {}],
  ['/clients/', '/clients', {}],
  ['/clients/7', '/clients/:clientId', { clientId: '7' }],
  ['/rules/3/words', '/rules/:ruleId/:part', { ruleId: '3', part: 'words' }],
  ['/clients/7/8', null, {}],
  ['/client', null, {}],
]
for (const [pathname, pattern, params] of cases) {
  test(`${pathname} belongs to ${pattern ?? 'no page'}`, () =>
    assert.deepEqual(matchOf(patterns, pathname), pattern && { pattern, params }))
}
