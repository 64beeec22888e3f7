import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { billionths, CAP, MOST_IN_FLIGHT, newLease } from './lease-rules.ts'

const now = '2026-03-04T11:00:00.000Z'
const at = BigInt(Date.parse(now)) * 1_000_000n

describe('the lease of a call', () => {
  it('ends two minutes on, at a moment of its own within a millisecond', () => {
    const cases: [bytes: number[], chance: bigint][] = [
      [[0, 0, 0, 0], 0n],
      [[0, 0, 0, 1], 1n],
      [[0, 15, 66, 63], 999_999n],
      [[0, 15, 66, 64], 0n],
      [[255, 255, 255, 255], 967_295n],
    ]
    for (const [bytes, chance] of cases)
      assert.equal(BigInt(newLease(now, Uint8Array.from(bytes))), at + 120_000_000_000n + chance)
  })

  it('is held against a moment of the same kind', () => {
    assert.equal(BigInt(billionths(now)), at)
    assert.equal(BigInt(billionths(now, 1)), at + 1_000_000n)
    const lease = BigInt(newLease(now, Uint8Array.from([0, 0, 0, 7])))
    assert.ok(lease > BigInt(billionths(now, 120_000)))
    assert.ok(lease < BigInt(billionths(now, 120_001)))
  })

  it('is one of four, of two million tokens a period', () => assert.deepEqual([MOST_IN_FLIGHT, CAP], [4, 2_000_000]))
})
