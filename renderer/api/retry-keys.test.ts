import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError, UNREACHABLE } from './problem.ts'
import { createRetryKeys } from './retry-keys.ts'

const failed = (status: number, code = 'X') => new ApiError({ ...UNREACHABLE, status, code })
const numbered = () => {
  let made = 0
  return createRetryKeys(() => `key ${++made}`)
}

const cases: [why: string, failure: ApiError | undefined, isKept: boolean][] = [
  ['nobody answered', failed(0), true],
  ['the server broke down', failed(500), true],
  ['a tunnel answered for it', failed(502), true],
  ['it is being done', failed(409, 'IDEMPOTENCY_IN_PROGRESS'), true],
  ['it was refused', failed(409, 'CLASS_FULL'), false],
  ['a field was wrong', failed(422, 'VALIDATION_ERROR'), false],
  ['it could not be read', failed(400), false],
  ['it was done', undefined, false],
]
for (const [why, failure, isKept] of cases) {
  test(`${why}: a repeat carries ${isKept ? 'the same' : 'a new'} key`, () => {
    const keys = numbered()
    const first = keys.of({ body: { amount: 5 } })
    keys.settle({ body: { amount: 5 } }, failure)
    assert.equal(keys.of({ body: { amount: 5 } }) === first, isKept)
  })
}

test('another input has a key of its own, and each is kept while its fate is unknown', () => {
  const keys = numbered()
  const [one, two] = [keys.of({ params: { id: 1 } }), keys.of({ params: { id: 2 } })]
  assert.notEqual(one, two)
  keys.settle({ params: { id: 1 } }, failed(0))
  keys.settle({ params: { id: 2 } }, failed(0))
  assert.deepEqual([keys.of({ params: { id: 1 } }), keys.of({ params: { id: 2 } })], [one, two])
})
