import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endOf, FREE, dueNow } from './sale.ts'

const plain = {
  type: 'class_pack' as const,
  price: 100,
  is_intro_offer: false,
  intro_price: null,
  validity_days: 30,
  intro_validity_days: null,
}
const intro = { ...plain, is_intro_offer: true, intro_price: 20, intro_validity_days: 14 }

test('the price is the intro offer’s where it is one, and nothing for a gift', () => {
  const cases: [number, number][] = [
    [dueNow(plain, 'cash'), 100],
    [dueNow(intro, 'cash'), 20],
    [dueNow({ ...intro, intro_price: null }, 'cash'), 100],
    [dueNow({ ...intro, is_intro_offer: false }, 'cash'), 100],
    [dueNow(plain, 'complimentary'), 0],
    [dueNow(plain, FREE), 0],
  ]
  for (const [price, wanted] of cases) assert.equal(price, wanted)
})

test('the first day counts: one day ends on the day it starts', () => {
  assert.equal(endOf({ ...plain, validity_days: 1 }, '2026-02-28'), '2026-02-28')
  assert.equal(endOf(plain, '2026-02-28'), '2026-03-29')
  assert.equal(endOf(intro, '2026-02-28'), '2026-03-13')
  assert.equal(endOf({ ...plain, validity_days: null }, '2026-02-28'), null)
})
