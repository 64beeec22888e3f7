import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawingOf } from './drawings.ts'

test('what begins it is drawn, and what is not known here too', () => {
  assert.notDeepEqual(drawingOf('client.birthday'), drawingOf('client.created'))
  assert.deepEqual(drawingOf('client.tag_added'), drawingOf('event.of.a.newer.version'))
})
