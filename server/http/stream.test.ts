import assert from 'node:assert/strict'
import { Socket } from 'node:net'
import { describe, it } from 'node:test'
import { Refusal } from './errors.ts'
import { limited, toBody } from './stream.ts'

const sender = new Socket()
const pieces = (...sizes: number[]) => ReadableStream.from(sizes.map((size) => new Uint8Array(size)))

describe('a body that is read piece by piece', () => {
  const read = async (body: ReadableStream<Uint8Array> | null) => {
    const sizes: number[] = []
    let refused: Refusal | undefined
    try {
      for await (const { byteLength } of limited(body, sender, 10, (why) => (refused = why))) sizes.push(byteLength)
    } catch (error) {
      assert.equal(error, refused)
    }
    return [sizes, refused?.code]
  }

  it('is taken up to its last byte, and no further', async () => {
    assert.deepEqual(await read(null), [[], undefined])
    assert.deepEqual(await read(pieces()), [[], undefined])
    assert.deepEqual(await read(pieces(4, 6)), [[4, 6], undefined])
    assert.deepEqual(await read(pieces(4, 7)), [[4], 'PAYLOAD_TOO_LARGE'])
    assert.deepEqual(await read(pieces(11)), [[], 'PAYLOAD_TOO_LARGE'])
    assert.equal(sender.listenerCount('close'), 0)
  })

  for (const [when, goes] of [
    ['before it is read', (one: Socket) => one.destroy()],
    ['while it is waited for', (one: Socket) => setImmediate(() => one.destroy())],
  ] as const)
    it(`breaks off where its sender goes ${when}, though it never says so itself`, async () => {
      const [one, silent] = [new Socket(), new ReadableStream<Uint8Array>()]
      goes(one)
      const nobody = () => assert.fail('nothing was too large')
      await assert.rejects(limited(silent, one, 10, nobody).next(), /went away/)
    })
})

describe('a stream that is sent', () => {
  async function* source(log: string[], breaksAt = Infinity): AsyncGenerator<Uint8Array> {
    try {
      for (let n = 1; n <= 3; n += 1) {
        if (n === breaksAt) throw new Error('It broke')
        log.push(`made ${n}`)
        yield Uint8Array.of(n)
      }
    } finally {
      log.push('ended')
    }
  }

  it('is fetched as it is taken, the first piece at once', async () => {
    const log: string[] = []
    const reader = (await toBody(source(log), () => true)).getReader()
    assert.deepEqual(log, ['made 1'])
    assert.deepEqual([...(await reader.read()).value!], [1])
    assert.deepEqual([...(await reader.read()).value!], [2])
    assert.deepEqual(log, ['made 1', 'made 2'])
    assert.deepEqual([...(await reader.read()).value!], [3])
    assert.equal((await reader.read()).done, true)
    assert.equal(log.at(-1), 'ended')
  })

  it('that nobody wants any more is given back', async () => {
    const log: string[] = []
    const body = await toBody(source(log), () => true)
    await body.cancel()
    assert.deepEqual(log, ['made 1', 'ended'])
  })

  it('that nobody wants any more while a piece of it is made is given back, and has not broken', async () => {
    const log: string[] = []
    const making = Promise.withResolvers<void>()
    async function* slow(): AsyncGenerator<Uint8Array> {
      yield* source(log)
      await making.promise
      yield Uint8Array.of(4)
    }
    const said: unknown[] = []
    const reader = (await toBody(slow(), (error) => said.push(error) > 0)).getReader()
    for (let piece = 0; piece < 3; piece += 1) await reader.read()
    const last = reader.read()
    await new Promise(setImmediate)
    const cancelled = reader.cancel()
    making.resolve()
    await cancelled
    assert.equal((await last).done, true)
    assert.deepEqual([said, log.at(-1)], [[], 'ended'])
  })

  it('that breaks ends the connection, or else its reader is told', async () => {
    await assert.rejects(
      toBody(source([], 1), () => true),
      /It broke/,
    )
    for (const isEnded of [true, false]) {
      const said: unknown[] = []
      const reader = (await toBody(source([], 2), (error) => said.push(error) > 0 && isEnded)).getReader()
      await reader.read()
      if (isEnded) assert.equal((await reader.read()).done, true)
      else await assert.rejects(reader.read(), /It broke/)
      assert.deepEqual(said.map(String), ['Error: It broke'])
    }
  })
})
