import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byStep } from './by-step.ts'

const day = (at: number) => ({ date: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), net: 1 })

test('two months of days are told by the day, oldest first', () => {
  const days = Array.from({ length: 62 }, (_, at) => day(61 - at))
  const { step, bars } = byStep(days)
  assert.equal(step, 'day')
  assert.deepEqual([bars.length, bars[0]], [62, { date: '2026-01-01', net: 1 }])
})

test('more days are told by the month', () => {
  assert.deepEqual(byStep(Array.from({ length: 63 }, (_, at) => day(at))), {
    step: 'month',
    bars: [
      { date: '2026-01-01', net: 31 },
      { date: '2026-02-01', net: 28 },
      { date: '2026-03-01', net: 4 },
    ],
  })
})
