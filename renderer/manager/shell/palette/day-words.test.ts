import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayAndRest } from './day-words.ts'

const days = [
  { word: 'Today', day: '2026-03-04' },
  { word: 'Tomorrow', day: '2026-03-05' },
  { word: 'Wednesday', day: '2026-03-04' },
  { word: 'Sábado', day: '2026-03-07' },
]

const cases: [text: string, day: string | null, rest: string][] = [
  ['flow tomorrow', '2026-03-05', 'flow'],
  ['tomorrow flow', '2026-03-05', 'flow'],
  ['flow tom', '2026-03-05', 'flow'],
  ['flow tomorow', '2026-03-05', 'flow'],
  ['wendesday', '2026-03-04', ''],
  ['tandy', null, 'tandy'],
  ['Flow to', null, 'Flow to'],
  ['wed', '2026-03-04', ''],
  ['sabado yin & rest', '2026-03-07', 'yin & rest'],
  ['clara', null, 'clara'],
  ['', null, ''],
]

for (const [text, day, rest] of cases) {
  test(`"${text}" is ${day ?? 'no day'} and "${rest}"`, () => assert.deepEqual(dayAndRest(text, days), { day, rest }))
}
