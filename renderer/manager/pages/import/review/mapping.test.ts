import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldOf, withField } from './mapping.ts'

const name = { index: 0, label: 'Name' }
const street = { index: 1, label: 'Street' }
const city = { index: 2, label: 'City' }
const one = { field: 'full_name', multiple: false }
const many = { field: 'address', multiple: true }

test('a column is found by its label and by its position', () => {
  const mapping = { full_name: 'Name', address: ['Street', 2] }
  assert.deepEqual(
    [name, street, city, { index: 3, label: 'Notes' }].map((column) => fieldOf(mapping, column)),
    ['full_name', 'address', 'address', null],
  )
})

test('moving a column leaves it in one place only', () => {
  const cases: [ReturnType<typeof withField>, object][] = [
    [withField({ full_name: 'Name' }, name, null), {}],
    [withField({ full_name: 'Name' }, street, one), { full_name: 1 }],
    [withField({ full_name: 'Name' }, name, many), { address: 0 }],
    [withField({ address: 'Street' }, city, many), { address: ['Street', 2] }],
    [withField({ address: ['Street', 2] }, city, null), { address: 'Street' }],
    [withField({ address: ['Street', 2] }, street, one), { address: 2, full_name: 1 }],
    [withField({ address: ['Street', 2] }, street, many), { address: [2, 1] }],
  ]
  for (const [made, wanted] of cases) assert.deepEqual(made, wanted)
})
