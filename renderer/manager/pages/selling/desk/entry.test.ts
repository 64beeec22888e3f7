import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fits, meantBy, readEntry } from './entry.ts'

const entries: [typed: string, quantity: number, text: string][] = [
  ['mat', 1, 'mat'],
  ['  YOGA-01 ', 1, 'YOGA-01'],
  ['4006381333931', 1, '4006381333931'],
  ['3*4006381333931', 3, '4006381333931'],
  ['12 x mat', 12, 'mat'],
  ['2× socks', 2, 'socks'],
  ['2*', 2, ''],
  ['3xl shirt', 1, '3xl shirt'],
  ['0*mat', 1, '0*mat'],
  ['999*mat', 999, 'mat'],
  ['1000*mat', 1, '1000*mat'],
  ['', 1, ''],
]

for (const [typed, quantity, text] of entries) {
  test(`${JSON.stringify(typed)} is ${quantity} of ${JSON.stringify(text)}`, () =>
    assert.deepEqual(readEntry(typed), { quantity, text }))
}

const mat = { name: 'Yoga mat', sku: 'MAT' }
const bag = { name: 'Mat bag', sku: 'MAT-BAG' }
const lower = { name: 'Mat in blue', sku: 'mat' }
const gift = { name: 'MAT', sku: null }

const meanings: [name: string, text: string, found: (typeof gift | typeof mat)[], meant: object | undefined][] = [
  ['the SKU, whatever its case', 'mat', [bag, mat], mat],
  ['the first where two SKUs differ by their case alone', 'mat', [mat, lower], mat],
  ['the SKU before a name that is the same', 'mat', [gift, mat], mat],
  ['the only name that is exactly so', 'mat bag', [mat, bag], bag],
  ['the only one found', 'yog', [mat], mat],
  ['nobody knows which', 'ma', [mat, bag], undefined],
  ['two of one name', 'mat', [gift, { ...gift }], undefined],
  ['nothing', 'x', [], undefined],
]

for (const [name, text, found, meant] of meanings) {
  test(`means ${name}`, () => assert.equal(meantBy(text, found), meant))
}

for (const [typed, name, is] of [
  ['dro', 'Drop-in', true],
  ['in', 'Drop-in', true],
  ['10 cla', 'Pack of 10 classes', true],
  ['mediodia', 'Bono Mediodía', true],
  ['dropin', 'Drop-in', true],
  ['drop-in', 'Drop-in', true],
  ['fruehstueck', 'Frühstück', true],
  ['frühstück', 'Fruehstueck', true],
  ['mens', 'Men’s class', true],
  ['rop', 'Drop-in', false],
  ['10 x', 'Pack of 10 classes', false],
  ['', 'Drop-in', false],
] as const) {
  test(`“${typed}” ${is ? 'fits' : 'does not fit'} ${name}`, () => assert.equal(fits(typed, name), is))
}
