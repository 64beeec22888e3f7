import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError, type Problem } from '../../../../api/problem.ts'
import { clashesOf } from './use-clashes.ts'

const problem = (part: Partial<Problem>) =>
  new ApiError({ title: '', status: 409, detail: 'It clashes.', code: 'SCHEDULE_CONFLICT', ...part })
const reason = (detail: string) => ({ code: 'SCHEDULE_CONFLICT', detail, fix: 'force' })

test('each clash is told once, without the advice that the button gives', () => {
  const lucia = 'Lucía already has Barre from 24 November, 12:30 to 13:15.'
  const closed = 'The studio is closed 24 December (Christmas).'
  const reasons = [
    reason(`${lucia} Choose another time, or save anyway.`),
    reason(`${lucia} Choose another time, or save anyway.`),
    reason(`${closed} Choose another day, or save anyway.`),
    reason('Taken.'),
  ]
  assert.deepEqual(clashesOf(problem({ reasons })), [lucia, closed, 'Taken.'])
})

test('a conflict without reasons has its own sentence; nothing else is a clash', () => {
  assert.deepEqual(clashesOf(problem({})), ['It clashes.'])
  assert.deepEqual(clashesOf(problem({ code: 'CLASS_STARTED' })), [])
  assert.deepEqual(clashesOf(null), [])
})
