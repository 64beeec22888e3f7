import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EMPTY } from './basket.ts'
import { keepBasket, keptBasket } from './kept.ts'

test('a basket is kept for who left it, and for nobody else', () => {
  const basket = { ...EMPTY, client_id: 7 }
  assert.equal(keptBasket(1), EMPTY)
  keepBasket(1, basket)
  assert.equal(keptBasket(1), basket)
  assert.equal(keptBasket(2), EMPTY)
})
