import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Appointment } from '../../appointments/appointment.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { columnsOf, type By } from './columns.ts'

let count = 0
const cls = (part: Partial<ScheduledClass>) => {
  count += 1
  const nowhere = { establishment_id: null, establishment_name: null, room_plan_id: null }
  return { id: count, instructor_id: null, instructor_name: null, ...nowhere, ...part } as ScheduledClass
}
const lucia = { instructor_id: 2, instructor_name: 'Lucía' }
const jonas = { instructor_id: 1, instructor_name: 'Jonas' }
const centre = { establishment_id: 1, establishment_name: 'Centre' }
const harbour = { establishment_id: 2, establishment_name: 'Harbour' }
const meeting = { id: 9, ...jonas, ...centre } as Appointment
const people = [
  { id: 1, label: 'Jonas' },
  { id: 2, label: 'Lucía' },
  { id: 3, label: 'Ada' },
]
const rooms = [
  { id: 4, label: 'Mat room' },
  { id: 5, label: 'Reformer room' },
]
const words = { noInstructor: 'No instructor', noRoom: 'No room' }

const columns = (by: By, classes: ScheduledClass[], appointments: Appointment[] = [], free = people) =>
  columnsOf({ classes, appointments, people: free, rooms, words }, by).map((column) => [
    column.title,
    column.classes.length,
    column.appointments.length,
  ])

test('by instructor: classes without one first, then everybody by name, with their appointments', () => {
  assert.deepEqual(columns('instructor', [cls(lucia), cls({}), cls(lucia)], [meeting]), [
    ['No instructor', 1, 0],
    ['Ada', 0, 0],
    ['Jonas', 0, 1],
    ['Lucía', 2, 0],
  ])
})

test('by instructor: where there are many, only those with something on the day', () => {
  const many = [...people, ...[10, 11, 12, 13].map((id) => ({ id, label: `Person ${id}` }))]
  assert.deepEqual(columns('instructor', [cls(lucia)], [meeting], many), [
    ['Jonas', 0, 1],
    ['Lucía', 1, 0],
  ])
})

test('by room: five classes at once in five rooms are five columns', () => {
  const classes = [
    cls({ ...centre, room_plan_id: 4 }),
    cls({ ...centre, room_plan_id: 5 }),
    cls({ ...harbour, room_plan_id: 4 }),
    cls({ ...centre }),
    cls({}),
  ]
  assert.deepEqual(columns('room', classes, [meeting]), [
    ['Centre', 2, 1],
    ['Mat room · Centre', 1, 0],
    ['Mat room · Harbour', 1, 0],
    ['Reformer room · Centre', 1, 0],
  ])
})

test('by room: no location is the first one, named as the others there are', () => {
  assert.deepEqual(columns('room', [cls({}), cls({ ...harbour, room_plan_id: 4 })], [meeting]), [
    ['Centre', 1, 1],
    ['Mat room · Harbour', 1, 0],
  ])
})

test('by room: in one location a room is named alone', () => {
  assert.deepEqual(columns('room', [cls({ ...centre, room_plan_id: 5 }), cls({ ...centre, room_plan_id: 4 })]), [
    ['Mat room', 1, 0],
    ['Reformer room', 1, 0],
  ])
})

test('a class that nobody teaches can’t be dropped on', () => {
  const [none, one] = columnsOf(
    { classes: [cls({}), cls(jonas)], appointments: [], people: [], rooms, words },
    'instructor',
  )
  assert.equal(none!.place, null)
  assert.deepEqual(one!.place, jonas)
})
