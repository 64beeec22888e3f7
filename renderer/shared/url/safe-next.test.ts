import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeNext } from './safe-next.ts'

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
