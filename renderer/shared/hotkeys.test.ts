import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameOf } from './hotkeys.ts'

const press = (key: string, held: Partial<Record<'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey', boolean>> = {}) =>
  nameOf({ key, metaKey: false, ctrlKey: false, altKey: false, shiftKey: false, ...held })

test('keys have one name on every system', () => {
  assert.equal(press('k', { metaKey: true }), 'mod+k')
  assert.equal(press('K', { ctrlKey: true }), 'mod+k')
  assert.equal(press('?', { shiftKey: true }), '?', 'shift is part of the sign')
  assert.equal(press('Enter'), 'enter')
  assert.equal(press('ArrowUp', { altKey: true, shiftKey: true }), 'alt+shift+arrowup')
})
