import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oneAtATime } from './use-form.ts'

test('a form that is being sent is not sent again, and can be after it has failed or worked', async () => {
  const alone = oneAtATime()
  let sent = 0
  const answers: (() => void)[] = []
  const send = async () => {
    sent++
    await new Promise<void>((answer) => answers.push(answer))
  }
  const first = alone(send)
  await alone(send)
  assert.equal(sent, 1)
  answers.pop()?.()
  await first
  const refused = alone(async () => {
    sent++
    throw new Error('refused')
  })
  await assert.rejects(refused, /refused/)
  void alone(send)
  assert.equal(sent, 3)
  answers.pop()?.()
})
