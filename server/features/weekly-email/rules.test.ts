import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isQuiet, nextAt, weekBefore, weekDue } from './rules.ts'

const studio = (more: object = {}) => ({
  timezone: 'Europe/Madrid',
  quiet: { start: '22:00', end: '06:00' },
  created_at: '2026-01-10T10:00:00.000Z',
  ...more,
})

describe('the email of a week', () => {
  const cases: [title: string, now: string, week: string | null, more?: object][] = [
    ['a minute before seven on Monday', '2026-03-09T05:59:00.000Z', null],
    ['at seven on Monday', '2026-03-09T06:00:00.000Z', '2026-03-02'],
    ['on the Monday of the change of the clock, at seven there', '2026-03-30T05:00:00.000Z', '2026-03-23'],
    ['an hour before that', '2026-03-30T04:59:00.000Z', null],
    ['on Tuesday, the computer having been off', '2026-03-10T22:00:00.000Z', '2026-03-02'],
    ['once Wednesday has begun', '2026-03-10T23:00:00.000Z', null],
    ['on a Sunday', '2026-03-15T12:00:00.000Z', null],
    ['while the quiet hours last', '2026-03-09T06:30:00.000Z', null, { quiet: { start: '22:00', end: '09:00' } }],
    ['as they end', '2026-03-09T08:00:00.000Z', '2026-03-02', { quiet: { start: '22:00', end: '09:00' } }],
    ['of a studio made within that week', '2026-03-09T08:00:00.000Z', null, { created_at: '2026-03-03T10:00:00.000Z' }],
  ]
  for (const [title, now, week, more] of cases)
    it(`is ${week === null ? 'not ' : ''}due ${title}`, () =>
      assert.equal(weekDue(now, studio(more))?.start_date ?? null, week))

  it('is about Monday to Sunday', () => {
    assert.deepEqual(weekBefore('2026-03-10T12:00:00.000Z', 'Europe/Madrid'), {
      start_date: '2026-03-02',
      end_date: '2026-03-08',
    })
  })

  it('leaves next on this Monday, else on the one after', () => {
    assert.equal(nextAt('2026-03-09T05:00:00.000Z', studio()), '2026-03-09T06:00:00.000Z')
    assert.equal(nextAt('2026-03-09T06:00:00.000Z', studio()), '2026-03-16T06:00:00.000Z')
  })

  for (const [quiet, week] of [
    [true, { revenue: 0, revenue_before: 0, visits: 0 }],
    [false, { revenue: 0, revenue_before: 0, visits: 1 }],
    [false, { revenue: 0, revenue_before: 40, visits: 0 }],
    [false, { revenue: -5, revenue_before: 0, visits: 0 }],
  ] as const)
    it(`is ${quiet ? 'not ' : ''}sent of a week with ${Object.values(week).join(', ')}`, () =>
      assert.equal(isQuiet(week), quiet))
})
