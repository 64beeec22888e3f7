import assert from 'node:assert/strict'
import { test } from 'node:test'
import { birthdaysFrom } from './birthday-rules.ts'

test('the birthdays of some days, across the ends of February and of the year', () => {
  const cases: [day: string, days: number, found: [string, string][]][] = [
    ['2026-03-04', 1, [['03-04', '2026-03-04']]],
    [
      '2026-12-31',
      2,
      [
        ['12-31', '2026-12-31'],
        ['01-01', '2027-01-01'],
      ],
    ],
    [
      '2027-02-28',
      2,
      [
        ['02-28', '2027-02-28'],
        ['03-01', '2027-03-01'],
        ['02-29', '2027-03-01'],
      ],
    ],
    [
      '2028-02-28',
      3,
      [
        ['02-28', '2028-02-28'],
        ['02-29', '2028-02-29'],
        ['03-01', '2028-03-01'],
      ],
    ],
  ]
  for (const [day, days, found] of cases) assert.deepEqual([...birthdaysFrom(day, days)], found, day)
})
