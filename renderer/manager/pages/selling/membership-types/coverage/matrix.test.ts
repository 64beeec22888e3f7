import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COVERS_ALL, type Coverage } from '../../../../../../server/features/membership-types/coverage-rules.ts'
import { asList, cellOf, withCategory, type Cell } from './matrix.ts'

const [MAT, REFORMER, EMPTY] = [1, 2, 3]
const categories = [MAT, REFORMER, EMPTY].map((id) => ({ id }))
const templates = [
  { id: 10, category_id: MAT, covered_by_all: true },
  { id: 11, category_id: MAT, covered_by_all: true },
  { id: 20, category_id: REFORMER, covered_by_all: true },
  { id: 21, category_id: REFORMER, covered_by_all: false },
  { id: 40, category_id: null, covered_by_all: true },
  { id: 41, category_id: null, covered_by_all: false },
]
const all = COVERS_ALL.coverage
const listed = (category_ids: number[], template_ids: number[] = []): Coverage => ({
  ...all,
  classes: 'listed',
  category_ids,
  template_ids,
})

const cells: [says: string, coverage: Coverage, cells: Cell[]][] = [
  ['all classes', all, ['covered', 'partly', 'covered']],
  ['no class', listed([]), ['not', 'not', 'not']],
  ['a category', listed([MAT]), ['covered', 'not', 'not']],
  ['one class of it', listed([], [10]), ['partly', 'not', 'not']],
  ['each class of it, not what comes later', listed([], [10, 11]), ['partly', 'not', 'not']],
  ['a class without a category', listed([], [40]), ['not', 'not', 'not']],
]

for (const [says, coverage, wanted] of cells) {
  test(`the cells of ${says}`, () =>
    assert.deepEqual(
      categories.map(({ id }) => cellOf(coverage, id, templates)),
      wanted,
    ))
}

test('a category of special classes alone is not covered by all', () => {
  assert.equal(cellOf(all, REFORMER, [{ id: 21, category_id: REFORMER, covered_by_all: false }]), 'not')
})

test('all classes become a list that covers neither more nor less', () => {
  assert.deepEqual(asList(all, categories, templates), listed([MAT, EMPTY], [20, 40]))
  assert.deepEqual(asList(listed([MAT]), categories, templates), listed([MAT]))
})

test('a category goes with its single classes, and comes in their place', () => {
  assert.deepEqual(withCategory(listed([MAT, EMPTY], [20, 40]), MAT, false, templates), listed([EMPTY], [20, 40]))
  assert.deepEqual(withCategory(listed([MAT], [20, 40]), REFORMER, true, templates), listed([MAT, REFORMER], [40]))
  assert.deepEqual(withCategory(listed([MAT], [20, 40]), REFORMER, false, templates), listed([MAT], [40]))
})

const loose = { classes: 'all' as const, category_ids: [], template_ids: [], service_category_ids: [], service_ids: [] }
const plain = [
  { id: 50, category_id: null, covered_by_all: true },
  { id: 51, category_id: null, covered_by_all: true },
  { id: 52, category_id: null, covered_by_all: true, is_active: false },
]

test('classes without a category are a column of their own, named one by one', () => {
  assert.deepEqual([cellOf(loose, null, plain), cellOf(all, null, templates)], ['covered', 'partly'])
  const [none, one, both] = [listed([]), listed([], [50]), listed([], [50, 51])]
  assert.deepEqual(
    [none, one, both].map((of) => cellOf(of, null, plain)),
    ['not', 'partly', 'covered'],
  )
  assert.deepEqual(withCategory(listed([MAT], [20, 50]), null, true, plain), listed([MAT], [20, 50, 51]))
  assert.deepEqual(withCategory(listed([MAT], [20, 50, 52]), null, false, plain), listed([MAT], [20]))
})

test('appointments stay', () => {
  const coverage = { ...all, service_ids: [7] }
  assert.deepEqual(withCategory(asList(coverage, categories, templates), MAT, false, templates).service_ids, [7])
})
