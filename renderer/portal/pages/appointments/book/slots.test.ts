import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTimes } from './slots.ts'

const slots = (...hours: string[]) =>
  hours.map((hour) => ({ starts_at: `2026-03-02T${hour}:00:00.000Z`, ends_at: `2026-03-02T${hour}:50:00.000Z` }))
const said = (of: Parameters<typeof freeTimes>[0]) =>
  freeTimes(of).map(({ starts_at, instructorId }) => `${starts_at.slice(11, 13)} ${instructorId}`)

test('times of several are one list by start, each once', () => {
  const ana = { instructorId: 1, slots: slots('09', '11') }
  const ben = { instructorId: 2, slots: slots('10', '11') }
  assert.deepEqual(said([ana, ben]), ['09 1', '10 2', '11 1'])
  assert.deepEqual(said([ben, ana]), ['09 1', '10 2', '11 2'])
})

test('whose day has fewer free times gets the appointment', () => {
  const ana = { instructorId: 1, slots: slots('09', '10', '11') }
  const ben = { instructorId: 2, slots: slots('10') }
  assert.deepEqual(said([ana, ben]), ['09 1', '10 2', '11 1'])
})

test('nobody free is an empty list', () => assert.deepEqual(said([{ instructorId: 1, slots: [] }]), []))
