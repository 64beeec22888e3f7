import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { versionAfter, waiverState } from './rules.ts'

describe('the version of a waiver', () => {
  const waiver = { version: 3, body: 'Shoes off.' }
  const cases: [body: string | undefined, version: number][] = [
    [undefined, 3],
    ['Shoes off.', 3],
    ['Shoes off', 4],
    ['shoes off.', 4],
    ['Shoes off. ', 4],
    ['Something else', 4],
  ]
  for (const [body, version] of cases) {
    it(`${JSON.stringify(body)}: ${version}`, () => assert.equal(versionAfter(waiver, body), version))
  }
})

describe('the state of a waiver for a client', () => {
  const cases: [current: number, signed: number | null, state: string][] = [
    [1, null, 'unsigned'],
    [1, 1, 'signed'],
    [2, 1, 'outdated'],
    [2, 2, 'signed'],
    [5, 2, 'outdated'],
  ]
  for (const [current, signed, state] of cases) {
    it(`version ${current}, signed ${signed}: ${state}`, () => assert.equal(waiverState(current, signed), state))
  }
})
