import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { planBody, planValues, type Template } from './plan-values.ts'

const clock = { timezone: 'Europe/Madrid', dayOf: (instant: string) => instant.slice(0, 10) }
const barre = { id: 4, duration_minutes: 45, default_capacity: 12, default_instructor_id: 3 } as Template
const span = { starts_at: '2026-11-18T17:00:00.000Z', ends_at: '2026-11-18T18:30:00.000Z' }

test('a drawn time wins over the template’s length; a click takes the template’s', () => {
  const drawn = planValues({ span }, barre, clock)
  assert.deepEqual([drawn.day, drawn.start, drawn.duration_minutes], ['2026-11-18', '18:00', 90])
  assert.deepEqual([drawn.template_id, drawn.capacity, drawn.instructor_id], [4, 12, 3])
  assert.deepEqual(drawn.recurrence, { weekdays: [3], interval: 1, ending: 'never', until: null, count: 10 })
  const late = planValues({ starts_at: '2026-11-18T23:30:00.000Z' }, barre, clock)
  assert.equal(late.start, '00:30')
  const clicked = planValues({ starts_at: span.starts_at }, barre, clock)
  assert.deepEqual([clicked.start, clicked.duration_minutes], ['18:00', 45])
})

test('without a template there is nothing to take; a class planned again keeps its own', () => {
  const bare = planValues({ day: '2026-11-18' }, undefined, clock)
  assert.deepEqual([bare.template_id, bare.day, bare.start, bare.capacity], [null, '2026-11-18', null, null])
  const like = { ...span, template_id: 9, duration_minutes: 55, capacity: 8, instructor_id: null } as ScheduledClass
  const again = planValues({ like }, barre, clock)
  assert.deepEqual([again.template_id, again.duration_minutes, again.capacity, again.instructor_id], [9, 55, 8, 0])
})

test('a single class is sent without a recurrence, nobody as null', () => {
  const values = { ...planValues({ span }, barre, clock), instructor_id: 0 }
  assert.deepEqual(planBody(values, false), {
    template_id: 4,
    starts_at: '2026-11-18T18:00',
    duration_minutes: 90,
    capacity: 12,
    instructor_id: null,
    establishment_id: null,
    room_plan_id: null,
    force: false,
  })
})

test('who teaches and where is sent as chosen', () => {
  const values = { ...planValues({ span }, barre, clock), establishment_id: 2 }
  const { instructor_id, establishment_id } = planBody(values, true)
  assert.deepEqual([instructor_id, establishment_id], [3, 2])
})

test('an end that is not filled in is not sent', () => {
  const values = planValues({ span }, barre, clock)
  const recurrence = { weekdays: [3], interval: null, until: null, count: null }
  for (const ending of ['until', 'count'] as const) {
    const sent = planBody({ ...values, repeats: 'weekly', recurrence: { ...recurrence, ending } }, false)
    assert.deepEqual(sent.recurrence, { freq: 'weekly', interval: 1, weekdays: [3] })
  }
})

test('a series ends never, on a day or after so many: never two at once', () => {
  const values = planValues({ span }, barre, clock)
  const recurrence = { weekdays: [1, 3], interval: 2, until: '2027-01-31', count: 10 }
  const sent = (ending: 'never' | 'until' | 'count') =>
    planBody({ ...values, repeats: 'weekly', recurrence: { ...recurrence, ending } }, true).recurrence
  assert.deepEqual(sent('never'), { freq: 'weekly', interval: 2, weekdays: [1, 3] })
  assert.deepEqual(sent('until'), { freq: 'weekly', interval: 2, weekdays: [1, 3], until: '2027-01-31' })
  assert.deepEqual(sent('count'), { freq: 'weekly', interval: 2, weekdays: [1, 3], count: 10 })
})
