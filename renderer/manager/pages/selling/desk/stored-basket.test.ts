import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EMPTY } from './basket.ts'
import { storeBasket, storedBasket } from './stored-basket.ts'

test('a basket is kept for who left it, and for nobody else', () => {
  const basket = { ...EMPTY, client_id: 7 }
  assert.equal(storedBasket(1), EMPTY)
  storeBasket(1, basket)
  assert.equal(storedBasket(1), basket)
  assert.equal(storedBasket(2), EMPTY)
})
