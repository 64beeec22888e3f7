import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addMilliseconds } from '../../lib/time.ts'
import { isCopyDue, isFarProofDue, isProofDue } from './due-rules.ts'

const MADRID = 'Europe/Madrid'
const SANTIAGO = 'America/Santiago'
const SINCE = '2026-01-01T12:00:00.000Z'

const before = (at: string) => addMilliseconds(at, -1)

describe('a copy', () => {
  const due = (now: string, last: string | undefined, other: Partial<Parameters<typeof isCopyDue>[0]> = {}) =>
    isCopyDue({ now, zone: MADRID, since: SINCE, last, hasChanged: false, failedAt: undefined, ...other })

  it('is due for the first time ten minutes after the studio was set up, changed or not', () => {
    const at = '2026-01-01T12:10:00.000Z'
    assert.deepEqual([due(before(at), undefined, { hasChanged: true }), due(at, undefined)], [false, true])
  })

  it('is due an hour after the last, where something has changed', () => {
    const [last, at] = ['2026-03-04T11:00:00.000Z', '2026-03-04T12:00:00.000Z']
    assert.deepEqual([due(before(at), last, { hasChanged: true }), due(at, last, { hasChanged: true })], [false, true])
    assert.ok(!due('2026-03-04T23:59:00.000Z', last), 'and not at all where nothing has')
  })

  for (const [what, zone, last, at] of [
    ['in winter at 01:00 UTC', MADRID, '2026-01-14T20:00:00.000Z', '2026-01-15T01:00:00.000Z'],
    ['in summer at 00:00 UTC', MADRID, '2026-07-14T20:00:00.000Z', '2026-07-15T00:00:00.000Z'],
    ['though there was one just before', MADRID, '2026-01-15T00:59:59.999Z', '2026-01-15T01:00:00.000Z'],
    ['where two o’clock is skipped', MADRID, '2026-03-28T20:00:00.000Z', '2026-03-29T01:00:00.000Z'],
    ['where two o’clock comes twice, the first time', MADRID, '2026-10-24T20:00:00.000Z', '2026-10-25T00:00:00.000Z'],
    ['the night after that', MADRID, '2026-10-25T00:00:00.000Z', '2026-10-26T01:00:00.000Z'],
    [
      'where midnight is skipped, at three on the wall',
      SANTIAGO,
      '2026-09-05T20:00:00.000Z',
      '2026-09-06T06:00:00.000Z',
    ],
    ['where the hour before midnight comes twice', SANTIAGO, '2026-04-04T20:00:00.000Z', '2026-04-05T06:00:00.000Z'],
    ['where the last is years old', MADRID, '2019-01-01T00:00:00.000Z', '2026-01-15T01:00:00.000Z'],
  ] satisfies [string, string, string, string][]) {
    it(`is due each night at two, changed or not: ${what}`, () => {
      assert.ok(due(at, last, { zone }))
      if (last > '2020') assert.ok(!due(before(at), last, { zone }))
      const made = addMilliseconds(at, 5000)
      assert.ok(!due(addMilliseconds(made, 22 * 3_600_000), made, { zone }), 'once')
    })
  }

  it('that failed is tried again after a quarter of an hour', () => {
    const [failedAt, at] = ['2026-03-04T11:00:00.000Z', '2026-03-04T11:15:00.000Z']
    for (const last of [undefined, '2026-03-01T11:00:00.000Z']) {
      assert.deepEqual([due(failedAt, last, { failedAt }), due(before(at), last, { failedAt })], [false, false])
      assert.ok(due(at, last, { failedAt }))
    }
  })

  it('waits for no failure, and no copy, of a time that is still to come', () => {
    const now = '2026-03-04T11:00:00.000Z'
    const ahead = '2031-01-01T00:00:00.000Z'
    assert.ok(due(now, '2026-03-01T11:00:00.000Z', { failedAt: ahead }))
    assert.deepEqual([due(now, ahead, { hasChanged: true }), due(now, ahead)], [true, false])
  })
})

describe('a proof', () => {
  const night = '2026-01-15T01:00:00.000Z'
  const due = (newest: string, as_of?: string, isGood = true) =>
    isProofDue({ zone: MADRID, newest, last: as_of === undefined ? undefined : { as_of, isGood } })

  it('of a copy here is due for the first of each night', () => {
    assert.ok(due(night))
    const last = '2026-01-14T01:00:00.000Z'
    assert.deepEqual([due(before(night), last), due(night, last), due(night, night)], [false, true, false])
  })

  it('of a copy here is due for the next after one that could not be restored', () => {
    assert.deepEqual([due(night, night, false), due(addMilliseconds(night, 1), night, false)], [false, true])
  })

  it('of one elsewhere is due each week, and the day after one that could not be restored', () => {
    const far = (now: string, isGood = true) => isFarProofDue({ now, last: { proved_at: night, isGood } })
    const [day, week] = ['2026-01-16T01:00:00.000Z', '2026-01-22T01:00:00.000Z']
    assert.ok(isFarProofDue({ now: night, last: undefined }))
    assert.deepEqual([far(before(week)), far(week)], [false, true])
    assert.deepEqual([far(before(day), false), far(day, false)], [false, true])
    assert.ok(far(before(night)), 'of a time that is still to come')
  })
})
