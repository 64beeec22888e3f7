import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openedOf } from './use-opened.ts'

const rows = [{ id: 1 }, { id: 12 }]

const cases: [open: string, rows: { id: number }[] | undefined, found: { id: number } | 'new' | null][] = [
  ['', rows, null],
  ['new', undefined, 'new'],
  ['12', rows, rows[1]!],
  ['2', rows, null],
  ['1', undefined, null],
  ['x', rows, null],
]

for (const [open, of, found] of cases) {
  test(`"${open}" opens ${JSON.stringify(found)}`, () => assert.equal(openedOf(open, of), found))
}
