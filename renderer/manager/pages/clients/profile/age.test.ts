import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageOn, nextBirthday } from './age.ts'

test('a year is full on the birthday itself', () => {
  assert.deepEqual(
    ['2026-05-09', '2026-05-10', '2026-05-11'].map((day) => ageOn('1990-05-10', day)),
    [35, 36, 36],
  )
})

test('the next birthday is today’s or the one to come, also of who was born on a leap day', () => {
  const cases: [born: string, day: string, next: string][] = [
    ['1990-05-10', '2026-05-10', '2026-05-10'],
    ['1990-05-10', '2026-05-11', '2027-05-10'],
    ['1990-01-02', '2026-12-30', '2027-01-02'],
    ['2000-02-29', '2026-02-01', '2026-02-28'],
    ['2000-02-29', '2028-02-29', '2028-02-29'],
  ]
  for (const [born, day, next] of cases) assert.equal(nextBirthday(born, day), next)
})
