import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inPieces } from './in-pieces.ts'

describe('what is handed over piece by piece', () => {
  /** Gives 1, 2 and 3, and notes what it has done. */
  const counting =
    (log: string[], breaksAt = Infinity) =>
    async (give: (piece: number) => Promise<void>) => {
      try {
        for (let n = 1; n <= 3; n += 1) {
          if (n === breaksAt) throw new Error('It broke')
          log.push(`gives ${n}`)
          await give(n)
        }
      } finally {
        log.push('ended')
      }
    }

  it('is iterated, each piece made once the one before was taken', async () => {
    const log: string[] = []
    for await (const piece of inPieces(counting(log))) log.push(`takes ${piece}`)
    assert.deepEqual(log, ['gives 1', 'takes 1', 'gives 2', 'takes 2', 'gives 3', 'takes 3', 'ended'])
  })

  it('ends the work where nobody takes any more', async () => {
    const log: string[] = []
    for await (const _ of inPieces(counting(log))) break
    assert.deepEqual(log, ['gives 1', 'ended'])
  })

  it('ends the work where nobody takes the next piece for too long', async () => {
    const log: string[] = []
    const pieces = inPieces(counting(log), 1)
    await pieces.next()
    while (log.at(-1) !== 'ended') await new Promise((resolve) => setTimeout(resolve, 1))
    await assert.rejects(pieces.next(), /too long/)
    assert.deepEqual(log, ['gives 1', 'ended'])
  })

  it('says what broke', async () => {
    const log: string[] = []
    const taken: number[] = []
    const iterate = async () => {
      for await (const piece of inPieces(counting(log, 2))) taken.push(piece)
    }
    await assert.rejects(iterate, /It broke/)
    assert.deepEqual(taken, [1])
  })
})
