import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Refusal } from '../api/errors.ts'
import { TaskEnded, Workers } from './workers.ts'

const bounds = { threads: 1, waiting: 2, heapMb: 128, idleMs: 60_000 }
const list = (rows: number) => new TextEncoder().encode(`Name,Email\n${'Ana,ana@example.com\n'.repeat(rows)}`)
const read = (
  workers: Workers,
  rows: number,
  ms = 60_000,
  onChunk?: (piece: { kind: string }) => void | Promise<void>,
) => workers.run('readImportFile', { bytes: list(rows), entity: 'clients' }, { ms, ...(onChunk && { onChunk }) })

const endedBy = (limit: 'time' | 'memory') => (error: unknown) => error instanceof TaskEnded && error.limit === limit

describe('threads for long work', () => {
  it('hand over piece by piece, each once the one before is dealt with', async () => {
    const kinds: string[] = []
    let atWork = 0
    await read(new Workers(bounds), 600, 60_000, async ({ kind }) => {
      assert.equal((atWork += 1), 1)
      await new Promise(setImmediate)
      atWork -= 1
      kinds.push(kind)
    })
    assert.deepEqual(kinds, ['sheets', 'rows', 'rows', 'rows'])
  })

  it('end a task that takes too long, and go on with the next', async () => {
    const workers = new Workers(bounds)
    const [late, next] = await Promise.allSettled([read(workers, 200_000, 1), read(workers, 1)])
    assert.ok(late.status === 'rejected' && endedBy('time')(late.reason))
    assert.equal(next.status, 'fulfilled')
  })

  it('refuse whoever waits at a page for what takes too long', async () => {
    const asked = new Workers(bounds).answer('readImportFile', { bytes: list(200_000), entity: 'clients' }, 1)
    await assert.rejects(asked, (error) => {
      assert.ok(error instanceof Refusal)
      assert.equal(error.code, 'SERVER_BUSY')
      assert.match(error.message, /took too long\. Try again/)
      return true
    })
  })

  it('end a task that needs too much memory, and go on with the next', async () => {
    const workers = new Workers({ ...bounds, heapMb: 24 })
    const [large, next] = await Promise.allSettled([read(workers, 190_000), read(workers, 1)])
    assert.ok(large.status === 'rejected' && endedBy('memory')(large.reason), String(large.status))
    assert.equal(next.status, 'fulfilled')
  })

  it('refuse where too many wait, and do the others', async () => {
    const workers = new Workers(bounds)
    const [first, second, third] = [read(workers, 1), read(workers, 1), read(workers, 1)]
    await assert.rejects(read(workers, 1), (error) => {
      assert.ok(error instanceof Refusal)
      assert.deepEqual([error.code, error.extras.headers], ['SERVER_BUSY', { 'Retry-After': '5' }])
      return true
    })
    await Promise.all([first, second, third])
  })

  it('take turns between those who ask, and give nobody two places at once', async () => {
    for (const [threads, order] of [
      [1, ['a', 'b', 'a', 'b', 'a']],
      [2, ['b', 'b', 'a', 'a', 'a']],
    ] as const) {
      const workers = new Workers({ ...bounds, threads, waiting: 16 })
      const done: string[] = []
      // Where there are two threads, the first of a's lasts until b's are done in the other.
      const isOver = Promise.withResolvers<void>()
      if (threads === 1) isOver.resolve()
      const ask = async (whose: string) => {
        const onChunk = () => (whose === 'a' ? isOver.promise : undefined)
        const input = { bytes: list(1), entity: 'clients' } as const
        await workers.run('readImportFile', input, { ms: 20_000, whose, onChunk })
        done.push(whose)
        if (done.filter((one) => one === 'b').length === 2) isOver.resolve()
      }
      await Promise.all(['a', 'a', 'a', 'b', 'b'].map(ask))
      assert.deepEqual(done, order)
    }
  })

  it('refuse who has three of four places to wait at, and nobody else', async () => {
    const workers = new Workers({ ...bounds, waiting: 4 })
    const ask = (whose: string) =>
      workers.run('readImportFile', { bytes: list(1), entity: 'clients' }, { ms: 60_000, whose })
    const asked = ['a', 'a', 'a', 'a', 'a', 'b'].map((whose) => ask(whose))
    const statuses = (await Promise.allSettled(asked)).map(({ status }) => status)
    assert.deepEqual(statuses, ['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  })

  it('say what a task refuses, and end one whose piece can’t be dealt with', async () => {
    const workers = new Workers(bounds)
    const empty = workers.run('readImportFile', { bytes: new Uint8Array(0), entity: 'clients' }, { ms: 60_000 })
    await assert.rejects(empty, (error) => error instanceof Refusal && error.code === 'FILE_UNREADABLE')
    await assert.rejects(
      read(workers, 10, 60_000, () => Promise.reject(new Error('the disk is full'))),
      /the disk is full/,
    )
    await read(workers, 1)
  })

  it('start anew after they ended for want of work', async () => {
    const workers = new Workers({ ...bounds, idleMs: 0 })
    for (let round = 0; round < 2; round += 1) {
      await read(workers, 1)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })
})
