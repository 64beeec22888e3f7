import assert from 'node:assert/strict'
import { test } from 'node:test'
import { methodsOf, refundState, formatItems, isCutOff, mostSold } from './sale.ts'

const item = (product_name: string, quantity: number) => ({
  id: 1,
  product_id: 1,
  product_name,
  quantity,
  unit_price_at_sale: 1,
  line_total: quantity,
  returned_quantity: 0,
})
const paid = (method: string) => ({ id: 1, method, amount: 1, refunded: 0, gift_card_last4: null })

test('what was sold, with the number of pieces where there are several', () => {
  assert.equal(formatItems({ items: [item('Yoga mat', 2), item('Water', 1)] }), '2 × Yoga mat, Water')
})

test('each way it was paid is named once', () => {
  assert.deepEqual(methodsOf({ payments: [paid('gift_card'), paid('cash'), paid('gift_card')] }), ['gift_card', 'cash'])
  assert.deepEqual(methodsOf({ payments: [] }), [])
})

test('a list of all times ends after the newest thousand', () => {
  assert.deepEqual([isCutOff('all', 999), isCutOff('all', 1000), isCutOff('year', 1000)], [false, true, false])
})

test('given back: not, in part, all', () => {
  assert.equal(refundState({ total_amount: 10, refunded_amount: 0 }), 'none')
  assert.equal(refundState({ total_amount: 10, refunded_amount: 9.99 }), 'part')
  assert.equal(refundState({ total_amount: 10, refunded_amount: 10 }), 'all')
  assert.equal(refundState({ total_amount: 0, refunded_amount: 0 }), 'none')
})

test('what went best: the most pieces first, without what came back, named as it was called last', () => {
  const [mat, water] = [
    { ...item('Mat', 2), product_id: 1, unit_price_at_sale: 10 },
    { ...item('Water', 5), product_id: 2, unit_price_at_sale: 2, returned_quantity: 1 },
  ]
  const older = { ...mat, product_name: 'Old mat', quantity: 1 }
  const back = { ...item('Socks', 9), product_id: 3, returned_quantity: 9 }
  assert.deepEqual(mostSold([{ items: [mat, water] }, { items: [older, back] }]), [
    { product_id: 2, product_name: 'Water', pieces: 4, amount: 8, share: 1 },
    { product_id: 1, product_name: 'Mat', pieces: 3, amount: 30, share: 0.75 },
  ])
  assert.deepEqual(mostSold([]), [])
})
