import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closingLine, exitCode, none, stageTotals, sum } from './totals.mjs'

test('totals of several stages add up', () => {
  const one = { passed: 2, failed: 1, skipped: 0, notes: ['a.test.ts:3 falls'] }
  const other = { passed: 3, failed: 1, skipped: 4, notes: ['lint'] }
  const all = { passed: 5, failed: 2, skipped: 4, notes: ['a.test.ts:3 falls', 'lint'] }
  assert.deepEqual(sum([one, none, other]), all)
  assert.deepEqual(sum([]), none)
})

const closings = [
  [{ passed: 12, failed: 0, skipped: 0 }, '12 passed, 0 failed', 0],
  [{ passed: 12, failed: 1, skipped: 0 }, '12 passed, 1 failed', 1],
  [{ passed: 1, failed: 0, skipped: 2 }, '1 passed, 0 failed, 2 skipped', 0],
  [{ passed: 0, failed: 0, skipped: 2 }, '0 passed, 0 failed, 2 skipped', 1],
  [none, '0 passed, 0 failed', 1],
] as const

for (const [counted, line, code] of closings) {
  const totals = { ...none, ...counted }
  test(`"${line}" ends with exit code ${code}`, () => {
    assert.equal(closingLine(totals), line)
    assert.equal(exitCode(totals), code)
  })
}

const ended = (code: number) => `  ✗ ended with code ${code} at one of a.test.ts, b.test.ts`
const reported = { ...none, passed: 3, skipped: 1 }
const stages = [
  ['one that ended well', reported, 0, reported],
  ['one with a failed test', { ...reported, failed: 2 }, 1, { ...reported, failed: 2 }],
  ['one that ended badly after its last test', reported, 1, { ...reported, failed: 1, notes: [ended(1)] }],
  ['one that was killed before it said anything', undefined, 137, { ...none, failed: 1, notes: [ended(137)] }],
  ['one that ended without a word', undefined, 0, { ...none, failed: 1, notes: [ended(0)] }],
] as const

for (const [name, totals, code, expected] of stages) {
  test(`a stage counts: ${name}`, () =>
    assert.deepEqual(stageTotals(totals, code, ['a.test.ts', 'b.test.ts']), expected))
}
