import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { beforeEach, describe, it } from 'node:test'
import { Refusal } from './errors.ts'
import { Claim, Idempotency, type KeyEntry, type KnownKey, type Slot } from './idempotency.ts'

const now = '2026-03-04T11:00:00.000Z'
const slot = { caller: 'client 1', path: '/bookings', key: 'a' }
const bodyHash = createHash('sha256').update('x').digest('hex')

describe('a request with a key', () => {
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
      keep: async ({ key, body_hash, status, answer }) => {
        known.set(key, { body_hash, status, answer })
      },
    })
  })
  const begin = async (one: Partial<Slot> = {}, body = 'x') => {
    try {
      return await keys.begin({ ...slot, ...one }, Buffer.from(body), { status: 201 }, now)
    } catch (error) {
      return error instanceof Refusal ? error.code : String(error)
    }
  }
  const claimed = async (one: Partial<Slot> = {}) => {
    const begun = await begin(one)
    assert.ok(typeof begun === 'object' && begun.kind === 'claim', JSON.stringify(begun))
    return begun.claim
  }
  const made = (claim: Claim, answer: unknown) => {
    const entry = claim.entry(answer)
    known.set(entry.key, entry)
    claim.committed(answer, entry)
  }

  it('is claimed with its body, and looked for over a day', async () => {
    const claim = await claimed()
    assert.deepEqual(
      [claim.slot, claim.entry({ id: 1 })],
      [slot, { ...slot, body_hash: bodyHash, status: 201, answer: '{"id":1}', created_at: now }],
    )
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
    assert.equal(await begin(), 'IDEMPOTENCY_IN_PROGRESS')
    made(claim, { id: 1 })
    assert.equal(await begin({}, 'y'), 'IDEMPOTENCY_KEY_REUSED')
    assert.deepEqual(await begin(), { kind: 'stored', status: 201, answer: '{"id":1}' })
    known.clear()
    assert.equal(await begin(), 'IDEMPOTENCY_IN_PROGRESS')
    made(new Claim(slot, bodyHash, now, { status: 201 }), { id: 1 })
    keys.end(claim)
    assert.deepEqual(await begin(), { kind: 'stored', status: 201, answer: '{"id":1}' })
    assert.equal(await begin({}, 'y'), 'IDEMPOTENCY_KEY_REUSED')
    known.clear()
    await claimed()
  })

  it('gives the answer again of one that changed nothing', async () => {
    const claim = await claimed()
    await keys.keep(claim, { id: 2 })
    assert.equal(claim.isKept, false)
    assert.deepEqual(await begin(), { kind: 'stored', status: 201, answer: '{"id":2}' })
    assert.deepEqual(known.get('a'), { body_hash: bodyHash, status: 201, answer: '{"id":2}' })
  })

  it('whose answer has been taken away is not done again', async () => {
    for (const lost of [
      { status: null, answer: null },
      { status: 201, answer: null },
      { status: null, answer: '{}' },
    ]) {
      known.set('a', { body_hash: bodyHash, ...lost })
      assert.equal(await begin(), 'IDEMPOTENCY_ANSWER_GONE')
      assert.equal(await begin({}, 'y'), 'IDEMPOTENCY_KEY_REUSED')
    }
    known.set('a', { body_hash: bodyHash, status: 204, answer: '' })
    assert.deepEqual(await begin(), { kind: 'stored', status: 204, answer: '' })
  })

  it('that could not be looked for may come again', async () => {
    for (const _ of [1, 2]) assert.equal(await begin({ key: 'broken' }), 'Error: The disk says no')
  })
})

describe('a claim', () => {
  const claimOf = () => new Claim(slot, bodyHash, now, { status: 201 })

  it('has its entry made as often as the effect is tried, until that is durable', () => {
    const claim = claimOf()
    assert.equal(claim.isKept, false)
    assert.equal(claim.entry({ id: 1 }).answer, '{"id":1}')
    const answer = { id: 2 }
    const entry: KeyEntry = claim.entry(answer)
    assert.equal(claim.isKept, false)
    claim.committed(answer, entry)
    assert.equal(claim.isKept, true)
    assert.throws(() => claim.entry(answer), /A request has one effect/)
  })

  it('keeps an answer without a body as nothing', () => {
    const claim = claimOf()
    const entry = claim.entry(undefined)
    assert.equal(entry.answer, '')
    claim.committed(undefined, entry)
    assert.equal(claim.isKept, true)
    assert.equal(claim.text(undefined, true), '')
    assert.throws(() => claim.text({}, true), /not the one that was kept/)
  })

  it('keeps no secret: who asked first is shown it, a repeat is not', () => {
    const claim = new Claim(slot, bodyHash, now, { status: 201, shownOnce: ['secret'] })
    const answer = { id: 1, secret: 'whsec' }
    const entry = claim.entry(answer)
    assert.equal(entry.answer, '{"id":1,"secret":null}')
    claim.committed(answer, entry)
    assert.equal(claim.text(answer, true), '{"id":1,"secret":"whsec"}')
  })

  it('gives the answer that was kept, and where it is asked to check none but that', () => {
    const claim = claimOf()
    const answer = { id: 1 }
    claim.committed(answer, claim.entry(answer))
    for (const check of [true, false]) assert.equal(claim.text(answer, check), '{"id":1}')
    for (const other of [{ id: 2 }, { id: 1 }, undefined]) {
      assert.throws(() => claim.text(other, true), /not the one that was kept/)
      assert.equal(claim.text(other, false), '{"id":1}')
    }
    answer.id = 3
    assert.throws(() => claim.text(answer, true), /not the one that was kept/)
    assert.equal(claim.text(answer, false), '{"id":1}')
  })
})
