import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lastUndo, placeToasts, showToast, waiting } from './toasts.ts'

test('messages wait for the place that shows them, and go there at once when it is there', () => {
  const shown: string[] = []
  const stays: (number | undefined)[] = []
  let told = 0
  waiting.subscribe(() => (told += 1))
  showToast({ tone: 'good', title: 'saved' })
  const takeOff = showToast({ tone: 'bad', title: 'failed' })
  showToast({ tone: 'plain', title: 'dropped' })()
  assert.deepEqual([waiting.isAny(), told], [true, 3])

  placeToasts(({ content, timeout }) => {
    shown.push(content.title)
    stays.push(timeout)
    return () => void shown.splice(shown.indexOf(content.title), 1)
  })
  assert.deepEqual([shown, waiting.isAny()], [['saved', 'failed'], false])
  takeOff()
  showToast({ tone: 'good', title: 'moved', action: { label: 'Undo', onPress: () => {} } })
  assert.deepEqual([shown, stays, told], [['saved', 'moved'], [4000, undefined, 12_000], 3])
})

test('the last message that takes something back is known until it is gone', () => {
  const gone: (() => void)[] = []
  let taken = 0
  placeToasts((_, onGone) => {
    gone.push(onGone)
    return onGone
  })
  const undo = (title: string) =>
    showToast({ tone: 'plain', title, action: { label: 'Undo', onPress: () => (taken += 1), isUndo: true } })
  const last = () => lastUndo.get()?.content.title
  assert.equal(last(), undefined)
  undo('moved')
  const takeOff = undo('cancelled')
  showToast({ tone: 'bad', title: 'failed', action: { label: 'Try again', onPress: () => {} } })
  assert.equal(last(), 'cancelled')
  takeOff()
  assert.equal(last(), 'moved')
  lastUndo.press(lastUndo.get()!)
  assert.deepEqual([last(), taken], [undefined, 1])
  undo('paused')
  gone.at(-1)!()
  assert.equal(last(), undefined)
})
