import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usualPrices } from './usual-prices.ts'

const currencies =
  'AED AUD BGN BRL CAD CHF CZK DKK EUR GBP HKD HUF ILS INR ISK JPY KRW MXN NOK NZD PLN RON SEK SGD THB USD ZAR'

for (const currency of currencies.split(' ')) {
  test(`${currency}: ten at once cost less than ten by themselves, a month less than ten, and more than four`, () => {
    const { drop_in, pack, monthly } = usualPrices(currency)
    assert.ok(drop_in && pack && monthly)
    assert.ok(pack >= 7 * drop_in && pack < 10 * drop_in, `${pack} for ten at ${drop_in}`)
    assert.ok(monthly > 4 * drop_in && monthly < pack, `${monthly} a month`)
    for (const price of [drop_in, pack, monthly]) assert.ok(Number.isInteger(price), 'no cents, which not all have')
  })
}

test('of another currency none is made up', () => {
  assert.deepEqual(usualPrices('XAU'), { drop_in: null, pack: null, monthly: null })
})
