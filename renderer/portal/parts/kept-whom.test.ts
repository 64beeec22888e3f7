import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepWhom, whomOf } from './kept-whom.ts'

/** The storage of a tab. */
function tab() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const noa = { id: 7, full_name: 'Noa' }

test('for whom somebody acts is remembered for them alone, until they choose themselves', () => {
  const own = tab()
  assert.equal(whomOf(own, 1), undefined)
  keepWhom(own, 1, noa)
  assert.deepEqual([whomOf(own, 1), whomOf(own, 2)], [noa, undefined])
  keepWhom(own, 1, undefined)
  assert.equal(whomOf(own, 1), undefined)
})

test('a storage that can’t be read or written costs the choice and nothing else', () => {
  const broken = { ...tab(), getItem: () => '{', setItem: () => assert.fail() }
  keepWhom(broken, 1, noa)
  assert.equal(whomOf(broken, 1), undefined)
})
