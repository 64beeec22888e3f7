import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { fieldOf, fits, withField } from './columns.ts'

const field = (name: string, multiple = false) => ({ field: name, label: name, multiple, hint: null })

describe('fields that a column may fill by its values', () => {
  it('are those of its kind', () => {
    assert.equal(fits(field('email'), 'email', {}), true)
    assert.equal(fits(field('email'), 'phone', {}), false)
    assert.equal(fits(field('client_notes', true), 'text', {}), false)
    assert.equal(fits(field('email'), null, {}), false)
  })
  it('are free, or take several columns', () => {
    assert.equal(fits(field('email'), 'email', { email: 'E-mail' }), false)
    assert.equal(fits(field('home_phone', true), 'phone', { home_phone: 'Day' }), true)
  })
})

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
