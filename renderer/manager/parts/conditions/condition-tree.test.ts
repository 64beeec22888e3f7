import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  DEEPEST,
  askedWith,
  fromCondition,
  isComplete,
  newLeaf,
  toCondition,
  withPart,
  type Field,
  type Group,
  type Leaf,
} from './condition-tree.ts'

const visits: Field = {
  field: 'visits',
  label: 'Visits',
  type: 'number',
  ops: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'exists'],
  values: null,
  multiple_of: null,
  of: null,
}
const tags: Field = { ...visits, field: 'client.tags', type: 'ids', ops: ['contains', 'exists'], of: 'tag' }
const paid: Field = { ...visits, field: 'booking.is_unpaid', type: 'boolean', ops: ['eq', 'ne', 'exists'] }
const fields = [visits, tags, paid]

const kept: [string, Parameters<typeof fromCondition>[0]][] = [
  ['always', null],
  ['one question', { all: [{ field: 'visits', op: 'gte', value: 5 }] }],
  ['that nothing is known', { any: [{ field: 'client.tags', op: 'exists', value: false }] }],
  [
    'groups in groups',
    {
      not: [
        { field: 'visits', op: 'in', value: [1, 2] },
        { any: [{ all: [{ field: 'client.tags', op: 'contains', value: 3 }] }] },
      ],
    },
  ],
]
for (const [what, condition] of kept) {
  test(`${what} comes back as it was`, () => assert.deepEqual(toCondition(fromCondition(condition)), condition))
}

test('groups with nothing in them are left out', () => {
  const empty: Group = { join: 'any', parts: [{ join: 'all', parts: [] }] }
  assert.equal(toCondition({ join: 'all', parts: [empty] }), null)
  const leaf: Leaf = { field: 'visits', op: 'gte', value: 5 }
  assert.deepEqual(toCondition({ join: 'all', parts: [empty, leaf] }), { all: [leaf] })
})

test('a new question asks what makes most sense of its field', () => {
  assert.deepEqual(newLeaf(visits), { field: 'visits', op: 'gte', value: null })
  assert.deepEqual(newLeaf(tags), { field: 'client.tags', op: 'contains', value: null })
  assert.equal(newLeaf({ ...visits, ops: ['eq', 'in'] }).op, 'eq')
  assert.equal(newLeaf({ ...visits, type: 'date', ops: ['eq', 'gte'] }).op, 'eq')
  assert.deepEqual(newLeaf(paid), { field: 'booking.is_unpaid', op: 'eq', value: true })
})

const asked: [from: Leaf['op'], value: Leaf['value'], to: Leaf['op'], expected: Leaf['value']][] = [
  ['gte', 5, 'lt', 5],
  ['eq', 5, 'in', [5]],
  ['eq', null, 'in', []],
  ['eq', '', 'in', []],
  ['in', [5, 6], 'eq', 5],
  ['in', [], 'eq', null],
  ['eq', 5, 'exists', null],
  ['missing', null, 'exists', null],
  ['exists', null, 'gte', null],
]
for (const [from, value, to, expected] of asked) {
  test(`${from} ${JSON.stringify(value)} asked with ${to}`, () =>
    assert.deepEqual(askedWith({ field: 'visits', op: from, value }, to), { field: 'visits', op: to, value: expected }))
}

const complete: [Leaf, boolean][] = [
  [{ field: 'visits', op: 'gte', value: 0 }, true],
  [{ field: 'visits', op: 'gte', value: null }, false],
  [{ field: 'visits', op: 'in', value: [] }, false],
  [{ field: 'visits', op: 'in', value: [1] }, true],
  [{ field: 'visits', op: 'eq', value: '' }, false],
  [{ field: 'visits', op: 'missing', value: null }, true],
  [{ field: 'booking.is_unpaid', op: 'eq', value: false }, true],
  [{ field: 'gone', op: 'eq', value: 1 }, false],
]
for (const [leaf, expected] of complete) {
  test(`${JSON.stringify(leaf)} is ${expected ? 'complete' : 'not complete'}`, () =>
    assert.equal(isComplete({ join: 'all', parts: [leaf] }, fields), expected))
}

test('a group is complete once all in it is', () => {
  const [leaf, open]: Leaf[] = [{ field: 'visits', op: 'gte', value: 5 }, newLeaf(visits)]
  assert.equal(isComplete({ join: 'all', parts: [leaf!, open!] }, fields), false)
  assert.equal(isComplete({ join: 'all', parts: [leaf!, { join: 'any', parts: [] }] }, fields), true)
})

test('groups go three deep', () => assert.equal(DEEPEST, 3))

test('a part is replaced or taken out in its place', () => {
  const [a, b] = [newLeaf(visits), newLeaf(tags)]
  const group: Group = { join: 'all', parts: [a, b] }
  assert.deepEqual(withPart(group, 0, b).parts, [b, b])
  assert.deepEqual(withPart(group, 1, null).parts, [a])
})
