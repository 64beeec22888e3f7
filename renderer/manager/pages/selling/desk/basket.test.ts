import assert from 'node:assert/strict'
import { test } from 'node:test'
import { add, change, EMPTY, lacking, move, remove, renew, setQuantity, type Basket, type Product } from './basket.ts'

const product = (id: number, part: Partial<Product> = {}): Product => ({
  id,
  name: `Product ${id}`,
  sku: null,
  price: 10,
  currency: 'EUR',
  stock_quantity: 5,
  photo_url: null,
  is_active: true,
  created_at: '',
  updated_at: '',
  ...part,
})
const of = (...lines: [id: number, quantity: number][]): Basket =>
  lines.reduce((basket, [id, quantity]) => add(basket, product(id), quantity), EMPTY)
const shown = ({ lines, current }: Basket) => [lines.map((line) => [line.product.id, line.quantity]), current]

const cases: [name: string, basket: Basket, lines: [id: number, quantity: number][], current: number | null][] = [
  [
    'a new product is the last line',
    of([1, 1], [2, 2]),
    [
      [1, 1],
      [2, 2],
    ],
    2,
  ],
  [
    'a product scanned again is one line',
    of([1, 1], [2, 1], [1, 1]),
    [
      [1, 2],
      [2, 1],
    ],
    1,
  ],
  ['never more than 999', add(of([1, 998]), product(1), 5), [[1, 999]], 1],
  [
    'plus',
    change(of([1, 1], [2, 1]), 1),
    [
      [1, 1],
      [2, 2],
    ],
    2,
  ],
  ['minus', change(of([1, 2]), -1), [[1, 1]], 1],
  ['minus the last piece takes the line out', change(of([1, 1], [2, 1]), -1), [[1, 1]], 1],
  ['nothing to change', change(EMPTY, 1), [], null],
  [
    'typed',
    setQuantity(of([1, 1], [2, 1]), 1, 40),
    [
      [1, 40],
      [2, 1],
    ],
    1,
  ],
  ['typed zero', setQuantity(of([1, 1]), 1, 0), [], null],
  ['half pieces do not exist', setQuantity(of([1, 1]), 1, 2.7), [[1, 2]], 1],
  [
    'out of the middle',
    remove(of([1, 1], [2, 1], [3, 1]), 2),
    [
      [1, 1],
      [3, 1],
    ],
    3,
  ],
  ['the last one out', remove(of([1, 1], [2, 1]), 2), [[1, 1]], 1],
  [
    'the last of three out',
    remove(of([1, 1], [2, 1], [3, 1]), 3),
    [
      [1, 1],
      [2, 1],
    ],
    2,
  ],
  ['one that is not there', remove(of([1, 1]), 9), [[1, 1]], 1],
  [
    'up',
    move(of([1, 1], [2, 1]), -1),
    [
      [1, 1],
      [2, 1],
    ],
    1,
  ],
  [
    'up from the first',
    move(move(of([1, 1], [2, 1]), -1), -1),
    [
      [1, 1],
      [2, 1],
    ],
    1,
  ],
  [
    'down from the last',
    move(of([1, 1], [2, 1]), 1),
    [
      [1, 1],
      [2, 1],
    ],
    2,
  ],
]

for (const [name, basket, lines, current] of cases) {
  test(`${name}`, () => assert.deepEqual(shown(basket), [lines, current]))
}

test('a newer answer brings its price, and leaves the others', () => {
  const renewed = renew(of([1, 2], [2, 1]), [product(2, { price: 12 })])
  assert.deepEqual(
    renewed.lines.map((line) => [line.product.price, line.quantity]),
    [
      [10, 2],
      [12, 1],
    ],
  )
})

test('lacking is what asks for more than there is', () => {
  assert.deepEqual(
    lacking(of([1, 5], [2, 6])).map((line) => line.product.id),
    [2],
  )
})
