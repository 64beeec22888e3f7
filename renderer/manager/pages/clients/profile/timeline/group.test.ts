import assert from 'node:assert/strict'
import { test } from 'node:test'
import { group, type Entry } from './group.ts'

const happening = (kind: Entry['kind'], at: string): Entry => ({
  kind,
  at,
  entity_id: 1,
  name: null,
  detail: null,
  because: null,
  class_starts_at: null,
  credits: null,
  amount: null,
  currency: null,
})
const dayOf = (instant: string) => instant.slice(0, 10)
const noon = '2026-03-02T12:00:00.000Z'

test('what follows from a booking stands with it', () => {
  const list = (['mail.queued', 'credits.spend', 'booking.booked'] as const).map((kind) => happening(kind, noon))
  const [day] = group(list, dayOf)
  assert.equal(day?.moments.length, 1)
  assert.equal(day?.moments[0]?.main.kind, 'booking.booked')
  assert.deepEqual(
    day?.moments[0]?.with.map(({ kind }) => kind),
    ['mail.queued', 'credits.spend'],
  )
})

test('a letter that goes out stands by itself: it may only chance to be the same instant', () => {
  const two = (['mail.sent', 'booking.no_show'] as const).map((kind) => happening(kind, noon))
  assert.equal(group(two, dayOf)[0]?.moments.length, 2)
})

test('of several things at once each stands by itself, and so does a consequence without its cause', () => {
  const two = (['credits.spend', 'booking.booked', 'booking.booked'] as const).map((kind) => happening(kind, noon))
  assert.deepEqual(
    group(two, dayOf)[0]?.moments.map((moment) => [moment.main.kind, moment.with.length]),
    [
      ['credits.spend', 0],
      ['booking.booked', 0],
      ['booking.booked', 0],
    ],
  )
  assert.equal(group([happening('charge.made', noon)], dayOf)[0]?.moments[0]?.main.kind, 'charge.made')
})

test('a visit has its steps, whatever else happened at that instant', () => {
  const visit = { ...happening('booking.checked_in', noon), steps: [happening('booking.booked', noon)] }
  assert.deepEqual(
    group([visit, happening('mail.queued', noon)], dayOf)[0]?.moments.map((moment) => [
      moment.main.kind,
      moment.isVisit,
      moment.with.length,
    ]),
    [
      ['booking.checked_in', true, 1],
      ['mail.queued', false, 0],
    ],
  )
})

test('months keep the order of the list, by the day of the studio', () => {
  const list = ['2026-03-02T12:00:00.000Z', '2026-03-01T08:00:00.000Z', '2026-02-28T23:30:00.000Z'].map((at) =>
    happening('note.written', at),
  )
  const ahead = (instant: string) => new Date(Date.parse(instant) + 3_600_000).toISOString().slice(0, 10)
  const months = (of: (instant: string) => string) => group(list, of).map(({ day, moments }) => [day, moments.length])
  assert.deepEqual(months(dayOf), [
    ['2026-03-01', 2],
    ['2026-02-01', 1],
  ])
  assert.deepEqual(months(ahead), [['2026-03-01', 3]])
})
