import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createUnsaved } from './unsaved.ts'

test('something is unsaved until the last who holds it lets go', () => {
  const unsaved = createUnsaved()
  assert.equal(unsaved.isAny(), false)
  unsaved.hold('form')
  unsaved.hold('form')
  unsaved.hold('note')
  unsaved.release('form')
  assert.equal(unsaved.isAny(), true)
  unsaved.release('note')
  assert.equal(unsaved.isAny(), false)
})

test('what a drawer holds is held around it, and what is dropped there is dropped around it alone', () => {
  const around = createUnsaved()
  const inside = createUnsaved(around)
  around.hold('page')
  inside.hold('form')
  inside.clear()
  assert.deepEqual([inside.isAny(), around.isAny()], [false, true])
  inside.hold('form')
  around.release('page')
  assert.equal(around.isAny(), true)
  inside.release('form')
  assert.equal(around.isAny(), false)
})
