import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ErrorCode, Reason } from '../../../api/errors.ts'
import { canPayThere, explainMissing, type PayingThere } from './pay-at-studio-rules.ts'
import { asWritten } from '../../../lib/sayings/sayings.ts'
import { inWords } from '../../../test/in-words.ts'

const open: PayingThere = { is_wanted: false, is_enabled: true, unpaid: null }
const unpaid = { booking_id: 7, name: 'Yin', starts_at: '2026-03-06T17:00:00.000Z' }
const missing = (code: ErrorCode): Reason => ({
  code,
  detail: asWritten('Why not.'),
  rule: 'entitlement',
  fix: 'buy_membership',
})

/** The client's state, the missing membership, if paying there would do, and the reasons as code and fix. */
const cases: [there: Partial<PayingThere>, missing: ErrorCode[], can: boolean, told: string[]][] = [
  [{}, ['NO_ENTITLEMENT'], true, ['NO_ENTITLEMENT pay_at_studio']],
  [{ is_wanted: true }, ['NO_ENTITLEMENT'], true, ['NO_ENTITLEMENT pay_at_studio']],
  [
    {},
    ['MEMBERSHIP_PAUSED', 'NO_CREDITS_LEFT'],
    true,
    ['MEMBERSHIP_PAUSED pay_at_studio', 'NO_CREDITS_LEFT pay_at_studio'],
  ],
  [{ is_enabled: false }, ['NO_ENTITLEMENT'], false, ['NO_ENTITLEMENT buy_membership']],
  [
    { is_enabled: false, is_wanted: true },
    ['NO_ENTITLEMENT'],
    false,
    ['PAY_AT_STUDIO_OFF buy_membership', 'NO_ENTITLEMENT buy_membership'],
  ],
  [{ unpaid }, ['NO_CREDITS_LEFT'], false, ['NO_CREDITS_LEFT buy_membership', 'PAY_AT_STUDIO_USED cancel_other']],
  [
    { unpaid, is_wanted: true },
    ['NO_CREDITS_LEFT'],
    false,
    ['PAY_AT_STUDIO_USED cancel_other', 'NO_CREDITS_LEFT buy_membership'],
  ],
  [{ is_wanted: true }, ['PAYMENT_PAST_DUE'], false, ['PAYMENT_PAST_DUE buy_membership']],
  [
    {},
    ['NO_CREDITS_LEFT', 'PAYMENT_PAST_DUE'],
    false,
    ['NO_CREDITS_LEFT buy_membership', 'PAYMENT_PAST_DUE buy_membership'],
  ],
]

describe('paying at the studio', () => {
  for (const [given, codes, can, told] of cases) {
    it(`${JSON.stringify(given)}, ${codes.join(' and ')}: ${can ? 'would do' : 'would not'}`, () => {
      const there = { ...open, ...given }
      const reasons = codes.map(missing)
      assert.equal(canPayThere(there, reasons), can)
      const said = explainMissing(reasons, there)
      assert.deepEqual(
        said.map(({ code, fix }) => `${code} ${fix}`),
        told,
      )
    })
  }

  it('names the place that is still to be paid', () => {
    const [first] = explainMissing([missing('NO_ENTITLEMENT')], { ...open, is_wanted: true, unpaid })
    assert.match(inWords(first!.detail), /^You still have to pay at the studio for Yin on Friday 6 March 2026 at 18:00/)
    assert.equal(first!.value, 7)
  })
})
