import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nudged } from './nudge.ts'

const MADRID = 'Europe/Madrid'
const span = { starts_at: '2026-11-16T06:30:00.000Z', ends_at: '2026-11-16T07:30:00.000Z' }
const press = (key: string, change: { altKey?: boolean; shiftKey?: boolean } = {}) => ({
  key,
  altKey: true,
  shiftKey: false,
  ...change,
})

test('Alt and arrows move a class, with Shift its end', () => {
  const cases: [string, ReturnType<typeof press>, string, string][] = [
    ['earlier', press('ArrowUp'), '2026-11-16T06:15:00.000Z', '2026-11-16T07:15:00.000Z'],
    ['later', press('ArrowDown'), '2026-11-16T06:45:00.000Z', '2026-11-16T07:45:00.000Z'],
    ['the day before', press('ArrowLeft'), '2026-11-15T06:30:00.000Z', '2026-11-15T07:30:00.000Z'],
    ['the next day', press('ArrowRight'), '2026-11-17T06:30:00.000Z', '2026-11-17T07:30:00.000Z'],
    ['longer', press('ArrowDown', { shiftKey: true }), span.starts_at, '2026-11-16T07:45:00.000Z'],
    ['shorter', press('ArrowUp', { shiftKey: true }), span.starts_at, '2026-11-16T07:15:00.000Z'],
  ]
  for (const [name, keys, starts_at, ends_at] of cases) {
    assert.deepEqual(nudged(span, keys, MADRID), { starts_at, ends_at }, name)
  }
})

test('a class grows to a whole day and no further', () => {
  const until = (ends: string) => ({ ...span, ends_at: `2026-11-17T${ends}:00.000Z` })
  const longer = press('ArrowDown', { shiftKey: true })
  assert.deepEqual(nudged(until('06:15'), longer, MADRID), until('06:30'))
  assert.equal(nudged(until('06:30'), longer, MADRID), null)
})

test('other keys, and a class as short as it can be, stay', () => {
  const shortest = { ...span, ends_at: '2026-11-16T06:45:00.000Z' }
  assert.equal(nudged(span, press('ArrowDown', { altKey: false }), MADRID), null)
  assert.equal(nudged(span, press('Enter'), MADRID), null)
  assert.equal(nudged(span, press('ArrowLeft', { shiftKey: true }), MADRID), null)
  assert.equal(nudged(shortest, press('ArrowUp', { shiftKey: true }), MADRID), null)
})

test('the next day keeps the time of day when the clock changes', () => {
  const before = { starts_at: '2026-10-24T16:00:00.000Z', ends_at: '2026-10-24T17:15:00.000Z' }
  assert.deepEqual(nudged(before, press('ArrowRight'), MADRID), {
    starts_at: '2026-10-25T17:00:00.000Z',
    ends_at: '2026-10-25T18:15:00.000Z',
  })
})
