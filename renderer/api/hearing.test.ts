import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readHearing } from './hearing.ts'

test('a file says how much of it has come', async () => {
  const heard: number[] = []
  const pieces = new ReadableStream({
    start: (on) => {
      for (const piece of ['a;b', 'c;']) on.enqueue(new TextEncoder().encode(piece))
      on.close()
    },
  })
  const blob = await readHearing(new Response(pieces), (sum) => heard.push(sum))
  assert.deepEqual([await blob.text(), heard], ['a;bc;', [3, 5]])
})
