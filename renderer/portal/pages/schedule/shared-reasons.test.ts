import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sharedReasons, without } from './shared-reasons.ts'

const full = { code: 'CLASS_FULL', detail: 'All 6 places are taken.' }
const spent = { code: 'NO_CREDITS_LEFT', detail: 'The pack has no credits left.' }
const overlap = { code: 'OVERLAPPING_BOOKING', detail: 'Barre is at the same time.' }
const other = { ...overlap, detail: 'Yin is at the same time.' }

for (const [what, perClass, said] of [
  ['said once when all classes have it', [[spent], [full, spent]], [spent]],
  ['left with its class when others are free', [[spent], []], []],
  ['left with their classes when a third is free', [[spent], [spent], []], []],
  ['another reason in the same words', [[spent], [{ ...spent, code: 'MEMBERSHIP_PAUSED' }]], []],
  ['left with the only class', [[spent]], []],
  ['not a class being full', [[full], [full]], []],
  ['the same in words, not in kind', [[overlap], [other]], []],
  ['none without classes', [], []],
] as const) {
  test(what, () => assert.deepEqual(sharedReasons(perClass), said))
}

test('what was said is not said again', () => {
  assert.deepEqual(without([full, spent, overlap], [spent]), [overlap])
  assert.deepEqual(without([spent, overlap, other], [overlap, spent]), [other])
  assert.deepEqual(without([spent], []), [spent])
})

test('that a class is booked already it says itself, as soon as it has heard of it', () => {
  const booked = { code: 'ALREADY_BOOKED', detail: 'Morning Flow is booked already.' }
  assert.deepEqual(without([booked, spent], []), [spent])
  assert.deepEqual(sharedReasons([[booked], [booked]]), [])
})
