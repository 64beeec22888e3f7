import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { conditionFaults, type ConditionField } from './condition-check.ts'
import { ENGLISH, formatSaying } from './sayings/format.ts'

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
    good.push(['name', 'eq', 'x'.repeat(200)], ['age', 'in', Array<number>(200).fill(1)])
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
      ['age', 'in', Array<number>(201).fill(1), 'all.0.value'],
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

  it('says what was expected', () => {
    const expected: [string, unknown, string][] = [
      ['age', Number.POSITIVE_INFINITY, 'a number'],
      ['active', 1, 'true or false'],
      ['type', '7', 'an id'],
      ['name', 7, 'a text'],
      ['born', 20_000_101, 'a date'],
      ['born', 'today', 'a date, YYYY-MM-DD'],
      ['starts', 18, 'a time'],
      ['starts', '6pm', 'a time of day, HH:MM'],
      ['kind', 7, 'one of its values'],
      ['name', '', '1 to 200 characters'],
    ]
    for (const [field, value, what] of expected) {
      const [fault] = conditionFaults({ all: [{ field, op: 'eq', value }] }, fields)
      assert.equal(formatSaying(fault!.message, ENGLISH), `Expected ${what}`, `${field} ${String(value)}`)
    }
    const said = (part: object) =>
      conditionFaults({ all: [part] }, fields).map(({ message }) => formatSaying(message, ENGLISH))
    assert.deepEqual(said({ field: 'kind', op: 'eq', value: 'x' }), ['kind is one of class_pack, drop_in'])
    assert.deepEqual(said({ field: 'count', op: 'in', value: [4, 5] }), ['count is counted in steps of 5'])
    assert.deepEqual(said({ field: 'active', op: 'lt', value: true }), ['active can be asked with eq, ne, exists'])
    assert.deepEqual(said({ field: 'age', op: 'in', value: [] }), ['Expected a list of at least one value'])
    assert.deepEqual(said({ field: 'age', op: 'exists', value: 1 }), ['Expected true or false'])
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
      ['', ['']],
      [0, ['']],
      [[], ['']],
      [null, ['']],
      [{ all: [null, [], [leaf]] }, ['all.0', 'all.1', 'all.2']],
      [{ all: [{ field: 'age' }] }, ['all.0.op']],
      [{ all: [{ op: 'eq' }] }, ['all.0.field']],
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
