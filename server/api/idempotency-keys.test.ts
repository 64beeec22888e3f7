import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import Database from 'better-sqlite3'
import { migrate } from '../db/migrate.ts'
import { Writer, Reader, type Tx } from '../db/writer.ts'
import { claiming, forgetKeys, idempotencyKeys } from './idempotency-keys.ts'
import type { Claim, IdempotencyStore, Slot } from '../http/idempotency.ts'

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

  const claimOf = (slot: Partial<Slot> = {}, bodyHash = 'hash', now = NOW): Claim => ({
    slot: { caller: 'client 1', path: '/bookings', key: 'a', ...slot },
    bodyHash,
    now,
    made: false,
  })
  const make = (claim: Claim, job: (tx: Tx) => unknown = () => 'done') =>
    writer.write(claiming(claim, job) as () => string)
  const others = [{ caller: 'client 2' }, { path: '/sales' }, { key: 'b' }]

  it('belongs to its caller, its path and its name', async () => {
    const claim = claimOf()
    assert.equal(await make(claim), 'done')
    assert.equal(claim.made, true)
    for (const other of others) await make(claimOf(other, 'another'))
    await keys.keep(claim.slot, 201, '{}')
    assert.deepEqual(await keys.find(claim.slot, EARLIER), { body_hash: 'hash', status: 201, answer: '{}' })
    for (const other of others) {
      const known = await keys.find(claimOf(other).slot, EARLIER)
      assert.deepEqual(known, { body_hash: 'another', status: null, answer: null })
    }
    assert.equal(await keys.find(claimOf({ key: 'c' }).slot, EARLIER), undefined)
  })

  it('is found while it is younger than a day, and can be claimed anew after it', async () => {
    const claim = claimOf()
    await make(claim)
    await keys.keep(claim.slot, 201, '{}')
    assert.equal(await keys.find(claim.slot, NOW), undefined)
    await make(claimOf({}, 'new', '2026-03-05T11:00:00.000Z'))
    assert.deepEqual(await keys.find(claim.slot, NOW), { body_hash: 'new', status: null, answer: null })
  })

  it('is claimed with the first effect, and not again with the second', async () => {
    const claim = claimOf()
    await make(claim)
    await keys.keep(claim.slot, 201, '{}')
    await make(claim)
    assert.equal((await keys.find(claim.slot, EARLIER))?.status, 201)
    const failing = () => {
      throw new Error('no')
    }
    await assert.rejects(make(claim, failing), /no/)
    assert.equal(claim.made, true)
    const first = claimOf({ key: 'b' })
    await assert.rejects(make(first, failing), /no/)
    assert.equal(first.made, false)
    assert.equal(await keys.find(first.slot, EARLIER), undefined)
    await make(first)
    assert.equal(first.made, true)
  })

  it('is forgotten once it is older than a day', async () => {
    await make(claimOf())
    await make(claimOf({ key: 'b' }, 'hash', EARLIER))
    const find = async (key: string) =>
      (await keys.find(claimOf({ key }).slot, '2026-01-01T00:00:00.000Z')) !== undefined
    await writer.write((tx) => forgetKeys(tx, '2026-03-05T11:00:00.000Z'))
    assert.deepEqual([await find('a'), await find('b')], [true, false])
    await writer.write((tx) => forgetKeys(tx, '2026-03-05T11:00:00.001Z'))
    assert.deepEqual([await find('a'), await find('b')], [false, false])
  })
})
