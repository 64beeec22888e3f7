import assert from 'node:assert/strict'
import { it } from 'node:test'
import { COUNTED, offsetOf, paged } from './paginate.ts'

for (const [counted, total, total_capped] of [
  [COUNTED - 1, COUNTED - 1, false],
  [COUNTED, COUNTED, false],
  [COUNTED + 1, COUNTED, true],
] as const)
  it(`a list of ${counted} rows says ${total}${total_capped ? ' and that there are more' : ''}`, () => {
    const page = { page: 2, page_size: 50 }
    assert.deepEqual(paged(['row'], page, counted), { items: ['row'], ...page, total, total_capped })
  })

it('totals are exact up to 10,000, and a page begins behind those before it', () => {
  assert.equal(COUNTED, 10_000)
  const begins = [1, 2, 3].map((page) => offsetOf({ page, page_size: 50 }))
  assert.deepEqual(begins, [0, 50, 100])
})
