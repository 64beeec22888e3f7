import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeNext } from './safe-next.ts'
import { parseSearch, readState, stringifySearch, writeState } from './url-state.ts'

const defaults = { search: '', page: 1, inactive: false }

test('state goes into the address and comes back as it was', () => {
  const state = { search: 'Zoë & 007', page: 3, inactive: true }
  const text = stringifySearch(writeState(state, defaults))
  assert.deepEqual(readState(parseSearch(text), defaults), state)
})

test('what has no value stays out of the address', () => {
  assert.equal(stringifySearch({ search: 'ana', tag: '', from: null, to: undefined, page: 0 }), '?search=ana&page=0')
  assert.equal(stringifySearch({ search: '' }), '')
})

test('defaults stay out of the address, nonsense reads as the default', () => {
  assert.equal(stringifySearch(writeState(defaults, defaults)), '')
  assert.deepEqual(readState({ page: 'x', inactive: 'maybe' }, defaults), defaults)
  assert.deepEqual(readState(parseSearch('?search=5'), defaults).search, '5')
})

const cases: [next: string, goes: string][] = [
  ['/manage/clients?page=2', '/manage/clients?page=2'],
  ['/', '/'],
  ['', '/home'],
  ['//evil.example', '/home'],
  ['/\\evil.example', '/home'],
  ['/\t/evil.example', '/home'],
  ['https://evil.example', '/home'],
  ['javascript:alert(1)', '/home'],
]

for (const [next, goes] of cases) {
  test(`${JSON.stringify(next)} leads to ${goes}`, () => assert.equal(safeNext(next, '/home'), goes))
}
