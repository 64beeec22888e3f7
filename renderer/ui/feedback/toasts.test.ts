import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeToasts, showToast, waiting } from './toasts.ts'

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
  assert.deepEqual([shown, stays, told], [['saved', 'moved'], [4000, undefined, 9000], 3])
})
