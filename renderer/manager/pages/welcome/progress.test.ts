import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advance, readProgress, START, STEPS } from './progress.ts'

test('finishing goes on, skipping goes on without the tick, the last step ends it', () => {
  let progress = advance(START, 'studio', true)
  assert.deepEqual(progress, { at: 'data', done: ['studio'], isOver: false })
  progress = advance(progress, 'data', false)
  assert.deepEqual(progress, { at: 'week', done: ['studio'], isOver: false })
  progress = advance(advance(progress, 'week', true), 'week', true)
  assert.deepEqual(progress.done, ['studio', 'week'])
  assert.deepEqual(advance(progress, 'ready', false), { at: 'ready', done: ['studio', 'week'], isOver: true })
})

test('what was kept is read again, and nonsense is nothing', () => {
  const kept = advance(START, STEPS[0], true)
  assert.deepEqual(readProgress(JSON.stringify(kept)), kept)
  assert.deepEqual(readProgress('{"at":"data","done":["studio","gone"]}'), { ...kept, done: ['studio'] })
  const putAway = { ...kept, isOver: true, isPutAway: true }
  assert.deepEqual(readProgress(JSON.stringify(putAway)), putAway)
  for (const text of [null, '', '{', '7', '{"at":"gone"}']) assert.equal(readProgress(text), null)
})
