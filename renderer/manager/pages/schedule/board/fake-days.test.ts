import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromBoard, toBoard } from './fake-days.ts'

const MADRID = 'Europe/Madrid'

const cases: [what: string, from: string, to: string, column: number, day: string, start: string, end: string][] = [
  ['the first column', '2026-11-30T09:00Z', '2026-11-30T10:00Z', 0, '2026-11-30', '01-01T10:00', '01-01T11:00'],
  ['another column', '2026-07-01T09:00Z', '2026-07-01T09:45Z', 3, '2026-07-01', '01-04T11:00', '01-04T11:45'],
  ['over midnight', '2026-11-30T22:00Z', '2026-12-01T00:30Z', 1, '2026-11-30', '01-02T23:00', '01-03T00:00'],
  ['until midnight', '2026-11-30T22:00Z', '2026-11-30T23:00Z', 1, '2026-11-30', '01-02T23:00', '01-03T00:00'],
  [
    'over the change of the clock',
    '2026-03-29T00:30Z',
    '2026-03-29T01:30Z',
    0,
    '2026-03-29',
    '01-01T01:30',
    '01-01T03:30',
  ],
  [
    'in the hour that comes twice',
    '2026-10-25T00:30Z',
    '2026-10-25T01:15Z',
    0,
    '2026-10-25',
    '01-01T02:30',
    '01-01T03:15',
  ],
]
for (const [what, starts_at, ends_at, column, day, start, end] of cases) {
  test(`on the board: ${what}`, () => {
    const drawn = toBoard({ starts_at, ends_at }, column, day, MADRID)
    assert.deepEqual([drawn.start.slice(5, 16), drawn.end.slice(5, 16)], [start, end])
    const back = fromBoard(new Date(drawn.start), day, MADRID)
    assert.equal(back.column, column)
    assert.equal(new Date(back.instant).toISOString(), new Date(starts_at).toISOString())
  })
}

test('the end of a class that was stretched to midnight belongs to its column', () => {
  assert.deepEqual(fromBoard(new Date('2001-01-03T00:00:00Z'), '2026-11-30', MADRID, true), {
    column: 1,
    instant: '2026-11-30T23:00:00.000Z',
  })
})
