import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWholeDay } from './whole-day.ts'

for (const [day, is] of [
  ['2026-11-22', true],
  ['1900-01-01', true],
  ['2199-12-31', true],
  ['0202-11-22', false],
  ['1899-12-31', false],
  ['2200-01-01', false],
] as const) {
  test(`${day} is ${is ? 'asked for' : 'still being typed'}`, () => assert.equal(isWholeDay(day), is))
}
