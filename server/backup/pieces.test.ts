import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { inPiecesOf, markingLast } from './sealing.ts'

async function* arriving(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const one of source) found.push(one)
  return found
}

const bytesOf = (...sizes: number[]) => sizes.map((size) => new Uint8Array(size))
const sizesOf = (pieces: readonly Uint8Array[]) => pieces.map(({ byteLength }) => byteLength)

describe('what comes in pieces of any size', () => {
  for (const [came, pieces] of [
    [[], []],
    [[0], []],
    [[1], [1]],
    [[9], [9]],
    [[10], [10]],
    [[11], [10, 1]],
    [[20], [10, 10]],
    [[9, 1], [10]],
    [
      [9, 2],
      [10, 1],
    ],
    [[0, 10, 0], [10]],
    [
      [3, 25, 4],
      [10, 10, 10, 2],
    ],
  ] satisfies [number[], number[]][]) {
    it(`is cut into tens: ${came.join(' + ') || 'nothing'}`, async () => {
      assert.deepEqual(sizesOf(await all(inPiecesOf(10, arriving(bytesOf(...came))))), pieces)
    })
  }

  it('is the same bytes in the same order, all but the last of one size, and the last one marked', async () => {
    const chunks = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(chunks, fc.integer({ min: 1, max: 33 }), async (came, size) => {
        const marked = await all(markingLast(inPiecesOf(size, arriving(came))))
        const pieces = marked.map(({ piece }) => piece)
        assert.deepEqual(Buffer.concat(pieces), Buffer.concat(came))
        assert.ok(pieces.slice(0, -1).every(({ length }) => length === size))
        assert.deepEqual(
          marked.map(({ isLast }) => isLast),
          pieces.map((_, at) => at === pieces.length - 1),
        )
      }),
    )
  })
})

describe('the last piece', () => {
  it('is told from the others, and of nothing is an empty one', async () => {
    assert.deepEqual(await all(markingLast(inPiecesOf(10, arriving([])))), [{ piece: Buffer.alloc(0), isLast: true }])
    const marked = await all(markingLast(inPiecesOf(10, arriving(bytesOf(20)))))
    assert.deepEqual(
      marked.map(({ piece, isLast }) => [piece.length, isLast]),
      [
        [10, false],
        [10, true],
      ],
    )
  })
})
