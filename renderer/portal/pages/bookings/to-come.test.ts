import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toComeOf } from './to-come.ts'

type Bookings = Parameters<typeof toComeOf>[0]
type Appointments = Parameters<typeof toComeOf>[1]

const NOW = Date.parse('2026-03-05T12:00:00.000Z')
const at = (id: number, status: string, hour: string) => ({
  id,
  status,
  starts_at: `2026-03-05T${hour}:00:00.000Z`,
  ends_at: `2026-03-05T${hour}:59:00.000Z`,
})

test('classes and appointments to come are one list by time, without what was cancelled or is over', () => {
  const bookings = [at(1, 'booked', '18'), at(2, 'cancelled', '13'), at(3, 'class_cancelled', '15')]
  const appointments = [at(1, 'booked', '14'), at(2, 'booked', '10'), at(3, 'cancelled', '19'), at(4, 'booked', '20')]
  const list = toComeOf(bookings as unknown as Bookings, appointments as unknown as Appointments, NOW)
  assert.deepEqual(
    list.map(({ key }) => key),
    ['appointment-1', 'class-3', 'class-1', 'appointment-4'],
  )
})
