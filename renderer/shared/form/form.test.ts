import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Problem } from '../../api/problem.ts'
import { faultsOf, missing } from './errors.ts'
import { valueAt, withValueAt } from './paths.ts'

const sale = { client_id: null, notes: ' ', items: [{ quantity: 1 }, { quantity: 0 }] }
const refused = (...errors: [path: string, message: string][]): Problem => ({
  title: 'Invalid',
  status: 422,
  detail: '',
  code: 'VALIDATION_ERROR',
  errors: errors.map(([path, message]) => ({ in: 'body', path, message })),
})

test('a place is read and changed without touching its neighbours', () => {
  const changed = withValueAt(sale, 'items.1.quantity', 5)
  assert.equal(valueAt(changed, 'items.1.quantity'), 5)
  assert.equal(valueAt(sale, 'items.1.quantity'), 0)
  assert.equal(changed.items[0], sale.items[0])
  assert.equal(valueAt(sale, 'items.7.quantity'), undefined)
  assert.ok(Array.isArray(changed.items))
})

test('the server’s faults find their fields, the first of each, the rest is told apart', () => {
  const problem = refused(
    ['notes', 'too long'],
    ['notes', 'again'],
    ['items.0.quantity', 'too many'],
    ['items.1.sku', 'unknown'],
    ['', 'odd'],
  )
  const { fields, others } = faultsOf(problem, new Set(['notes', 'items.0.quantity', 'items.1']))
  assert.deepEqual(fields, { notes: 'too long', 'items.0.quantity': 'too many', 'items.1': 'unknown' })
  assert.deepEqual(others, ['odd'])
})

test('blank text and null are missing, zero and false are not', () => {
  const values = { ...sale, price: 0, active: false }
  assert.deepEqual(missing(values, ['client_id', 'notes', 'price', 'active', 'items'], valueAt), ['client_id', 'notes'])
})
