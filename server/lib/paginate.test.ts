import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { COUNTED, offsetOf, paged, readPlace, writePlace } from './paginate.ts'

for (const [counted, total, total_capped] of [
  [COUNTED - 1, COUNTED - 1, false],
  [COUNTED, COUNTED, false],
  [COUNTED + 1, COUNTED, true],
] as const)
  it(`a list of ${counted} rows says ${total}${total_capped ? ' and that there are more' : ''}`, () => {
    const page = { page: 2, page_size: 50 }
    const expected = { items: ['row'], ...page, total, total_capped, next: 'abc' }
    assert.deepEqual(paged(['row'], page, counted, 'abc'), expected)
  })

it('totals are exact up to 10,000, and a page begins behind those before it', () => {
  assert.equal(COUNTED, 10_000)
  const begins = [1, 2, 3].map((page) => offsetOf({ page, page_size: 50 }))
  assert.deepEqual(begins, [0, 50, 100])
})

describe('a place in a list', () => {
  it('is read as it was written, whatever its keys', () => {
    const place = { page: 12, keys: ['Zoë "Ł" 漢', 3, null, ''] }
    assert.deepEqual(readPlace(writePlace(place), 4), place)
  })

  const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  for (const [what, after] of [
    ['nothing that was written', 'not-a-place'],
    ['no list', written({ page: 1 })],
    ['too few keys', written([2, 'a'])],
    ['too many keys', written([2, 'a', 1, 1])],
    ['no page', written(['2', 'a', 1])],
    ['a page before the first', written([0, 'a', 1])],
    ['half a page', written([1.5, 'a', 1])],
    ['keys that are no values', written([2, 'a', { id: 1 }])],
    ['a truth for a key', written([2, 'a', true])],
  ] as const)
    it(`is not read from ${what}`, () => assert.equal(readPlace(after, 2), undefined))
})
