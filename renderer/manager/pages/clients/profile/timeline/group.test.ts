import assert from 'node:assert/strict'
import { test } from 'node:test'
import { group, type Happening } from './group.ts'

const happening = (kind: Happening['kind'], at: string): Happening => ({
  kind,
  at,
  entity_id: 1,
  name: null,
  detail: null,
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

test('days keep the order of the list', () => {
  const list = ['2026-03-02T12:00:00.000Z', '2026-03-02T08:00:00.000Z', '2026-02-27T08:00:00.000Z'].map((at) =>
    happening('note.written', at),
  )
  assert.deepEqual(
    group(list, dayOf).map(({ day, moments }) => [day, moments.length]),
    [
      ['2026-03-02', 2],
      ['2026-02-27', 1],
    ],
  )
})
