import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { solve } from '../test/build/proof.ts'
import type { Door } from './doors.ts'
import { Refusal } from './errors.ts'
import type { Challenge } from './proof-of-work.ts'
import { RateLimits } from './rate-limit.ts'

describe('a limit', () => {
  const start = Date.parse('2026-03-04T11:00:00.000Z')
  const at = (milliseconds: number) => new Date(start + milliseconds).toISOString()
  const limit = { name: 'tries', per: 'minute', max: 2 } as const
  const counted = (limits: RateLimits, milliseconds: number, ip: string | null = null) =>
    limits.request({ door: 'public', ip, now: at(milliseconds), proof: undefined })
  const outcome = (take: () => void) => {
    try {
      take()
      return 'taken'
    } catch (error) {
      assert.ok(error instanceof Refusal)
      assert.equal(error.code, 'RATE_LIMITED')
      return error.message.replace(/.* in /, '')
    }
  }
  const tries = (limits: RateLimits, key: string, milliseconds: number) =>
    outcome(() => counted(limits, milliseconds).by(limit, key))

  it('counts in a window that begins with the first try, each key and each limit for itself', () => {
    const limits = new RateLimits()
    assert.deepEqual(
      [0, 1, 1, 30_000, 59_999].map((moment) => tries(limits, 'one', moment)),
      ['taken', 'taken', '60 seconds.', '30 seconds.', '1 second.'],
    )
    assert.equal(tries(limits, 'other', 1), 'taken')
    counted(limits, 1).by({ ...limit, name: 'others' }, 'one')
    assert.deepEqual(
      [60_000, 60_000, 60_000].map((moment) => tries(limits, 'one', moment)),
      ['taken', 'taken', '60 seconds.'],
    )
  })

  for (const [ips, most, wide] of [
    [[null], 20, undefined],
    [[null], 7, 7],
    [['203.0.113.7'], 2, 7],
    [['2001:db8:0:1::1', '2001:db8:0:1:ffff::2'], 2, undefined],
  ] as const) {
    it(`lets ${ips.join(' and ')} try ${most} times where it says ${wide}`, () => {
      const limits = new RateLimits()
      const wider = wide === undefined ? limit : { ...limit, shared: wide }
      const tried = Array.from({ length: most + 1 }, (_, n) =>
        outcome(() => counted(limits, 0, ips[n % ips.length]).byAddress(wider)),
      )
      assert.deepEqual(tried, [...Array<string>(most).fill('taken'), '60 seconds.'])
      for (const other of ['203.0.113.8', '2001:db8:0:2::1'])
        assert.equal(
          outcome(() => counted(limits, 0, other).byAddress(wider)),
          'taken',
        )
    })
  }

  it('lasts an hour where it says so, and tells long waits in minutes', () => {
    const limits = new RateLimits()
    const hourly = { name: 'tries', per: 'hour', max: 1 } as const
    const wait = (milliseconds: number) => outcome(() => counted(limits, milliseconds).by(hourly, 'one'))
    const moments = [0, 1, 3_600_000 - 91_000, 3_600_000 - 90_000, 3_600_000 - 89_000, 3_600_000]
    assert.deepEqual(moments.map(wait), ['taken', '60 minutes.', '2 minutes.', '2 minutes.', '89 seconds.', 'taken'])
  })

  it('says when to come again to the second', () => {
    const limits = new RateLimits()
    const hourly = { name: 'tries', per: 'hour', max: 0 } as const
    for (const [moment, seconds] of [
      [0, '3600'],
      [999, '3600'],
      [1000, '3599'],
      [1_800_000, '1800'],
    ] as const) {
      assert.throws(
        () => counted(limits, moment).by(hourly, 'one'),
        (error) => error instanceof Refusal && error.extras.headers?.['Retry-After'] === seconds,
      )
    }
  })

  it('begins anew where the clock was set back', () => {
    const limits = new RateLimits()
    for (const _ of [1, 2]) tries(limits, 'one', 30_000)
    assert.deepEqual([tries(limits, 'one', 30_000), tries(limits, 'one', 29_999)], ['60 seconds.', 'taken'])
  })

  it('is counted at each door for itself, by address and by key', () => {
    const limits = new RateLimits()
    const at = (door: Door, ip: string | null) =>
      limits.request({ door, ip, now: '2026-03-04T11:00:00.000Z', proof: undefined })
    const once = { ...limit, max: 1 }
    const outcomes = (['public', 'local'] as const).map((door) => [
      ...[1, 2].map(() => outcome(() => at(door, '203.0.113.7').byAddress(once))),
      ...[1, 2].map(() => outcome(() => at(door, null).by(once, 'an account'))),
    ])
    const each = ['taken', '60 seconds.', 'taken', '60 seconds.']
    assert.deepEqual(outcomes, [each, each])
  })

  it('lets who solves a puzzle past a bucket that many share, once a request, and nobody past their own', async () => {
    let drawn = 0
    const keys = {
      bytes: (count: number) => new Uint8Array(count).fill((drawn += 1)),
      sign: (text: string) => `of-${text.length}`,
    }
    const limits = new RateLimits(keys)
    const register = { ...limit, name: 'register', max: 0, shared: 0, orProof: true } as const
    const forgot = { ...register, name: 'forgot' }
    const { orProof: _, ...unsolvable } = register
    const request = (proof?: string, ip: string | null = null, by = limits) =>
      by.request({ door: 'public', ip, now: at(0), proof })
    let puzzle: Challenge | undefined
    const what = (take: () => void) => {
      puzzle = undefined
      try {
        take()
      } catch (error) {
        assert.ok(error instanceof Refusal)
        assert.equal(error.extras.headers?.['Retry-After'], '60')
        puzzle = error.extras.more?.['proof_of_work'] as Challenge | undefined
        return puzzle ? 'a puzzle' : 'refused'
      }
      return 'taken'
    }

    assert.equal(
      what(() => request().byAddress(register)),
      'a puzzle',
    )
    const proof = await solve(puzzle!)
    const proved = request(proof)
    for (const [outcome, take] of [
      ['refused', () => request(proof, '203.0.113.7').byAddress(register)],
      ['refused', () => request(proof).byAddress(unsolvable)],
      ['refused', () => request(proof).by(unsolvable, 'an account')],
      ['refused', () => request(proof, null, new RateLimits()).byAddress(register)],
      ['a puzzle', () => request(proof).byAddress(forgot)],
      ['a puzzle', () => request().by(register, 'an account')],
      ['taken', () => proved.byAddress(register)],
      ['taken', () => proved.by(register, 'an account')],
      ['taken', () => proved.by(forgot, 'an account')],
      ['refused', () => proved.byAddress(unsolvable)],
      ['a puzzle', () => request(proof).by(register, 'an account')],
    ] as const)
      assert.equal(what(take), outcome, String(take))
  })

  it('keeps the windows that run when it forgets those that ended among very many', () => {
    const limits = new RateLimits()
    for (let key = 0; key < 10_000; key += 1) counted(limits, key < 9_998 ? 0 : 50_000).by(limit, `key ${key}`)
    for (const key of ['key 9998', 'key 9999']) counted(limits, 50_000).by(limit, key)
    counted(limits, 60_000).by(limit, 'new')
    assert.deepEqual(
      ['key 9998', 'key 9999', 'key 0', 'key 0', 'key 0'].map((key) => tries(limits, key, 60_000)),
      ['50 seconds.', '50 seconds.', 'taken', 'taken', '60 seconds.'],
    )
  })
})
