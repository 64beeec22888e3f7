import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { faultsOf, nothingFound } from './findings.ts'
import { course } from './scene.ts'
import type { Torment } from './torment.ts'
import { clockJumps } from './torments/clock-jumps.ts'
import { fullDisk } from './torments/full-disk.ts'
import { hostileWorkbooks } from './torments/hostile-workbooks.ts'
import { killedWhileBuying } from './torments/killed-while-buying.ts'
import { killedWhileCopying } from './torments/killed-while-copying.ts'
import { killedWhileRestoring } from './torments/killed-while-restoring.ts'
import { killedWhileWriting } from './torments/killed-while-writing.ts'
import { locked } from './torments/locked.ts'

/** A little of what `npm run torture` does, the same each time. */
const small: readonly (readonly [Torment, rounds: number])[] = [
  [killedWhileWriting, 3],
  [killedWhileBuying, 1],
  [killedWhileCopying, 1],
  [killedWhileRestoring, 1],
  [fullDisk, 1],
  [locked, 1],
  [hostileWorkbooks, 1],
  [clockJumps, 1],
]

describe('a studio under torture', () => {
  for (const [torment, rounds] of small) {
    it(
      `${torment.name}: nothing lost, no false refusal, no end unasked`,
      { skip: torment.unable?.() ?? false },
      async () => {
        const findings = nothingFound()
        await course(torment, { seed: 'small', isSmall: true, findings, goesOn: (made) => made < rounds })
        assert.deepEqual(faultsOf(findings), [])
        assert.ok(findings.acknowledged > 0)
      },
    )
  }
})
