import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMemoryHistory } from '@tanstack/history'
import { takeStep } from './url-state.ts'
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

/** The pages of a history, as the steps of a list lead through it. */
function walked(first: readonly string[]) {
  const history = createMemoryHistory({ initialEntries: [...first] })
  const step = (how: 'replace' | 'open' | 'close', href: string) => takeStep(history, href, how, true)
  return { history, step, at: () => history.location.href }
}

test('“back” closes what was opened, and once more it leaves the page', () => {
  const { history, step, at } = walked(['/today', '/list'])
  step('open', '/list?open=1')
  history.back()
  assert.equal(at(), '/list')
  history.back()
  assert.equal(at(), '/today')
})

test('closing leaves nothing behind in the history', () => {
  const { history, step, at } = walked(['/today', '/list'])
  step('open', '/list?open=1')
  step('open', '/list?open=2')
  step('close', '/list')
  assert.equal(at(), '/list')
  history.back()
  assert.equal(at(), '/today')
})

test('what a link opened is closed in its place', () => {
  const { history, step, at } = walked(['/today', '/list?open=1'])
  step('close', '/list')
  assert.equal(at(), '/list')
  history.back()
  assert.equal(at(), '/today')
})
