import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hoursFor, slotHeightFor } from './hours.ts'

const usual = { start: 6, end: 22 }
const at = (starts: string, ends: string) => ({
  starts_at: `2026-11-21T${starts}:00Z`,
  ends_at: `2026-11-21T${ends}:00Z`,
})

test('the hours are the studio’s, and longer where a class needs it', () => {
  const cases: [string, ReturnType<typeof at>[], { start: number; end: number }][] = [
    ['nothing on', [], usual],
    ['within', [at('06:00', '22:00')], usual],
    ['early', [at('04:45', '05:30')], { start: 4, end: 22 }],
    ['to the full hour', [at('21:00', '23:00')], { start: 6, end: 23 }],
    ['a little over', [at('21:00', '22:10')], { start: 6, end: 23 }],
    ['to midnight', [at('22:30', '00:00')], { start: 6, end: 24 }],
    ['past midnight', [at('23:00', '00:30')], { start: 6, end: 24 }],
    ['both ends', [at('05:00', '06:00'), at('22:00', '23:30')], { start: 5, end: 24 }],
  ]
  const late = [at('21:30', '22:40')]
  assert.deepEqual(hoursFor(late, usual, 'Asia/Kathmandu'), { start: 3, end: 22 }, 'by the studio’s clock')
  assert.deepEqual(hoursFor(late, usual, 'Atlantic/Azores'), usual, 'an hour behind')
  for (const [name, classes, hours] of cases) assert.deepEqual(hoursFor(classes, usual, 'UTC'), hours, name)
})

test('half an hour is high enough for the shortest class', () => {
  const cases: [minutes: string[], height: number][] = [
    [[], 26],
    [['08:00', '09:00'], 26],
    [['08:00', '08:30'], 26],
    [['08:00', '08:25'], 26],
    [['08:00', '08:20'], 30],
    [['08:00', '08:15'], 40],
    [['08:00', '08:05'], 40],
  ]
  for (const [[starts, ends], height] of cases)
    assert.equal(slotHeightFor(starts && ends ? [at('08:00', '09:00'), at(starts, ends)] : []), height, ends)
})
