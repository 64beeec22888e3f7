import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from '../../../messages/schedule/calendar.ts'
import { ruleInWords } from './rule.ts'

const format = { weekday: (day: number) => `day ${day}`, date: (day: string) => `<${day}>` }
const weekly = { interval: 1, weekdays: [1, 3], until: null, count: null }

const cases: [Partial<Parameters<typeof ruleInWords>[0]>, string][] = [
  [{}, 'Every week on day 1 and day 3'],
  [{ interval: 2 }, 'Every 2 weeks on day 1 and day 3'],
  [{ weekdays: [7], until: '2027-01-31' }, 'Every week on day 7, until <2027-01-31>'],
  [{ interval: 3, weekdays: [7], count: 12 }, 'Every 3 weeks on day 7, 12 times'],
  [{ until: '2027-01-31', count: 12 }, 'Every week on day 1 and day 3, until <2027-01-31>'],
]
for (const [more, said] of cases)
  test(said, () => assert.equal(ruleInWords({ ...weekly, ...more }, en(), format as never), said))
