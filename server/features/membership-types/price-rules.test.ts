import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceNow, priceNowOf } from './price-rules.ts'

for (const [type, is_intro_offer, price, intro_price, now] of [
  ['class_pack', false, 120, null, 120],
  ['class_pack', false, 120, 30, 120],
  ['class_pack', true, 120, null, 120],
  ['class_pack', true, 120, 30, 30],
  ['class_pack', true, 120, 0, 0],
  ['class_pack', true, 0, 20, 20],
  ['subscription', true, 50, 30, 30],
  ['subscription', true, 50, 80, 50],
  ['subscription', false, 50, 80, 50],
] as const)
  test(`a ${is_intro_offer ? 'first ' : ''}${type} at ${price}, in the beginning ${intro_price}, costs ${now} now`, () => {
    assert.equal(priceNow({ type, is_intro_offer, price, intro_price }), now)
    assert.equal(priceNowOf({ type, is_intro_offer, price_minor: price, intro_price_minor: intro_price }), now)
  })
