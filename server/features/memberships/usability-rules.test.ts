import assert from 'node:assert/strict'
import { test } from 'node:test'
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
  [{ covers_class: false }, {}, ['NOT_COVERED']],
  [{ covers_class: true }, {}, []],
  [
    { status: 'expired', grants: [], covers_class: false },
    { on: '2026-04-01' },
    ['MEMBERSHIP_EXPIRED_ON_CLASS_DATE', 'NO_CREDITS_LEFT', 'NOT_COVERED'],
  ],
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
  assert.match(detailOf({}, '2026-04-01'), /is good until Tuesday 31 March 2026 only/)
  assert.match(detailOf({ status: 'expired' }, '2026-03-15'), /has ended/)
  assert.match(detailOf({ status: 'paused', pause }, '2026-03-14'), /is paused until Sunday 15 March 2026\./)
  assert.match(detailOf({ status: 'paused' }, '2026-03-14'), /is paused\./)
})

test('usability is asked for today on the studio’s clock', () => {
  const now = '2026-03-31T21:59:59.999Z'
  assert.deepEqual(usability(pack, { ...use, now }), { is_usable: true, unusable_reasons: [], days_left: 1 })
  const late = usability(pack, { ...use, now: '2026-03-31T22:00:00.000Z' })
  assert.deepEqual([late.is_usable, late.days_left], [false, 0])
  assert.equal(usability({ ...pack, expires_on: null }, use).days_left, null)
  assert.equal(usability({ ...pack, status: 'paused', pause }, use).days_left, 32)
})
