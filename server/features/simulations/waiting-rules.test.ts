import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { COVERS_ALL, type Covered, type CoverageTerms } from '../membership-types/coverage-rules.ts'
import { paysThen, type AloneThere, type PassOfWaiting } from './waiting-rules.ts'

/** A Thursday. */
const DAY = '2026-03-12'
const what: Covered = {
  kind: 'class',
  id: 7,
  category_id: 3,
  covered_by_all: true,
  establishment_id: 1,
  on: DAY,
  at: '18:00',
  credit_cost: 1,
}
const pass: PassOfWaiting = {
  type: 'time_pass',
  status: 'active',
  starts_on: '2026-03-01',
  expires_on: '2026-03-31',
  cancelled_on: null,
  pauses: [],
  terms: COVERS_ALL,
}
const unsold: AloneThere = { price_minor: null, can_be_paid: true }
const listed = (ids: Partial<CoverageTerms['coverage']>): CoverageTerms => ({
  ...COVERS_ALL,
  coverage: { ...COVERS_ALL.coverage, classes: 'listed', ...ids },
})
const evenings = { ...COVERS_ALL, usable_times: [{ weekdays: [4], from: '18:00', until: '19:00' }] }
const pause = { starts_on: '2026-03-10', planned_until_on: '2026-03-20', ended_on: null }

describe('a place that somebody who waits would take in another class', () => {
  for (const [title, given, about, expected] of [
    ['is paid by a pass for everything', {}, {}, true],
    ['is not paid by a pass for everything where the class is not in it', {}, { covered_by_all: false }, false],
    ['is paid by a pass that names the template', { terms: listed({ template_ids: [7] }) }, {}, true],
    ['is paid by a pass that names the category', { terms: listed({ category_ids: [3] }) }, {}, true],
    ['is not paid by one that names others', { terms: listed({ template_ids: [8], category_ids: [4] }) }, {}, false],
    ['is not paid by a drop-in where it costs two credits', { type: 'drop_in' }, { credit_cost: 2 }, false],
    ['is paid within the usable times', { terms: evenings }, {}, true],
    ['is not paid as they end', { terms: evenings }, { at: '19:00' }, false],
    ['is not paid on another weekday', { terms: evenings }, { on: '2026-03-13' }, false],
    ['is not paid at another location', { terms: { ...COVERS_ALL, establishment_ids: [2] } }, {}, false],
    ['is paid on the first and the last day', { starts_on: DAY, expires_on: DAY }, {}, true],
    ['is not paid before the first', { starts_on: '2026-03-13' }, {}, false],
    ['is not paid after the last', { expires_on: '2026-03-11' }, {}, false],
    ['is paid by what has run out since', { status: 'expired' }, {}, true],
    ['is paid by what was cancelled later', { status: 'cancelled', cancelled_on: '2026-03-13' }, {}, true],
    ['is not paid by what was cancelled by then', { status: 'cancelled', cancelled_on: DAY }, {}, false],
    ['is not paid by what was never paid for', { status: 'pending' }, {}, false],
    ['is not paid while it is paused', { pauses: [pause] }, {}, false],
    ['is paid once the pause was cut short', { pauses: [{ ...pause, ended_on: DAY }] }, {}, true],
  ] as [string, Partial<PassOfWaiting>, Partial<Covered>, boolean][]) {
    it(title, () => assert.equal(paysThen([{ ...pass, ...given }], { ...what, ...about }, unsold), expected))
  }

  it('is paid by any one of several', () => {
    const other = { ...pass, terms: listed({}) }
    assert.equal(paysThen([other, pass], what, unsold), true)
  })

  for (const [price_minor, can_be_paid, expected] of [
    [1200, true, true],
    [1200, false, false],
    [0, false, true],
    [null, true, false],
  ] as const) {
    it(`without a pass ${expected ? 'is' : 'is not'} had for ${price_minor}${can_be_paid ? '' : ' that nobody can pay'}`, () => {
      assert.equal(paysThen([], what, { price_minor, can_be_paid }), expected)
    })
  }
})
