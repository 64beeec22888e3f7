import assert from 'node:assert/strict'
import { test } from 'node:test'
import { liveRequest, partsOf, type SubstituteRequest } from './substitutes.ts'

const ME = 7
const request = (id: number, part: Partial<SubstituteRequest>) =>
  ({
    id,
    is_over: false,
    can_claim: false,
    asked_by: 1,
    claimed_by: null,
    status: 'open',
    ...part,
  }) as SubstituteRequest

test('an instructor’s requests are what can be taken, was offered, was asked for, and is still to come', () => {
  const { toClaim, claims, asked } = partsOf(
    [
      request(1, { can_claim: true }),
      request(2, { claimed_by: ME, status: 'claimed' }),
      request(3, { claimed_by: ME, status: 'withdrawn' }),
      request(4, { asked_by: ME }),
      request(5, { asked_by: ME, status: 'filled', claimed_by: 2 }),
      request(6, { asked_by: ME, status: 'withdrawn' }),
      request(7, { asked_by: ME, is_over: true }),
      request(8, { claimed_by: ME, status: 'filled', is_over: true }),
      request(9, {}),
    ],
    ME,
  )
  const ids = (of: readonly SubstituteRequest[]) => of.map(({ id }) => id)
  assert.deepEqual([ids(toClaim), ids(claims), ids(asked)], [[1], [2, 3], [4, 5]])
})

test('a class looks for somebody by its open or claimed request alone', () => {
  const states = ['withdrawn', 'closed', 'filled', 'open', 'claimed'] as const
  const all = states.map((status, at) => request(at, { status, scheduled_class_id: at }))
  assert.deepEqual(
    states.map((status, at) => liveRequest(all, at)?.status === status),
    [false, false, false, true, true],
  )
  assert.equal(liveRequest(undefined, 3), undefined)
})
