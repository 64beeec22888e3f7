import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suggestions } from './suggestions.ts'

test('a suggested class lasts half an hour to one and a quarter, in steps of five minutes, for pairs of people', () => {
  const names = suggestions.map(({ id }) => id)
  assert.equal(new Set(names).size, names.length)
  const colors = suggestions.map(({ color }) => color)
  assert.ok(new Set(colors).size === colors.length && colors.every((color) => /^#[0-9a-f]{6}$/.test(color)))
  for (const { id, minutes, seats } of suggestions) {
    assert.ok(minutes >= 30 && minutes <= 75 && minutes % 5 === 0, `${id}: ${minutes} minutes`)
    assert.ok(seats >= 8 && seats <= 20 && seats % 2 === 0, `${id}: ${seats} places`)
  }
})
