import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { endTooEarly, firstVisitOf, movedEnd, soldDates, type Visit } from './first-visit-rules.ts'

const ZONE = 'Europe/Berlin'
const visit = (day: string, cancelled_late = false): Visit => ({
  on: day,
  at: `${day}T17:00:00.000Z`,
  cancelled_late,
})

describe('the first visit of a membership', () => {
  const sold: [
    why: string,
    days: number | null,
    starts: 'purchase' | 'first_visit',
    until: string | null,
    by: unknown,
  ][] = [
    ['counts from its sale', 14, 'purchase', '2026-03-17', null],
    ['counts from its first visit, within 90 days', 14, 'first_visit', '2026-06-15', '2026-06-02'],
    ['has no end that could move', null, 'first_visit', null, null],
  ]
  for (const [why, days, starts, until, by] of sold) {
    it(`as it is sold: ${why}`, () => {
      const dates = soldDates('2026-03-04', days, { starts, starts_within_days: 90 })
      assert.deepEqual(dates, { starts_on: '2026-03-04', expires_on: until, first_visit_by_on: by })
    })
  }

  const cases: [why: string, visits: Visit[], now: string, on: string, at: string][] = [
    ['is its latest day where nothing is booked', [], '2026-03-04', '2026-06-02', '2026-06-01T22:00:00.000Z'],
    [
      'is the earliest',
      [visit('2026-04-01'), visit('2026-03-20')],
      '2026-03-04',
      '2026-03-20',
      '2026-03-20T17:00:00.000Z',
    ],
    ['is never later', [visit('2026-06-09')], '2026-03-04', '2026-06-02', '2026-06-01T22:00:00.000Z'],
    [
      'is settled by cancelling late',
      [visit('2026-03-20', true)],
      '2026-03-20',
      '2026-03-20',
      '2026-03-20T09:00:00.000Z',
    ],
    ['of a class that has begun', [visit('2026-03-20')], '2026-03-22', '2026-03-20', '2026-03-20T17:00:00.000Z'],
  ]
  for (const [why, visits, day, on, at] of cases) {
    it(why, () => {
      const asked = { by_on: '2026-06-02', now: `${day}T09:00:00.000Z`, timezone: ZONE }
      assert.deepEqual(firstVisitOf(visits, asked), { on, at })
    })
  }

  it('moves the last day by as many days', () => {
    assert.equal(movedEnd('2026-06-15', '2026-06-02', '2026-03-20'), '2026-04-02')
    assert.equal(movedEnd(null, '2026-06-02', '2026-03-20'), null)
  })

  const booked = [
    { booking_id: 1, on: '2026-03-20' },
    { booking_id: 2, on: '2026-04-01' },
  ]
  const ends: [on: string, end: string | undefined][] = [
    ['2026-03-10', '2026-03-23'],
    ['2026-03-18', '2026-03-31'],
    ['2026-03-19', undefined],
    ['2026-03-25', undefined],
  ]
  for (const [on, end] of ends) {
    it(`with a class on ${on} ${end ? `would end on ${end}, before another` : 'leaves the others inside'}`, () => {
      assert.equal(endTooEarly(on, '2026-04-02', { first_visit_on: '2026-03-20', is_booked: true, booked }), end)
    })
  }

  it('does not ask again about a class that was moved beyond the end', () => {
    const moved = [...booked.slice(0, 1), { booking_id: 2, on: '2026-04-20' }]
    const waiting = { first_visit_on: '2026-03-20', is_booked: true, booked: moved }
    assert.equal(endTooEarly('2026-03-10', '2026-04-02', waiting), undefined)
  })
})
