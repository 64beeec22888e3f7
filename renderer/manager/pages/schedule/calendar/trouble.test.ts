import assert from 'node:assert/strict'
import { test } from 'node:test'
import { needsAttention, troubleOf, type ClassMark } from './trouble.ts'

const none: ClassMark = {
  class_id: 1,
  substitute: null,
  untaught: false,
  first_visits: 0,
  unsigned: 0,
  owing: 0,
  unresolved: 0,
}

const cases: [mark: Partial<ClassMark>, kinds: string[], attention: boolean][] = [
  [{}, [], false],
  [{ first_visits: 2 }, ['first'], false],
  [{ substitute: 'claimed' }, ['offered'], false],
  [{ substitute: 'open', first_visits: 1 }, ['searching', 'first'], true],
  [{ untaught: true, owing: 3, unsigned: 1, unresolved: 2 }, ['untaught', 'owing', 'unsigned', 'unresolved'], true],
]
for (const [mark, kinds, attention] of cases) {
  test(`a class marked ${JSON.stringify(mark)} shows ${kinds.join(', ') || 'nothing'}`, () => {
    const trouble = troubleOf({ ...none, ...mark })
    assert.deepEqual(
      trouble.map(({ kind }) => kind),
      kinds,
    )
    assert.equal(needsAttention(trouble), attention)
  })
}

test('a class without a mark has nothing that needs attention', () => {
  assert.deepEqual(troubleOf(undefined), [])
})
