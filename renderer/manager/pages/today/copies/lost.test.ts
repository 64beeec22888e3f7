import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isAnythingLost } from './lost.ts'

const AS_OF = '2026-11-29T01:11:34.959Z'

const rows: readonly (readonly [restored_at: string, isLost: boolean])[] = [
  [AS_OF, false],
  ['2026-11-29T01:11:58.000Z', false],
  ['2026-11-29T01:12:10.000Z', false],
  ['2026-11-29T01:12:34.959Z', true],
  ['2026-11-30T01:11:34.959Z', true],
]

describe('what was done after a copy', () => {
  for (const [restored_at, isLost] of rows) {
    it(`is ${isLost ? 'lost' : 'nothing'} where it is restored at ${restored_at}`, () => {
      assert.equal(isAnythingLost(AS_OF, restored_at), isLost)
    })
  }
})
