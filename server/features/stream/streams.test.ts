import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ChangeStream } from './streams.ts'

const decoder = new TextDecoder()
const change = (id: number) => ({ topic: 'roster' as const, id, client_id: null })

test('who reads slowly is told each change once, and of very many only that there were some', async () => {
  const stream = new ChangeStream(() => {})
  await stream.next()
  for (let id = 1; id <= 99; id += 1) stream.tell([change(id), change(id)])
  const first = decoder.decode((await stream.next()).value)
  assert.equal(first.match(/data: /g)?.length, 99)
  for (let id = 1; id <= 1000; id += 1) stream.tell([change(id)])
  const second = decoder.decode((await stream.next()).value)
  assert.equal(second.match(/data: /g)?.length, 101)
  assert.match(second, /data: \{"topic":"roster","id":null\}\n\n$/)
})

test('who has left is told nothing, and what waited for them is over', async () => {
  let left = 0
  const stream = new ChangeStream(() => (left += 1))
  await stream.next()
  const waiting = stream.next()
  await stream.return()
  assert.deepEqual([(await waiting).done, left], [true, 1])
})
