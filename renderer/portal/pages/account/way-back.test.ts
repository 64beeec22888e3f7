import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rememberWay, takeWay } from './way-back.ts'

const HOUR = 3_600_000

function storage(held = new Map<string, string>()) {
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}

test('where somebody was going is known within the hour, and once', () => {
  for (const [later, goes] of [
    [0, '/classes/7'],
    [HOUR - 1, '/classes/7'],
    [HOUR, ''],
  ] as const) {
    const device = storage()
    rememberWay(device, '/classes/7', 1000)
    assert.equal(takeWay(device, 1000 + later), goes)
    assert.equal(takeWay(device, 1000), '')
  }
})

test('who goes nowhere in particular forgets where somebody went before', () => {
  const device = storage()
  rememberWay(device, '/classes/7', 0)
  rememberWay(device, '', 0)
  assert.equal(takeWay(device, 0), '')
})

test('nonsense on the device leads nowhere', () => {
  for (const text of ['{', 'null', '7', '{"next":5,"until":9e15}', '{"next":"/"}']) {
    const device = storage(new Map([['studio-desk.portal.next', text]]))
    assert.equal(takeWay(device, 0), '')
  }
})
