import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOfDay } from './part-of-day.ts'

const cases: [utc: string, zone: string, part: string][] = [
  ['2026-03-04T02:59:00Z', 'Europe/Madrid', 'evening'],
  ['2026-03-04T03:00:00Z', 'Europe/Madrid', 'morning'],
  ['2026-03-04T10:59:00Z', 'Europe/Madrid', 'morning'],
  ['2026-03-04T11:00:00Z', 'Europe/Madrid', 'afternoon'],
  ['2026-03-04T17:00:00Z', 'Europe/Madrid', 'evening'],
  ['2026-03-04T17:00:00Z', 'America/New_York', 'afternoon'],
  ['2026-03-04T00:00:00Z', 'UTC', 'evening'],
]

for (const [utc, zone, part] of cases) {
  test(`${utc} is ${part} in ${zone}`, () => assert.equal(partOfDay(Date.parse(utc), zone), part))
}
