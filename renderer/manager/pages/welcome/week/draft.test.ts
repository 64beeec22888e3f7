import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  chosenOf,
  comingMonday,
  dateOf,
  isDrawn,
  keepWeek,
  keptWeek,
  mondayOf,
  seriesOf,
  without,
  type Drawn,
} from './draft.ts'

const flow = (weekday: number, time = '18:00', instructor_id: number | null = 4): Drawn => ({
  template_id: 1,
  weekday,
  time,
  instructor_id,
})

const mondays: [date: string, coming: string, own: string][] = [
  ['2026-03-02', '2026-03-09', '2026-03-02'],
  ['2026-03-03', '2026-03-09', '2026-03-02'],
  ['2026-03-08', '2026-03-09', '2026-03-02'],
  ['2026-12-31', '2027-01-04', '2026-12-28'],
]

for (const [date, coming, own] of mondays) {
  test(`${date} lies in the week of ${own}, the next whole one begins ${coming}`, () => {
    assert.equal(comingMonday(date), coming)
    assert.equal(mondayOf(date), own)
  })
}

const choices: [records: number[], chosen: number | null, found: number | undefined][] = [
  [[], null, undefined],
  [[7], null, 7],
  [[7], 3, 7],
  [[7, 8], null, undefined],
  [[7, 8], 8, 8],
  [[7, 8], 3, undefined],
]

for (const [records, chosen, found] of choices) {
  test(`of ${records.length} records ${found ?? 'none'} is chosen where ${chosen ?? 'none'} was`, () => {
    const of = records.map((id) => ({ id }))
    assert.equal(chosenOf(of, chosen)?.id, found)
  })
}

test('the same class at the same time with the same instructor is one series, whatever the order', () => {
  const week = [flow(5), flow(2), flow(2, '09:00'), flow(2, '18:00', null)]
  const series = seriesOf(week, '2026-03-02')
  assert.deepEqual(
    series.map(({ starts_at, recurrence, instructor_id }) => [starts_at, recurrence.weekdays, instructor_id]),
    [
      ['2026-03-03T18:00', [2, 5], 4],
      ['2026-03-03T09:00', [2], 4],
      ['2026-03-03T18:00', [2], null],
    ],
  )
  assert.equal(dateOf('2026-03-02', 7), '2026-03-08')
})

test('what was saved leaves the drawing, the rest stays', () => {
  const week = [flow(1), flow(2)]
  assert.ok(isDrawn(week, flow(2)))
  assert.ok(!isDrawn(week, flow(2, '18:30')))
  assert.deepEqual(without(week, [flow(1)]), [flow(2)])
})

test('a drawn week is kept on the device until it is empty, and nonsense is nothing', (t) => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  t.after(() => (own ? Object.defineProperty(globalThis, 'localStorage', own) : undefined))
  assert.deepEqual(keptWeek(), [])
  keepWeek([flow(2)])
  assert.deepEqual(keptWeek(), [flow(2)])
  const [key = ''] = kept.keys()
  for (const text of ['{"at":1}', '{', 'null']) {
    kept.set(key, text)
    assert.deepEqual(keptWeek(), [])
  }
  keepWeek([])
  assert.equal(kept.size, 0)
})
