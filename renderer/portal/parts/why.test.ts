import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costThere, firstLack, hindrances, isPayableThere, lackTold, placeOffer, reasonsOf } from './why.ts'

const full = { code: 'CLASS_FULL', detail: 'All 6 places are taken.', rule: 'capacity' } as const
const spent = { code: 'NO_CREDITS_LEFT', detail: 'The pack has no credits left.', rule: 'credits' } as const

test('a refusal says its reasons, and its own sentence only where it names none', () => {
  const refusal = { code: 'BOOKING_REFUSED', detail: 'It cannot be booked.' }
  assert.deepEqual(reasonsOf({ ...refusal, reasons: [full, spent] }), [full, spent])
  assert.deepEqual(reasonsOf({ ...refusal, reasons: [] }), [{ ...refusal, reasons: [] }])
  assert.deepEqual(reasonsOf(refusal), [refusal])
})

test('a full class is no hindrance to say', () => {
  assert.deepEqual(hindrances([full, spent]), [spent])
  assert.deepEqual(hindrances([full]), [])
})

test('what paying at the studio helps against is none; it costs something only where nothing else stands against it', () => {
  const payable = { ...spent, fix: 'pay_at_studio' }
  const unsigned = { code: 'WAIVER_UNSIGNED', detail: 'Sign first.', fix: 'sign_waiver' }
  assert.deepEqual(hindrances([payable, unsigned]), [unsigned])
  assert.equal(costThere({ reasons: [payable], pay_at_studio: 15 }), 15)
  assert.equal(costThere({ reasons: [payable, unsigned], pay_at_studio: 15 }), null)
  assert.equal(costThere({ reasons: [], pay_at_studio: null }), null)
  assert.equal(costThere(undefined), null)
  const refusal = { code: 'NO_CREDITS_LEFT', detail: 'None are left.' }
  const reasons = [{ ...spent, fix: 'pay_at_studio' }, full]
  assert.equal(isPayableThere({ ...refusal, reasons: reasons.slice(0, 1) }), true)
  assert.equal(isPayableThere({ ...refusal, reasons }), false)
  assert.equal(isPayableThere(refusal), false)
})

test('of what lacks to pay for a class the first is told, and everything else', () => {
  const why = (code: string) => ({ code, detail: code })
  const all = ['OVERLAPPING_BOOKING', 'NO_CREDITS_LEFT', 'NOT_COVERED', 'PAYMENT_PAST_DUE', 'MEMBERSHIP_OTHER_LOCATION']
  const told = firstLack(all.map(why)).map(({ code }) => code)
  assert.deepEqual(told, ['OVERLAPPING_BOOKING', 'NO_CREDITS_LEFT', 'PAYMENT_PAST_DUE'])
})

test('a class is bought by its own price where nothing else stands against it, and something that would pay is told of', () => {
  const [place, pass] = [{ kind: 'class' }, { kind: 'membership_type' }]
  const none = { code: 'NO_ENTITLEMENT', detail: 'There is no membership.' }
  const other = { code: 'NOT_COVERED', detail: 'Choose another membership.' }
  assert.equal(placeOffer({ reasons: [none], offers: [place, pass] }), place)
  assert.equal(placeOffer({ reasons: [none], offers: [pass] }), null)
  assert.equal(placeOffer({ reasons: [other, full], offers: [place] }), null)
  assert.equal(placeOffer(undefined), null)
  assert.deepEqual(
    [[], [place], [pass], [place, pass]].map((offers) => [lackTold(none, offers), lackTold(other, offers)]),
    [
      ['as_told', 'not_covered'],
      [null, 'not_covered'],
      ['as_told', 'as_told'],
      [null, 'not_covered'],
    ],
  )
})
