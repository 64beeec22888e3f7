import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { conditionFaults, type ConditionField } from './condition-check.ts'

const fields: ConditionField[] = [
  { field: 'age', type: 'number' },
  { field: 'name', type: 'text' },
  { field: 'active', type: 'boolean' },
  { field: 'born', type: 'date' },
  { field: 'starts', type: 'time' },
  { field: 'kind', type: 'choice', values: ['class_pack', 'drop_in'] },
  { field: 'days', type: 'number', values: [7, 30] },
  { field: 'count', type: 'number', multiple_of: 5 },
  { field: 'type', type: 'id' },
  { field: 'tags', type: 'ids' },
]

const paths = (condition: unknown) => conditionFaults(condition, fields).map(({ path }) => path.join('.'))
const one = (field: string, op: string, value: unknown) => paths({ all: [{ field, op, value }] })
const nested = (depth: number): object =>
  depth === 1 ? { all: [{ field: 'age', op: 'eq', value: 1 }] } : { any: [nested(depth - 1)] }

describe('the check of a condition', () => {
  it('takes every op with the values it asks for', () => {
    const good: [string, string, unknown][] = [
      ['age', 'gte', 18],
      ['age', 'in', [1, 2.5]],
      ['age', 'exists', false],
      ['name', 'contains', 'x'],
      ['name', 'in', ['a', 'b']],
      ['active', 'eq', false],
      ['born', 'lt', '2000-02-29'],
      ['starts', 'gte', '18:00'],
      ['kind', 'in', ['drop_in']],
      ['days', 'eq', 30],
      ['days', 'gte', 10],
      ['count', 'eq', 100],
      ['count', 'lt', 7],
      ['type', 'ne', 3],
      ['tags', 'contains', 4],
      ['tags', 'exists', true],
    ]
    for (const [field, op, value] of good) assert.deepEqual(one(field, op, value), [], `${field} ${op}`)
  })

  it('names the path of what it does not take', () => {
    const bad: [string, string, unknown, string][] = [
      ['colour', 'eq', 1, 'all.0.field'],
      ['__proto__', 'eq', 1, 'all.0.field'],
      ['age', 'like', 1, 'all.0.op'],
      ['age', 'contains', 1, 'all.0.op'],
      ['active', 'gt', true, 'all.0.op'],
      ['tags', 'eq', 1, 'all.0.op'],
      ['name', 'lt', 'x', 'all.0.op'],
      ['age', 'eq', '18', 'all.0.value'],
      ['age', 'eq', null, 'all.0.value'],
      ['age', 'eq', undefined, 'all.0.value'],
      ['age', 'eq', [18], 'all.0.value'],
      ['age', 'in', 18, 'all.0.value'],
      ['age', 'in', [], 'all.0.value'],
      ['age', 'in', [1, 'x'], 'all.0.value.1'],
      ['age', 'exists', 1, 'all.0.value'],
      ['name', 'eq', '', 'all.0.value'],
      ['name', 'eq', 'x'.repeat(201), 'all.0.value'],
      ['active', 'eq', 'true', 'all.0.value'],
      ['born', 'lt', '2001-02-29', 'all.0.value'],
      ['starts', 'gte', '24:00', 'all.0.value'],
      ['kind', 'eq', 'subscription', 'all.0.value'],
      ['days', 'eq', 10, 'all.0.value'],
      ['days', 'in', [7, 8], 'all.0.value.1'],
      ['count', 'eq', 7, 'all.0.value'],
      ['type', 'eq', 0, 'all.0.value'],
      ['type', 'eq', 1.5, 'all.0.value'],
      ['tags', 'contains', 'VIP', 'all.0.value'],
    ]
    for (const [field, op, value, path] of bad) {
      assert.deepEqual(one(field, op, value), [path], `${field} ${op} ${JSON.stringify(value)}`)
    }
  })

  it('takes groups three deep, not four', () => {
    assert.deepEqual(paths(nested(3)), [])
    assert.deepEqual(paths(nested(4)), ['any.0.any.0.any.0.all'])
  })

  it('asks for exactly one join with at least one part', () => {
    const leaf = { field: 'age', op: 'eq', value: 1 }
    const shapes: [unknown, string[]][] = [
      [{}, []],
      [{ all: [leaf], any: [leaf] }, ['']],
      [{ some: [leaf] }, ['']],
      [leaf, ['']],
      ['all', ['']],
      [[leaf], ['']],
      [{ all: [] }, ['all']],
      [{ all: leaf }, ['all']],
      [{ all: ['age'] }, ['all.0']],
      [{ all: [{}] }, ['all.0']],
      [{ all: [{ ...leaf, note: 1 }] }, ['all.0.note']],
      [{ all: Array.from({ length: 50 }, () => leaf) }, []],
      [{ all: Array.from({ length: 51 }, () => leaf) }, ['all']],
    ]
    for (const [condition, expected] of shapes) assert.deepEqual(paths(condition), expected, JSON.stringify(condition))
  })

  it('names every fault at once', () => {
    const condition = { any: [{ field: 'x', op: 'eq', value: 1 }, { not: [{ field: 'age', op: 'eq', value: 'y' }] }] }
    assert.deepEqual(paths(condition), ['any.0.field', 'any.1.not.0.value'])
  })
})
