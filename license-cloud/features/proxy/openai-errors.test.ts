import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openaiError } from './openai-errors.ts'

describe('an error as OpenAI’s clients read it', () => {
  const cases: [status: number, type: string][] = [
    [401, 'authentication_error'],
    [413, 'invalid_request_error'],
    [415, 'invalid_request_error'],
    [422, 'invalid_request_error'],
    [429, 'rate_limit_error'],
    [404, 'api_error'],
    [500, 'api_error'],
    [502, 'api_error'],
    [503, 'api_error'],
  ]
  for (const [status, type] of cases)
    it(`${status} is ${type}`, () => {
      const error = { message: 'Why.', type, param: null, code: 'CODE' }
      assert.deepEqual(openaiError('/ai/chat/completions', { status, code: 'CODE', detail: 'Why.' }), { error })
    })

  it('stands at the AI operations alone', () => {
    const problem = { status: 404, code: 'CODE', detail: 'Why.' }
    for (const path of ['/ai/completion', '/ai/else']) assert.ok('error' in openaiError(path, problem))
    for (const path of ['/license/verify', '/ai', '/aix/y', '/x/ai/y']) assert.deepEqual(openaiError(path, problem), {})
  })
})
