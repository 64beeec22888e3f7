import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptOf, restockOf } from './restock.ts'

const line = (product_id: number, quantity: number, returned_quantity: number) => ({
  id: product_id,
  product_id,
  product_name: `Product ${product_id}`,
  quantity,
  unit_price_at_sale: 1,
  line_total: quantity,
  returned_quantity,
})

test('the buyer still has what was not brought back, summed by product', () => {
  assert.deepEqual(keptOf({ items: [line(1, 2, 1), line(2, 1, 1), line(1, 3, 0)] }), [
    { product_id: 1, name: 'Product 1', quantity: 4 },
  ])
})

test('all, nothing, or so many of each', () => {
  assert.equal(restockOf('all', { 1: 2 }), true)
  assert.equal(restockOf('none', { 1: 2 }), false)
  assert.deepEqual(restockOf('some', { 1: 2, 2: 0, 3: null }), [{ product_id: 1, quantity: 2 }])
})
