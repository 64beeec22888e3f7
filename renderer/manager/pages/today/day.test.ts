import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextUp, partOfDay, shareOf, sumsOf, type Fill } from './day.ts'

const cls = (id: number, state: Fill['state'], more: Partial<Fill> = {}) =>
  ({ id, state, booked: 3, held: 0, capacity: 6, came: 2, ...more }) as Fill

test('what runs is next, the latest to have begun first, then what is still to come', () => {
  const cases: [string, Fill[], number | null][] = [
    ['nothing', [], null],
    ['all over', [cls(1, 'finished'), cls(2, 'cancelled')], null],
    ['to come', [cls(1, 'finished'), cls(2, 'cancelled'), cls(3, 'scheduled'), cls(4, 'scheduled')], 3],
    ['two run', [cls(1, 'in_progress'), cls(2, 'in_progress'), cls(3, 'scheduled')], 2],
  ]
  for (const [name, classes, id] of cases) assert.equal(nextUp(classes)?.id ?? null, id, name)
})

test('cancelled classes count for nothing', () => {
  const classes = [cls(1, 'finished'), cls(2, 'cancelled', { booked: 9 }), cls(3, 'scheduled', { came: 0 })]
  assert.deepEqual(sumsOf(classes), { classes: 2, booked: 6, places: 12, came: 2 })
})

test('a class is as full as its places are booked, whatever is only held', () => {
  const shares = [
    { booked: 0, held: 0, capacity: 8 },
    { booked: 3, held: 1, capacity: 8 },
    { booked: 9, held: 1, capacity: 8 },
    { booked: 0, held: 0, capacity: 0 },
  ].map(shareOf)
  assert.deepEqual(shares, [0, 0.375, 1, 1])
})

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
