import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categoryMoves } from './category-moves.ts'
import { NEW_CATEGORY, NO_CATEGORY } from './category-values.ts'
import { usedBy } from './used-by.ts'

test('what still needs a category is told by what it is, and nothing else', () => {
  const value = { class_templates: ['Barre', 'Mat'], appointment_services: [], membership_types: ['Mat 10'] }
  assert.deepEqual(usedBy(value), [
    { kind: 'class_templates', names: ['Barre', 'Mat'] },
    { kind: 'membership_types', names: ['Mat 10'] },
  ])
  assert.deepEqual(usedBy(null), [])
})

test('another category is another membership that pays, for classes and services apart', () => {
  const type = (name: string, category_ids: number[], service_category_ids: number[] = []) => ({
    name,
    coverage: { category_ids, service_category_ids },
  })
  const types = [type('Mat', [1]), type('Reformer', [2]), type('Both', [1, 2]), type('Private', [], [2])]
  const of = 'classes'
  assert.deepEqual(categoryMoves(types, { of, from: 1, to: 2 }), { gained: ['Reformer'], lost: ['Mat'] })
  assert.deepEqual(categoryMoves(types, { of, from: NO_CATEGORY, to: 1 }), { gained: ['Mat', 'Both'], lost: [] })
  assert.deepEqual(categoryMoves(types, { of, from: 2, to: NEW_CATEGORY }), { gained: [], lost: ['Reformer', 'Both'] })
  assert.deepEqual(categoryMoves(types, { of, from: 2, to: 2 }), { gained: [], lost: [] })
  assert.deepEqual(categoryMoves(types, { of: 'services', from: 1, to: 2 }), { gained: ['Private'], lost: [] })
})
