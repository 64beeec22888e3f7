import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftOf, dropDraft, keepDraft, lastBuying } from './draft.ts'

function tab(held = new Map<string, string>()) {
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    held,
  }
}

test('what was filled in is there at its own address alone, until it is bought', () => {
  const phone = tab()
  assert.deepEqual([draftOf(phone, '/buy/3'), lastBuying(phone)], [undefined, undefined])
  keepDraft(phone, '/buy/3', { promo: 'SPRING' })
  assert.deepEqual(draftOf(phone, '/buy/3'), { promo: 'SPRING' })
  assert.equal(draftOf(phone, '/buy/4'), undefined)
  assert.equal(lastBuying(phone), '/buy/3')
  dropDraft(phone)
  assert.deepEqual([draftOf(phone, '/buy/3'), lastBuying(phone)], [undefined, undefined])
})

test('what can’t be read, or kept, counts as nothing', () => {
  for (const broken of ['{', 'null', '7', '{"from":7}']) {
    const phone = tab()
    keepDraft(phone, '/gift-card', {})
    for (const key of phone.held.keys()) phone.held.set(key, broken)
    assert.equal(lastBuying(phone), undefined, broken)
  }
  const full = {
    ...tab(),
    setItem: () => {
      throw new Error('full')
    },
  }
  keepDraft(full, '/gift-card', {})
  assert.equal(lastBuying(full), undefined)
})
