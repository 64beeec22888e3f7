import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { outcomeOf } from './outcome-rules.ts'

describe('what a push service answers', () => {
  for (const [status, kind] of [
    [200, 'sent'],
    [201, 'sent'],
    [299, 'sent'],
    [301, 'refused'],
    [400, 'refused'],
    [401, 'later'],
    [403, 'later'],
    [404, 'gone'],
    [408, 'later'],
    [410, 'gone'],
    [413, 'refused'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ] as const)
    it(`${status} means ${kind}`, () => assert.equal(outcomeOf(status, null).kind, kind))

  for (const [header, seconds] of [
    ['120', 120],
    ['0', 0],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    ['-1', null],
    ['99999999', null],
  ] as const)
    it(`Retry-After ${header} waits ${seconds} seconds`, () => {
      const outcome = outcomeOf(429, header)
      assert.equal(outcome.kind === 'later' && outcome.seconds, seconds)
    })
})
