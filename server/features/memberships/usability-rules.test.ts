import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COVERS_ALL, type Coverage, type Covered, type CoverageTerms } from '../membership-types/coverage-rules.ts'
import { unusableReasons, usability, type UsableMembership, type Use } from './usability-rules.ts'
import { inWords } from '../../test/in-words.ts'

const pack: UsableMembership = {
  id: 1,
  name: 'Pack of ten',
  type: 'class_pack',
  status: 'active',
  unlimited: false,
  starts_on: '2026-03-01',
  expires_on: '2026-03-31',
  past_due_since: null,
  pause: null,
  grants: [{ id: 1, kind: 'grant', left: 1, expires_on: null }],
}
const use: Use = { on: '2026-03-15', now: '2026-03-10T10:00:00.000Z', timezone: 'Europe/Madrid', past_due_days: 3 }
const pause = { starts_on: '2026-03-05', planned_until_on: '2026-03-15', ended_on: null }
const noCredits = [{ id: 1, kind: 'grant' as const, left: 0, expires_on: null }]

/** A class on Sunday, 15 March 2026 at 10:00: template 7 of category 3, at location 1. */
const reformer: Covered = {
  kind: 'class',
  id: 7,
  category_id: 3,
  covered_by_all: true,
  establishment_id: 1,
  on: '2026-03-15',
  at: '10:00',
  credit_cost: 1,
}
const none = COVERS_ALL.coverage
const listed = (lists: Partial<Coverage>): Partial<UsableMembership> => ({
  terms: { ...COVERS_ALL, coverage: { ...none, classes: 'listed', ...lists } },
})
const limited = (limits: Partial<CoverageTerms>, ...days: string[]): Partial<UsableMembership> => ({
  terms: { ...COVERS_ALL, ...limits },
  counted: days.map((on, at) => ({ booking_id: at + 1, on, is_to_come: on > '2026-03-15' })),
})
const costs = (credit_cost: number, more: Partial<Covered> = {}) => ({ what: { ...reformer, credit_cost, ...more } })
const has = (left: number) => ({ grants: [{ ...pack.grants[0]!, left }] })
const service = { kind: 'service' as const, covered_by_all: false }

const covering: typeof cases = [
  [listed({ template_ids: [7] }), costs(1), []],
  [listed({ category_ids: [3] }), costs(1), []],
  [listed({ category_ids: [4], template_ids: [8] }), costs(1), ['NOT_COVERED']],
  [listed({}), costs(1, { category_id: null }), ['NOT_COVERED']],
  [listed({ service_ids: [7], service_category_ids: [3] }), costs(1), ['NOT_COVERED']],
  [{}, costs(1, { covered_by_all: false }), ['NOT_COVERED']],
  [listed({ category_ids: [3] }), costs(1, { covered_by_all: false }), []],
  [{}, costs(1, service), ['NOT_COVERED']],
  [listed({ category_ids: [3], template_ids: [7] }), costs(1, service), ['NOT_COVERED']],
  [listed({ service_category_ids: [3] }), costs(1, service), []],
  [listed({ service_ids: [7] }), costs(1, service), []],
  [{ ...listed({ template_ids: [8] }), status: 'paused', grants: [] }, costs(1), ['NOT_COVERED']],
  [
    { ...listed({ template_ids: [8] }), status: 'paused', grants: [] },
    { ...costs(1), is_forced: true },
    ['MEMBERSHIP_PAUSED', 'NO_CREDITS_LEFT'],
  ],
  [limited({ establishment_ids: [1, 2] }), costs(1), []],
  [limited({ establishment_ids: [2] }), costs(1), ['MEMBERSHIP_OTHER_LOCATION']],
  [limited({ usable_times: [{ weekdays: [7], from: '10:00', until: '10:01' }] }), costs(1), []],
  [
    limited({ usable_times: [{ weekdays: [7], from: '08:00', until: '10:00' }] }),
    costs(1),
    ['MEMBERSHIP_OUTSIDE_TIMES'],
  ],
  [
    limited({ usable_times: [{ weekdays: [7], from: '10:01', until: '24:00' }] }),
    costs(1),
    ['MEMBERSHIP_OUTSIDE_TIMES'],
  ],
  [
    limited({ usable_times: [{ weekdays: [1, 6], from: '00:00', until: '24:00' }] }),
    costs(1),
    ['MEMBERSHIP_OUTSIDE_TIMES'],
  ],
  [
    {
      ...limited({ establishment_ids: [2], usable_times: [{ weekdays: [1], from: '00:00', until: '24:00' }] }),
      grants: [],
    },
    costs(1),
    ['MEMBERSHIP_OUTSIDE_TIMES', 'MEMBERSHIP_OTHER_LOCATION'],
  ],
  [has(1), costs(2), ['NOT_ENOUGH_CREDITS']],
  [has(2), costs(2), []],
  [has(0), costs(2), ['NO_CREDITS_LEFT']],
  [has(0), costs(0), ['NO_CREDITS_LEFT']],
  [has(1), costs(0), []],
  [{ unlimited: true, grants: [] }, costs(20), []],
  [{ type: 'drop_in', ...has(3) }, costs(2), ['NOT_COVERED']],
  [limited({ max_per_day: 1 }, '2026-03-14', '2026-03-16'), costs(1), []],
  [limited({ max_per_day: 1 }, '2026-03-15'), costs(1), ['MEMBERSHIP_DAY_LIMIT']],
  [limited({ max_per_week: 2 }, '2026-03-08', '2026-03-09', '2026-03-16'), costs(1), []],
  [limited({ max_per_week: 2 }, '2026-03-09', '2026-03-15'), costs(1), ['MEMBERSHIP_WEEK_LIMIT']],
  [limited({ max_upcoming: 2 }, '2026-03-10', '2026-03-15', '2026-03-17'), costs(1), []],
  [limited({ max_upcoming: 2 }, '2026-03-16', '2026-03-30'), costs(1), ['MEMBERSHIP_UPCOMING_LIMIT']],
  [limited({ max_upcoming: 2 }, '2026-03-16', '2026-03-30'), {}, []],
  [limited({ max_upcoming: 1, max_per_day: 1 }, '2026-03-15', '2026-03-16'), { ...costs(1), is_forced: true }, []],
]

const cases: [membership: Partial<UsableMembership>, use: Partial<Use>, codes: string[]][] = [
  [{}, {}, []],
  [{}, { on: '2026-03-01' }, []],
  [{}, { on: '2026-02-28' }, ['MEMBERSHIP_NOT_STARTED']],
  [{ status: 'pending', starts_on: '2026-03-12' }, {}, []],
  [{ status: 'pending', awaiting_payment: true }, {}, ['PAYMENT_PAST_DUE']],
  [{}, { on: '2026-03-31' }, []],
  [{}, { on: '2026-04-01' }, ['MEMBERSHIP_EXPIRED_ON_CLASS_DATE']],
  [{ expires_on: null }, { on: '2030-04-01' }, []],
  [{ status: 'expired' }, {}, ['MEMBERSHIP_EXPIRED_ON_CLASS_DATE']],
  [{ status: 'cancelled' }, {}, ['MEMBERSHIP_CANCELLED']],
  [{ status: 'paused', pause }, { on: '2026-03-14' }, ['MEMBERSHIP_PAUSED']],
  [{ status: 'paused', pause }, { on: '2026-03-15' }, []],
  [{ status: 'paused', pause }, { on: '2026-04-10' }, []],
  [{ status: 'paused', pause }, { on: '2026-04-11' }, ['MEMBERSHIP_EXPIRED_ON_CLASS_DATE']],
  [{ status: 'paused' }, {}, ['MEMBERSHIP_PAUSED']],
  [{ grants: noCredits }, {}, ['NO_CREDITS_LEFT']],
  [{ grants: [] }, {}, ['NO_CREDITS_LEFT']],
  [{ grants: [], unlimited: true }, {}, []],
  [{ grants: [{ ...pack.grants[0]!, expires_on: '2026-03-10' }] }, {}, []],
  [{ grants: [{ ...pack.grants[0]!, expires_on: '2026-03-09' }] }, {}, ['NO_CREDITS_LEFT']],
  [{ past_due_since: '2026-03-07T10:00:00.000Z' }, {}, []],
  [{ past_due_since: '2026-03-07T09:59:59.999Z' }, {}, ['PAYMENT_PAST_DUE']],
  [{ past_due_since: '2026-03-10T09:59:59.999Z' }, { past_due_days: 0 }, ['PAYMENT_PAST_DUE']],
  [{ status: 'expired', grants: [] }, { on: '2026-04-01' }, ['MEMBERSHIP_EXPIRED_ON_CLASS_DATE', 'NO_CREDITS_LEFT']],
  ...covering,
]

test('everything that stands against a membership on a day is told, in order', () => {
  for (const [membership, on, codes] of cases) {
    const reasons = unusableReasons({ ...pack, ...membership }, { ...use, ...on })
    assert.deepEqual(
      reasons.map(({ code }) => code),
      codes,
      JSON.stringify([membership, on]),
    )
    for (const { detail } of reasons) assert.match(inWords(detail), /Pack of ten.*\.$/)
  }
})

test('a reason names the day that matters', () => {
  const detailOf = (membership: Partial<UsableMembership>, on: string) =>
    inWords(unusableReasons({ ...pack, ...membership }, { ...use, on })[0]?.detail ?? '')
  assert.match(detailOf({}, '2026-04-01'), /is valid until Tuesday 31 March 2026 only/)
  assert.match(detailOf({ status: 'expired' }, '2026-03-15'), /has ended/)
  assert.match(detailOf({ status: 'paused', pause }, '2026-03-14'), /is paused until Sunday 15 March 2026\./)
  assert.match(detailOf({ status: 'paused' }, '2026-03-14'), /is paused\./)
})

test('only a subscription gets credits again, for which one could wait', () => {
  const said = (type: UsableMembership['type']) =>
    inWords(unusableReasons({ ...pack, type, grants: noCredits }, use)[0]?.detail ?? '')
  assert.match(said('subscription'), /Buy more, or wait for the next ones\.$/)
  for (const type of ['class_pack', 'drop_in', 'time_pass'] as const) assert.match(said(type), /left\. Buy more\.$/)
})

test('usability is asked for today on the studio’s clock', () => {
  const now = '2026-03-31T21:59:59.999Z'
  assert.deepEqual(usability(pack, { ...use, now }), { is_usable: true, unusable_reasons: [], days_left: 1 })
  const late = usability(pack, { ...use, now: '2026-03-31T22:00:00.000Z' })
  assert.deepEqual([late.is_usable, late.days_left], [false, 0])
  assert.equal(usability({ ...pack, expires_on: null }, use).days_left, null)
  assert.equal(usability({ ...pack, status: 'paused', pause }, use).days_left, 32)
})
