import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checklist, firstBookable, isAllDone } from './checklist.ts'

const nothing = { classes: 0, types: 0, is_public: false, mail_configured: false, sources: [] }
const everything = { classes: 2, types: 3, is_public: true, mail_configured: true, sources: ['import', 'client'] }

test('a line is done by what is there, and the last by a booking that a client made', () => {
  assert.deepEqual(checklist(nothing), {
    studio: true,
    week: false,
    sell: false,
    online: false,
    email: false,
    test: false,
  })
  assert.equal(isAllDone(checklist(everything)), true)
  for (const left of [
    { classes: 0 },
    { types: 0 },
    { is_public: false },
    { mail_configured: false },
    { sources: ['staff', 'import', 'walk_in'] },
  ]) {
    assert.equal(isAllDone(checklist({ ...everything, ...left })), false)
  }
  assert.equal(checklist({ ...nothing, sources: ['guest'] }).test, true)
})

const NOW = Date.parse('2026-03-04T11:00:00.000Z')
const open = {
  id: 1,
  starts_at: '2026-03-05T11:00:00.000Z',
  status: 'scheduled',
  spots_left: 4,
  booking_opens_at: null,
  booking_closes_at: '2026-03-05T11:00:00.000Z',
}

test('the first class to book is the earliest that is open, has a place and has not begun', () => {
  const later = { ...open, id: 2, starts_at: '2026-03-06T11:00:00.000Z' }
  const not = [
    { ...open, status: 'cancelled' },
    { ...open, spots_left: 0 },
    { ...open, starts_at: '2026-03-04T11:00:00.000Z' },
    { ...open, booking_closes_at: '2026-03-04T10:59:59.999Z' },
    { ...open, booking_opens_at: '2026-03-04T11:00:00.001Z' },
  ]
  assert.equal(firstBookable([later, open], NOW)?.id, 1)
  for (const closed of not) assert.equal(firstBookable([closed, later], NOW)?.id, 2)
  assert.equal(firstBookable([{ ...open, booking_opens_at: '2026-03-04T11:00:00.000Z' }], NOW)?.id, 1)
  assert.equal(firstBookable([], NOW), null)
})
