import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  add,
  change,
  changeGood,
  EMPTY,
  itemsOf,
  correcting,
  lacking,
  move,
  needsClient,
  priceOf,
  put,
  remove,
  renew,
  sellTo,
  setQuantity,
  type Basket,
  type Charge,
  type Good,
  type MembershipType,
  type Product,
} from './basket.ts'

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
const idOf = (key: string | null) => (key === null ? null : Number(key.split(':')[1]))
const shown = ({ lines, current }: Basket) => [lines.map((line) => [idOf(line.key), line.quantity]), idOf(current)]

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
    setQuantity(of([1, 1], [2, 1]), 'product:1', 40),
    [
      [1, 40],
      [2, 1],
    ],
    1,
  ],
  ['typed zero', setQuantity(of([1, 1]), 'product:1', 0), [], null],
  ['half pieces do not exist', setQuantity(of([1, 1]), 'product:1', 2.7), [[1, 2]], 1],
  [
    'out of the middle',
    remove(of([1, 1], [2, 1], [3, 1]), 'product:2'),
    [
      [1, 1],
      [3, 1],
    ],
    3,
  ],
  ['the last one out', remove(of([1, 1], [2, 1]), 'product:2'), [[1, 1]], 1],
  [
    'the last of three out',
    remove(of([1, 1], [2, 1], [3, 1]), 'product:3'),
    [
      [1, 1],
      [2, 1],
    ],
    2,
  ],
  ['one that is not there', remove(of([1, 1]), 'product:9'), [[1, 1]], 1],
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
    renewed.lines.map((line) => [priceOf(line.good), line.quantity]),
    [
      [10, 2],
      [12, 1],
    ],
  )
})

test('a code stays while only the stock is looked at again, and goes where a price is another one', () => {
  const promo = { code: 'TEN', discount: 9 }
  const reduced = changeGood(mixed, 'one:1', { ...pass(), promo })
  const dearer = [{ ...pass().type, price: 95 }]
  const priceAfter = (dropsCodes: boolean) => priceOf(renew(reduced, [], dearer, dropsCodes).lines[1]!.good)
  assert.deepEqual([priceAfter(false), priceAfter(true)], [86, 95])
})

test('lacking is what asks for more than there is', () => {
  assert.deepEqual(
    lacking(of([1, 5], [2, 6])).map((line) => idOf(line.key)),
    [2],
  )
})

test('a lack is sold where its stock is corrected, also with more pieces', () => {
  const marked = correcting(of([1, 5], [2, 6]), ['product:2'])
  assert.deepEqual(lacking(marked), [])
  assert.deepEqual(itemsOf(setQuantity(add(marked, product(2)), 'product:2', 9))[1], {
    kind: 'product',
    product_id: 2,
    quantity: 9,
    correct_stock: true,
  })
  assert.equal(lacking(correcting(marked, ['product:2'], false)).length, 1)
})

const pass = (part: Partial<MembershipType> = {}): Good & { kind: 'membership_type' } => ({
  kind: 'membership_type',
  type: { id: 4, name: 'Pass', price: 90, is_intro_offer: false, intro_price: null, ...part } as MembershipType,
  promo: null,
  reason: '',
})
const card: Good & { kind: 'gift_card' } = {
  kind: 'gift_card',
  card: { initial_value: 50, recipient_name: ' Marta ', recipient_email: '', message: '', expires_at: null },
}
const owed: Good & { kind: 'charge' } = { kind: 'charge', charge: { id: 7, amount: 7.5 } as Charge }
const mixed = [pass(), card, owed].reduce<Basket>((basket, good) => put(basket, good), { ...of([1, 2]), client_id: 3 })

test('memberships and gift cards are a line each, a charge only one', () => {
  const again = [pass(), card, owed].reduce<Basket>((basket, good) => put(basket, good), mixed)
  assert.deepEqual(
    again.lines.map(({ key }) => key),
    ['product:1', 'one:1', 'one:2', 'charge:7', 'one:3', 'one:4'],
  )
  assert.equal(again.current, 'charge:7')
  assert.equal(setQuantity(mixed, 'one:1', 5).lines[1]!.quantity, 1)
  assert.equal(change({ ...mixed, current: 'one:1' }, -1).lines.length, 3)
})

test('what is sold goes to the till as it was chosen', () => {
  const promo = { code: 'TEN', discount: 9 }
  const reduced = changeGood(mixed, 'one:1', { ...pass(), promo, reason: ' Again ' })
  assert.deepEqual(itemsOf(reduced), [
    { kind: 'product', product_id: 1, quantity: 2 },
    { kind: 'membership_type', membership_type_id: 4, promo_code: 'TEN', override_reason: 'Again' },
    {
      kind: 'gift_card',
      initial_value: 50,
      expires_at: null,
      recipient_name: 'Marta',
      recipient_email: null,
      message: null,
    },
    { kind: 'charge', charge_id: 7 },
  ])
  assert.deepEqual(
    reduced.lines.map(({ good }) => priceOf(good)),
    [10, 81, 50, 7.5],
  )
  assert.equal(priceOf(pass({ is_intro_offer: true, intro_price: 30 })), 30)
})

test('another client owes none of it, and has no code held against another name', () => {
  const promo = { code: 'TEN', discount: 9 }
  const other = sellTo(changeGood(mixed, 'one:1', { ...pass(), promo }), 8)
  assert.deepEqual([other.client_id, other.lines.map(({ key }) => key)], [8, ['product:1', 'one:1', 'one:2']])
  assert.equal(priceOf(other.lines[1]!.good), 90)
  assert.equal(other.current, 'one:2')
  assert.deepEqual([needsClient(other), needsClient(sellTo(other, null)), needsClient(of([1, 1]))], [true, true, false])
})
