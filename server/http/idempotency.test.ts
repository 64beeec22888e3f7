import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { beforeEach, describe, it } from 'node:test'
import { Refusal } from './errors.ts'
import { Idempotency, type Claim, type KnownKey, type Slot } from './idempotency.ts'

describe('a request with a key', () => {
  const now = '2026-03-04T11:00:00.000Z'
  const slot = { caller: 'client 1', path: '/bookings', key: 'a' }
  let known: Map<string, KnownKey>
  let asked: string[]
  let keys: Idempotency
  beforeEach(() => {
    known = new Map()
    asked = []
    keys = new Idempotency({
      find: async ({ key }, since) => {
        asked.push(since)
        if (key === 'broken') throw new Error('The disk says no')
        return known.get(key)
      },
      keep: async ({ key }, status, answer) => {
        known.set(key, { ...known.get(key)!, status, answer })
      },
    })
  })
  const begin = async (one: Partial<Slot> = {}, body = 'x') => {
    try {
      return await keys.begin({ ...slot, ...one }, Buffer.from(body), now)
    } catch (error) {
      return error instanceof Refusal ? error.code : String(error)
    }
  }
  const claimed = async (one: Partial<Slot> = {}) => {
    const begun = await begin(one)
    assert.ok(typeof begun === 'object' && begun.kind === 'claim', JSON.stringify(begun))
    return begun.claim
  }
  const made = (claim: Claim) => known.set(claim.slot.key, { body_hash: claim.bodyHash, status: null, answer: null })

  it('is claimed with its body, and looked for over a day', async () => {
    const bodyHash = createHash('sha256').update('x').digest('hex')
    assert.deepEqual(await claimed(), { slot, bodyHash, now, made: false })
    assert.deepEqual(asked, ['2026-03-03T11:00:00.000Z'])
  })

  it('is refused while it runs, and only that one', async () => {
    const claim = await claimed()
    assert.equal(await begin(), 'IDEMPOTENCY_IN_PROGRESS')
    assert.equal(await begin(), 'IDEMPOTENCY_IN_PROGRESS')
    for (const other of [{ caller: 'client 2' }, { path: '/sales' }, { key: 'b' }]) await claimed(other)
    keys.end(claim)
    await claimed()
  })

  it('gives its answer again, and refuses another body', async () => {
    const claim = await claimed()
    made(claim)
    assert.equal(await begin({}, 'y'), 'IDEMPOTENCY_KEY_REUSED')
    assert.equal(await begin(), 'IDEMPOTENCY_IN_PROGRESS')
    await keys.keep(claim, 201, '{"id":1}')
    assert.deepEqual(await begin(), { kind: 'stored', status: 201, answer: '{"id":1}' })
    keys.end(claim)
    assert.deepEqual(await begin(), { kind: 'stored', status: 201, answer: '{"id":1}' })
    assert.equal(await begin({}, 'y'), 'IDEMPOTENCY_KEY_REUSED')
    known.clear()
    await claimed()
  })

  it('whose answer was lost is not done again', async () => {
    for (const lost of [
      { status: null, answer: null },
      { status: 201, answer: null },
      { status: null, answer: '{}' },
    ]) {
      const { bodyHash } = await claimed({ key: 'new' })
      keys.end({ slot: { ...slot, key: 'new' }, bodyHash, now, made: false })
      known.set('a', { body_hash: bodyHash, ...lost })
      assert.equal(await begin(), 'IDEMPOTENCY_IN_PROGRESS')
    }
  })

  it('that could not be looked for may come again', async () => {
    for (const _ of [1, 2]) assert.equal(await begin({ key: 'broken' }), 'Error: The disk says no')
  })
})
