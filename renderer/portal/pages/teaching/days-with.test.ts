import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysWith } from './days-with.ts'

const classes = ['2026-03-06 barre', '2026-03-05 vinyasa', '2026-03-06 yin']
const dayOf = (one: string) => one.slice(0, 10)

test('days come in their order, each with what it has in the order given', () => {
  assert.deepEqual(daysWith(classes, '2026-03-05', dayOf), [
    ['2026-03-05', ['2026-03-05 vinyasa']],
    ['2026-03-06', ['2026-03-06 barre', '2026-03-06 yin']],
  ])
})

test('today is there with nothing on it', () => {
  assert.deepEqual(daysWith(classes.slice(0, 1), '2026-03-05', dayOf), [
    ['2026-03-05', []],
    ['2026-03-06', ['2026-03-06 barre']],
  ])
})
