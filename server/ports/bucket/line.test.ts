import assert from 'node:assert/strict'
import { lookup, type LookupAddress } from 'node:dns'
import { describe, it } from 'node:test'
import { guarded, waitIn } from './line.ts'

describe('what Retry-After asks for', () => {
  const date = 'Wed, 04 Mar 2026 11:00:00 GMT'
  const cases: [Parameters<typeof waitIn>[0], number | undefined][] = [
    [{}, undefined],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after': 'Wed, 04 Mar 2026 11:00:30 GMT', date }, 30_000],
    [{ 'retry-after': 'Wed, 04 Mar 2026 10:00:00 GMT', date }, 0],
    [{ 'retry-after': 'Wed, 04 Mar 2026 11:00:30 GMT' }, undefined],
    [{ 'retry-after': 'soon', date }, undefined],
  ]
  for (const [headers, expected] of cases)
    it(`is ${expected} ms for ${JSON.stringify(headers)}`, () => assert.equal(waitIn(headers), expected))
})

describe('a name that http leads to', () => {
  const cases: [string[], boolean][] = [
    [['192.168.1.20'], true],
    [['192.168.1.20', 'fd12::1'], true],
    [['192.168.1.20', '8.8.8.8'], false],
    [['2606:4700::1', '127.0.0.1'], false],
    [[], false],
  ]
  for (const [addresses, isGood] of cases)
    it(`${isGood ? 'is' : 'is not'} connected to at ${addresses.join(', ') || 'no address'}`, async () => {
      const found = addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }))
      const resolve = (_name: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
        done(null, found)
      const ask = (all: boolean) =>
        new Promise<unknown[]>((given) => {
          guarded(resolve as typeof lookup, { secure: false, loopback: false })(
            'nas.local',
            { all },
            (error, ...address) => given(error ? [error.message] : address),
          )
        })
      for (const [all, good] of [
        [true, [found]],
        [false, [addresses[0], 4]],
      ] as const) {
        const answer = await ask(all)
        if (isGood) assert.deepEqual(answer, good)
        else assert.match(String(answer[0]), /must lead to the studio’s own network|leads nowhere/)
      }
    })
})
