import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { editBody, editValues } from './edit-values.ts'

const clock = { timezone: 'Europe/Madrid', dayOf: (instant: string) => instant.slice(0, 10) }
const cls = {
  id: 7,
  starts_at: '2026-11-18T17:00:00.000Z',
  ends_at: '2026-11-18T17:50:00.000Z',
  duration_minutes: 50,
  capacity: 6,
  instructor_id: 2,
  establishment_id: null,
} as ScheduledClass

test('what was left alone is not sent: other classes of the series keep their own', () => {
  const values = editValues(cls, clock)
  assert.deepEqual(values.start, '18:00')
  assert.deepEqual(editBody(values, cls, clock, false), { scope: 'this', include_edited: false, force: false })
})

test('what changed is sent, nobody and nowhere as null', () => {
  const reach = { scope: 'all', include_edited: true } as const
  const changed = { ...editValues(cls, clock), start: '18:30', capacity: 8, instructor_id: 0, reach }
  assert.deepEqual(editBody(changed, cls, clock, true), {
    starts_at: '2026-11-18T18:30',
    capacity: 8,
    instructor_id: null,
    scope: 'all',
    include_edited: true,
    force: true,
  })
})

test('another day, length, place or teacher is sent alone', () => {
  const values = editValues({ ...cls, establishment_id: 4 }, clock)
  const sent = (change: Partial<typeof values>) => {
    const {
      scope: _scope,
      include_edited: _edited,
      force: _force,
      ...rest
    } = editBody({ ...values, ...change }, { ...cls, establishment_id: 4 }, clock, false)
    return rest
  }
  assert.deepEqual(sent({ day: '2026-11-19' }), { starts_at: '2026-11-19T18:00' })
  assert.deepEqual(sent({ duration_minutes: 45 }), { duration_minutes: 45 })
  assert.deepEqual(sent({ instructor_id: 3 }), { instructor_id: 3 })
  assert.deepEqual(sent({ establishment_id: 5 }), { establishment_id: 5 })
  assert.deepEqual(sent({ establishment_id: 0 }), { establishment_id: null })
})

test('a price is of one class: it is sent for it alone, and none brings back the template’s', () => {
  const own = { ...cls, price: 25, has_own_price: true }
  const { price: before } = editValues(own, clock)
  assert.equal(before, 25)
  assert.equal(editValues({ ...cls, price: 25, has_own_price: false }, clock).price, null)
  const sent = (price: number | null, scope: 'this' | 'all') =>
    editBody({ ...editValues(own, clock), price, reach: { scope, include_edited: false } }, own, clock, false)
  assert.equal(sent(30, 'this').price, 30)
  assert.equal(sent(null, 'this').price, null)
  assert.ok(!('price' in sent(25, 'this')))
  assert.ok(!('price' in sent(30, 'all')))
})
