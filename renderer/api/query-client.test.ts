import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError, UNREACHABLE } from './problem.ts'
import { createQueryClient } from './query-client.ts'

const { queries, mutations } = createQueryClient().getDefaultOptions()
const { retry, retryDelay } = queries as {
  retry: (failures: number, error: unknown) => boolean
  retryDelay: (failures: number) => number
}
const failed = (status: number) => new ApiError({ ...UNREACHABLE, status })

const cases: [why: string, failures: number, error: unknown, isRepeated: boolean][] = [
  ['nobody answered', 0, failed(0), true],
  ['a tunnel answered for the server', 1, failed(502), true],
  ['the third time', 2, failed(502), false],
  ['the server has no such thing', 0, failed(501), false],
  ['the server broke down', 0, failed(500), false],
  ['it is not there', 0, failed(404), false],
  ['a fault of the program', 0, new TypeError('x'), false],
]
for (const [why, failures, error, isRepeated] of cases)
  test(`a read is ${isRepeated ? '' : 'not '}tried again: ${why}`, () =>
    assert.equal(retry(failures, error), isRepeated))

test('a read is not tried again without a line', (t) => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  t.after(() => Reflect.deleteProperty(navigator, 'onLine'))
  assert.equal(retry(0, failed(0)), false)
})

test('each repeat waits twice as long as the one before', () => {
  assert.deepEqual([0, 1].map(retryDelay), [400, 800])
})

test('an answer is fresh for five seconds and kept for ten minutes; what is sent is never sent again by itself', () => {
  assert.deepEqual([queries?.staleTime, queries?.gcTime, mutations?.retry], [5000, 600_000, false])
})
