import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { holds, leavesOf, type Condition, type ConditionLeaf, type ConditionPart, type Facts } from './conditions.ts'

const facts: Facts = {
  age: 30,
  name: 'Zoë Łukasz',
  active: true,
  born: '1996-02-29',
  starts: '18:30',
  kind: 'class_pack',
  type: 7,
  tags: [1, 2],
  none: null,
  no_tags: [],
  empty: '',
}

const ask = (field: string, op: ConditionLeaf['op'], value: ConditionLeaf['value']): ConditionLeaf => ({
  field,
  op,
  value,
})
const isTrue = ask('active', 'eq', true)
const isFalse = ask('active', 'eq', false)

describe('a condition', () => {
  const cases: [ConditionLeaf, boolean][] = [
    [ask('age', 'eq', 30), true],
    [ask('age', 'eq', 31), false],
    [ask('age', 'ne', 30), false],
    [ask('age', 'gt', 29.5), true],
    [ask('age', 'gt', 30), false],
    [ask('age', 'gte', 30), true],
    [ask('age', 'gte', 30.5), false],
    [ask('age', 'lt', 30), false],
    [ask('age', 'lt', 31), true],
    [ask('age', 'lte', 30), true],
    [ask('age', 'lte', 29), false],
    [ask('age', 'gt', '29'), false],
    [ask('age', 'in', [29, 30]), true],
    [ask('age', 'in', [29]), false],
    [ask('name', 'eq', 'zoë łukasz'), true],
    [ask('name', 'eq', 'zoë'), false],
    [ask('name', 'contains', 'ŁUK'), true],
    [ask('name', 'contains', 'lux'), false],
    [ask('name', 'in', ['ZOË ŁUKASZ']), true],
    [ask('active', 'ne', false), true],
    [ask('born', 'lt', '1996-03-01'), true],
    [ask('born', 'gte', '1996-02-29'), true],
    [ask('born', 'gt', '1996-02-29'), false],
    [ask('starts', 'gte', '18:30'), true],
    [ask('starts', 'lt', '18:30'), false],
    [ask('kind', 'in', ['drop_in', 'class_pack']), true],
    [ask('type', 'eq', 7), true],
    [ask('tags', 'contains', 2), true],
    [ask('tags', 'contains', 3), false],
    [ask('tags', 'exists', true), true],
    [ask('no_tags', 'exists', true), false],
    [ask('no_tags', 'contains', 1), false],
    [ask('empty', 'exists', false), true],
    [ask('none', 'exists', false), true],
    [ask('none', 'exists', true), false],
    [ask('none', 'ne', 5), true],
    [ask('none', 'eq', 5), false],
    [ask('none', 'lt', 5), false],
    [ask('none', 'gte', 0), false],
    [ask('none', 'lte', 5), false],
    [ask('none', 'gt', ''), false],
    [ask('none', 'lte', '2026-03-04'), false],
    [ask('none', 'contains', 'null'), false],
    [ask('none', 'in', [0, 5]), false],
    [ask('none', 'contains', 'x'), false],
  ]
  for (const [leaf, expected] of cases) {
    it(`${leaf.field} ${leaf.op} ${JSON.stringify(leaf.value)} is ${expected}`, () => {
      assert.equal(holds({ all: [leaf] }, facts), expected)
      assert.equal(holds({ not: [leaf] }, facts), !expected)
    })
  }

  it('joins its parts: all, at least one, none', () => {
    const joined: [ConditionPart[], boolean, boolean, boolean][] = [
      [[isTrue], true, true, false],
      [[isFalse], false, false, true],
      [[isTrue, isFalse], false, true, false],
      [[isFalse, isFalse], false, false, true],
      [[isTrue, isTrue], true, true, false],
    ]
    for (const [parts, all, any, not] of joined) {
      assert.equal(holds({ all: parts }, facts), all)
      assert.equal(holds({ any: parts }, facts), any)
      assert.equal(holds({ not: parts }, facts), not)
    }
  })

  it('holds groups in groups, and always where there is nothing to ask', () => {
    const nested: Condition = { all: [{ any: [isFalse, { not: [isFalse] }] }, isTrue] }
    assert.equal(holds(nested, facts), true)
    assert.equal(leavesOf(nested).length, 3)
    assert.equal(holds(null, facts), true)
    assert.equal(holds({}, facts), true)
    assert.deepEqual([leavesOf(null), leavesOf({})], [[], []])
  })

  it('throws for a field of which nothing was loaded', () => {
    assert.throws(() => holds({ all: [ask('colour', 'eq', 'red')] }, facts), /colour/)
  })
})
