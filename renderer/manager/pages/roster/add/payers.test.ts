import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from '../../../messages/roster/paying.ts'
import { isLackOfPayment } from '../attendance.ts'
import { choicesOf, NOBODY, payerDetail, type Payer } from './payers.ts'

const payer = (id: number, more: Partial<Payer> = {}): Payer => ({
  id,
  name: `Pack ${id}`,
  is_shared: false,
  credits: 1,
  credits_left: 8,
  reasons: [],
  is_forcible: true,
  ...more,
})
const against = [{ code: 'NOT_COVERED', detail: 'Not covered.', rule: null, value: null, fix: null }] as never

test('there is a choice between several that pay, and none where one does', () => {
  const [one, two, narrow] = [payer(1), payer(2), payer(3, { reasons: against })]
  assert.deepEqual(choicesOf([one, narrow]), [])
  assert.deepEqual(choicesOf([one, two, narrow]), [one, two])
})

test('where none pays, staff may insist on one or leave the place unpaid; used up ones are no choice', () => {
  const [narrow, empty] = [payer(3, { reasons: against }), payer(4, { reasons: against, is_forcible: false })]
  assert.deepEqual(choicesOf([narrow, empty]), [NOBODY, narrow])
  assert.deepEqual(choicesOf([empty]), [])
})

test('what is left and given is said, one credit goes without saying', () => {
  const { payers: m } = en()
  assert.equal(payerDetail(payer(1), m, 'Unlimited'), '8 credits left')
  assert.equal(
    payerDetail(payer(1, { credits: 2, is_shared: true }), m, 'Unlimited'),
    '8 credits left, uses 2, shared with them',
  )
  assert.equal(payerDetail(payer(1, { credits: 0, credits_left: null }), m, 'Unlimited'), 'Unlimited')
})

test('that nothing pays is told from what staff pass, and from what nobody can', () => {
  const lacks = ['NO_ENTITLEMENT', 'NOT_COVERED', 'NO_CREDITS_LEFT', 'MEMBERSHIP_WEEK_LIMIT', 'PAYMENT_PAST_DUE']
  const others = ['WAIVER_UNSIGNED', 'BOOKING_CLOSED', 'CLASS_FULL', 'CLIENT_INACTIVE']
  assert.deepEqual(
    [...lacks, ...others].filter((code) => isLackOfPayment({ code })),
    lacks,
  )
})
