import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSign, keySigns, nameOf } from './hotkeys.ts'

const press = (
  key: string,
  held: Partial<Record<'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey', boolean>> = {},
  code = '',
) => nameOf({ key, code, metaKey: false, ctrlKey: false, altKey: false, shiftKey: false, ...held })

test('keys have one name on every system', () => {
  assert.equal(press('k', { metaKey: true }), 'mod+k')
  assert.equal(press('K', { ctrlKey: true }), 'mod+k')
  assert.equal(press('?', { shiftKey: true }), '?', 'shift is part of the sign')
  assert.equal(press('Enter'), 'enter')
  assert.equal(press('ArrowUp', { altKey: true, shiftKey: true }), 'alt+shift+arrowup')
})

test('and on every keyboard', () => {
  assert.equal(press('т', {}, 'KeyN'), 'n', 'Russian')
  assert.equal(press('ν', {}, 'KeyN'), 'n', 'Greek')
  assert.equal(press('л', { ctrlKey: true }, 'KeyK'), 'mod+k')
  assert.equal(press('z', {}, 'KeyY'), 'z', 'German: what is printed on the key')
  assert.equal(press('a', {}, 'KeyQ'), 'a', 'French')
  assert.equal(press('/', { shiftKey: true }, 'Digit7'), '/', 'German, over the seven')
  assert.equal(press('ö', {}, 'Semicolon'), 'ö')
})

test('plain signs can be switched off, others not', () => {
  const plain = ['n', '?', '/', 'g t', 'mod+k', 'arrowleft', 'alt+n'].filter(isSign)
  assert.deepEqual(plain, ['n', '?', '/', 'g t'])
})

test('keys are shown as they are printed', () => {
  assert.deepEqual(keySigns('g t'), ['G', 'T'])
  assert.deepEqual(keySigns('alt+arrowleft'), ['Alt', '←'])
})
