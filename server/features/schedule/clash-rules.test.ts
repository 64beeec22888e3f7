import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findClashes, scheduleConflicts, type Slot } from './clash-rules.ts'
import { inWords } from '../../test/in-words.ts'

function slot(from: string, to: string, changes: Partial<Slot> = {}): Slot {
  return {
    id: 1,
    name: 'Vinyasa',
    starts_at: `2026-03-04T${from}:00.000Z`,
    ends_at: `2026-03-04T${to}:00.000Z`,
    instructor_id: 7,
    instructor_name: 'Ana',
    room_id: 1,
    room_name: 'Studio A',
    ...changes,
  }
}

const standing = slot('10:00', '11:00')
const cases: [why: string, wanted: Slot, over: string[]][] = [
  ['the same hour', slot('10:00', '11:00', { id: null }), ['instructor', 'room']],
  ['ends when it begins', slot('09:00', '10:00', { id: null }), []],
  ['begins when it ends', slot('11:00', '12:00', { id: null }), []],
  ['a minute in common', slot('09:00', '10:01', { id: null }), ['instructor', 'room']],
  ['inside it', slot('10:20', '10:40', { id: null }), ['instructor', 'room']],
  ['around it', slot('09:00', '12:00', { id: null }), ['instructor', 'room']],
  ['another instructor', slot('10:00', '11:00', { id: null, instructor_id: 8 }), ['room']],
  ['another room', slot('10:00', '11:00', { id: null, room_id: 2 }), ['instructor']],
  ['neither named', slot('10:00', '11:00', { id: null, instructor_id: null, room_id: null }), []],
  ['itself', slot('10:00', '11:00', { id: 1 }), []],
  ['another class', slot('10:00', '11:00', { id: 2 }), ['instructor', 'room']],
]

test('slots clash over what both take at the same time', () => {
  for (const [why, wanted, over] of cases) {
    assert.deepEqual(
      findClashes([wanted], [standing]).map((clash) => clash.over),
      over,
      why,
    )
  }
  const inRoom = (room_plan_id: number | null, room_id = 1) =>
    slot('10:00', '11:00', { id: null, instructor_id: null, room_id, room_plan_id })
  const rooms: [why: string, one: Slot, other: Slot, over: string[]][] = [
    ['two rooms of a location', inRoom(4), inRoom(5), []],
    ['the same room', inRoom(4), inRoom(4), ['room']],
    ['one anywhere in the location', inRoom(4), inRoom(null), ['room']],
    ['the same plan in another location', inRoom(4), inRoom(4, 2), []],
  ]
  for (const [why, one, other, over] of rooms)
    assert.deepEqual(
      findClashes([one], [other]).map((clash) => clash.over),
      over,
      why,
    )
  const unnamed = slot('10:00', '11:00', { instructor_id: null, room_id: null })
  assert.deepEqual(
    findClashes([slot('10:00', '11:00', { id: null, instructor_id: null, room_id: null })], [unnamed]),
    [],
  )
})

test('every clash is told with who, what and when', () => {
  const clashes = findClashes(
    [slot('10:30', '11:30', { id: null, room_id: 2 })],
    [standing, slot('11:00', '12:00', { id: 5 })],
  )
  const reasons = scheduleConflicts(clashes)
  assert.deepEqual(
    reasons.map(({ code, rule }) => [code, rule]),
    [
      ['SCHEDULE_CONFLICT', 'instructor'],
      ['SCHEDULE_CONFLICT', 'instructor'],
    ],
  )
  assert.match(inWords(reasons[0]!.detail), /^Ana already has Vinyasa from Wednesday 4 March 2026 at 11:00 to 12:00\./)
  const unnamed = slot('10:00', '11:00', { instructor_name: null, room_name: undefined })
  const details = scheduleConflicts(findClashes([slot('10:00', '11:00', { id: null })], [unnamed]))
  assert.deepEqual(
    details.map(({ detail }) => inWords(detail).split(' already has')[0]),
    ['The instructor', 'The room'],
  )
  assert.deepEqual(reasons[0]!.value, { id: 1, starts_at: standing.starts_at, ends_at: standing.ends_at })
})
