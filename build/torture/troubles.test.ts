import assert from 'node:assert/strict'
import { test } from 'node:test'
import { troublesIn } from './troubles.ts'

const line = (level: string, message: string) => JSON.stringify({ at: '2026-03-04T11:00:00.000Z', level, message })
const stack = 'Error: a screw came loose\n    at main (main.mjs:1:1)'

test('errors, warnings and stacks show that something was not meant to happen', () => {
  const said = [line('info', 'storage is well again'), line('error', 'failed'), line('warn', 'odd'), stack, ''].join(
    '\n',
  )
  assert.deepEqual(troublesIn(said, { isRefusal: false, expected: [] }), [
    line('error', 'failed'),
    line('warn', 'odd'),
    ...stack.split('\n'),
  ])
})

test('what was done to it explains its lines', () => {
  const said = `${line('error', 'storage fails')}\n${line('error', 'failed')}`
  assert.deepEqual(troublesIn(said, { isRefusal: false, expected: [/storage fails/] }), [line('error', 'failed')])
})

test('a start that can’t be says why, without a stack', () => {
  assert.deepEqual(troublesIn('The disk is full.\n', { isRefusal: true, expected: [] }), [])
  assert.equal(troublesIn(stack, { isRefusal: true, expected: [] }).length, 1)
})
