import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { heldTooMuch, type Unpaid, type Wish } from './held-rules.ts'

describe('what one client may hold by what they have not paid', () => {
  const at = (minute: number) => `2026-03-04T11:${String(minute).padStart(2, '0')}:00.000Z`
  const mat = (minute: number): Unpaid => ({
    expires_at: at(minute),
    product_id: 1,
    is_stock_held: true,
    promo_code: null,
  })
  const pack = (minute: number, promo_code: string | null): Unpaid => {
    return { expires_at: at(minute), product_id: null, is_stock_held: false, promo_code }
  }
  const packs = Array.from({ length: 9 }, (_, n) => pack(20 + n, null))
  const cases: [what: string, held: Unpaid[], wish: Wish, begun: [open: number, until: string] | undefined][] = [
    ['nothing yet', [], { product_id: 1 }, undefined],
    ['one piece', [mat(10)], { product_id: 1 }, undefined],
    ['two pieces', [mat(12), mat(10)], { product_id: 1 }, [2, at(10)]],
    ['two pieces of another', [mat(10), mat(11)], { product_id: 2 }, undefined],
    ['two pieces, and a pack is wanted', [mat(10), mat(11)], {}, undefined],
    ['one use of a code', [pack(10, 'FIVE')], { promo_code: 'five' }, undefined],
    [
      'two uses of it, however it is typed',
      [pack(10, 'FIVE'), pack(11, 'FIVE')],
      { promo_code: ' five ' },
      [2, at(10)],
    ],
    ['two uses of another', [pack(10, 'FIVE'), pack(11, 'FIVE')], { promo_code: 'SIX' }, undefined],
    ['nine in all', packs, {}, undefined],
    ['ten in all', [...packs, pack(59, null)], {}, [10, at(20)]],
    ['ten in all, two of them pieces', [...packs, mat(40), mat(50)], { product_id: 1 }, [2, at(40)]],
  ]
  for (const [what, held, wish, begun] of cases)
    it(`${what}: ${begun === undefined ? 'may go on' : `${begun[0]} open, the first until ${begun[1]}`}`, () =>
      assert.deepEqual(heldTooMuch(held, wish), begun && { open: begun[0], until: begun[1] }))
})
