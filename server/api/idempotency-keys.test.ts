import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import Database from 'better-sqlite3'
import { migrate } from '../db/migrate.ts'
import { Writer, Reader, type Tx } from '../db/writer.ts'
import type { Effect } from '../http/effect.ts'
import { Claim, type IdempotencyStore, type Slot } from '../http/idempotency.ts'
import { forgetKeys, idempotencyKeys, writeEffect, writeStep } from './idempotency-keys.ts'

const NOW = '2026-03-04T11:00:00.000Z'
const EARLIER = '2026-03-04T10:59:59.999Z'

describe('a key that is kept', () => {
  let writer: Writer
  let keys: IdempotencyStore
  beforeEach(() => {
    const database = new Database(':memory:')
    migrate(database)
    writer = new Writer(database)
    keys = idempotencyKeys({ db: new Reader(database), writer })
  })

  const slotOf = (slot: Partial<Slot> = {}): Slot => ({ caller: 'client 1', path: '/bookings', key: 'a', ...slot })
  const effectOf = (claim?: Claim): Effect => ({ progress: 'nothing', claim })
  const claimed = (slot: Partial<Slot> = {}, bodyHash = 'hash', now = NOW) =>
    effectOf(new Claim(slotOf(slot), bodyHash, now, { status: 201 }))
  const make = (effect: Effect, job: (tx: Tx) => unknown = () => ({ id: 1 })) =>
    writeEffect(writer, effect, job as () => unknown)
  const find = (slot: Partial<Slot> = {}, since = EARLIER) => keys.find(slotOf(slot), since)
  const failing = () => {
    throw new Error('no')
  }
  const others = [{ caller: 'client 2' }, { path: '/sales' }, { key: 'b' }]

  it('belongs to its caller, its path and its name', async () => {
    const effect = claimed()
    assert.deepEqual(await make(effect), { id: 1 })
    assert.equal(effect.claim?.isKept, true)
    for (const other of others) await make(claimed(other, 'another'), () => other)
    assert.deepEqual(await find(), { body_hash: 'hash', status: 201, answer: '{"id":1}' })
    for (const other of others)
      assert.deepEqual(await find(other), { body_hash: 'another', status: 201, answer: JSON.stringify(other) })
    assert.equal(await find({ key: 'c' }), undefined)
  })

  it('is found while it is younger than a day, and can be claimed anew after it', async () => {
    await make(claimed())
    assert.equal(await find({}, NOW), undefined)
    await make(claimed({}, 'new', '2026-03-05T11:00:00.000Z'))
    assert.deepEqual(await find({}, NOW), { body_hash: 'new', status: 201, answer: '{"id":1}' })
  })

  it('is kept with the effect, and not without it', async () => {
    const effect = claimed()
    await assert.rejects(make(effect, failing), /no/)
    assert.deepEqual([effect.claim?.isKept, effect.progress], [false, 'nothing'])
    assert.equal(await find(), undefined)
    await make(effect)
    assert.deepEqual([effect.claim?.isKept, effect.progress], [true, 'all'])
    assert.equal((await find())?.answer, '{"id":1}')
  })

  it('has one effect: a second is neither kept nor made', async () => {
    const effect = claimed()
    await make(effect)
    const second = (tx: Tx) => {
      forgetKeys(tx, '2026-03-06T11:00:00.000Z')
      return { id: 2 }
    }
    await assert.rejects(make(effect, second), /A request has one effect/)
    assert.deepEqual([effect.claim?.isKept, effect.progress], [true, 'all'])
    assert.equal((await find())?.answer, '{"id":1}')
  })

  it('is kept with what is made of the result, as JSON or as nothing', async () => {
    const result = await writeEffect(
      writer,
      claimed(),
      () => 7,
      (id) => ({ id }),
    )
    assert.equal(result, 7)
    assert.equal((await find())?.answer, '{"id":7}')
    await make(claimed({ key: 'b' }), () => undefined)
    assert.deepEqual(await find({ key: 'b' }), { body_hash: 'hash', status: 201, answer: '' })
    const unkeyed = effectOf()
    await make(unkeyed)
    assert.equal(unkeyed.progress, 'all')
  })

  it('waits for the effect, whatever steps come before it', async () => {
    const effect = claimed()
    await assert.rejects(writeStep(writer, effect, failing), /no/)
    assert.equal(effect.progress, 'nothing')
    for (const _ of [1, 2]) {
      assert.equal(await writeStep(writer, effect, () => 'a step'), 'a step')
      assert.deepEqual([effect.claim?.isKept, effect.progress], [false, 'part'])
    }
    assert.equal(await find(), undefined)
    await make(effect)
    await writeStep(writer, effect, () => 'another')
    assert.deepEqual([effect.claim?.isKept, effect.progress], [true, 'all'])
  })

  it('of a request that changed nothing is kept alike', async () => {
    const { claim } = claimed()
    await keys.keep(claim!.entry({ id: 3 }))
    assert.deepEqual(await find(), { body_hash: 'hash', status: 201, answer: '{"id":3}' })
    for (const other of others) assert.equal(await find(other), undefined)
  })

  it('is forgotten once it is older than a day', async () => {
    await make(claimed())
    await make(claimed({ key: 'b' }, 'hash', EARLIER))
    const isKnown = async (key: string) => (await find({ key }, '2026-01-01T00:00:00.000Z')) !== undefined
    await writer.write((tx) => forgetKeys(tx, '2026-03-05T11:00:00.000Z'))
    assert.deepEqual([await isKnown('a'), await isKnown('b')], [true, false])
    await writer.write((tx) => forgetKeys(tx, '2026-03-05T11:00:00.001Z'))
    assert.deepEqual([await isKnown('a'), await isKnown('b')], [false, false])
  })
})
