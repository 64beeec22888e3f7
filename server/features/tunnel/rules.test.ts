import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { leadsHere, ofAsked, ofServer, type Asked } from './check-rules.ts'
import { lettersOf, nameFor, opensAnew, stateOf, takesOtherName, waitAfter, waitForName } from './rules.ts'
import type { CheckCode } from './tunnel-values.ts'

describe('how the tunnel stands', () => {
  const open = { isOpen: true, isOwnName: true, isLooked: true, misses: 0, failures: 0 }
  for (const [says, isOn, facts, expected] of [
    ['off', false, open, 'off'],
    ['open, named as it should be and found', true, open, 'online'],
    ['open and not looked for yet', true, { ...open, isLooked: false }, 'connecting'],
    ['not open and not tried', true, { ...open, isOpen: false }, 'connecting'],
    ['not open after a failure', true, { ...open, isOpen: false, failures: 1 }, 'unreachable'],
    ['open again after a failure, not looked for', true, { ...open, isLooked: false, failures: 1 }, 'connecting'],
    ['not found once', true, { ...open, misses: 1 }, 'unreachable'],
    ['open by another name', true, { ...open, isOwnName: false }, 'name_taken'],
    ['not found by another name', true, { ...open, isOwnName: false, misses: 1 }, 'unreachable'],
  ] as const)
    it(`${says}: ${expected}`, () => assert.equal(stateOf(isOn, facts), expected))
})

describe('how long it waits', () => {
  it('is 1, 2, 5, 10 and then 30, a fifth less or more by chance', () => {
    assert.deepEqual(
      [1, 2, 3, 4, 5, 6, 100].map((n) => waitAfter(n, 0.5)),
      [1, 2, 5, 10, 30, 30, 30],
    )
    assert.deepEqual([waitAfter(5, 0), waitAfter(5, 1)].map(Math.round), [24, 36])
  })

  it('declines another name three times, then has it and asks for its own ever more seldom', () => {
    assert.deepEqual([1, 2, 3, 4].map(takesOtherName), [false, false, false, true])
    assert.deepEqual(
      [0, 4, 5, 6, 7, 8, 9].map((n) => waitForName(n, 0.5)),
      [1, 1, 2, 5, 10, 30, 30],
    )
  })

  it('opens anew after two looks in vain, and then after each ten', () => {
    const anew = Array.from({ length: 21 }, (_, misses) => misses).filter(opensAnew)
    assert.deepEqual(anew, [2, 10, 20])
  })
})

describe('a name for a studio', () => {
  for (const [studio, name] of [
    ['Casa Clara', 'casa-clara-abc'],
    ['Estúdio Çalışma — Łódź!', 'estudio-cal-sma-odz-abc'],
    ['瑜伽', 'studio-abc'],
    ['---', 'studio-abc'],
    [`${'x'.repeat(29)} yoga`, `${'x'.repeat(29)}-abc`],
    ['7', '7-abc'],
  ])
    it(`${studio}: ${name}`, () => assert.equal(nameFor(studio!, 'abc'), name))

  it('has letters of chance', () => assert.match(lettersOf(new Uint8Array([0, 1, 24, 25, 255])), /^[a-z]{5}$/))
})

describe('what a check finds', () => {
  const asked: Asked = {
    url: 'https://desk.example',
    door: undefined,
    status: undefined,
    isRefused: false,
    fault: undefined,
    isNear: false,
  }
  const cases: [says: string, asked: Partial<Asked>, code: CheckCode][] = [
    ['the public door', { door: 'public', status: 200 }, 'here'],
    ['the public door by http', { url: 'http://desk.example', door: 'public', status: 200 }, 'here_plain'],
    ['the public door in the Wi-Fi', { url: 'http://10.0.0.2', door: 'public', isNear: true }, 'here_near'],
    ['the local door', { door: 'local', status: 403 }, 'wrong_door'],
    ['a proxy before nothing', { status: 502 }, 'nothing_behind'],
    ['Cloudflare before nothing', { status: 530 }, 'nothing_behind'],
    ['somebody else', { status: 200 }, 'another'],
    ['no name', { fault: 'ENOTFOUND' }, 'unknown_name'],
    ['a certificate of another', { fault: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'certificate'],
    ['one that nobody vouches for', { fault: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'certificate'],
    ['a shut port', { fault: 'ECONNREFUSED' }, 'no_answer'],
    ['silence', {}, 'no_answer'],
    ['this computer', { isRefused: true }, 'this_computer'],
  ]
  for (const [says, facts, code] of cases)
    it(`at ${says}: ${code}`, () => assert.equal(ofAsked({ ...asked, ...facts }), code))

  it('of a server is why it gave no tunnel, or where that led', () => {
    assert.deepEqual((['host_unknown', 'no_answer', 'refused', 'odd_answer'] as const).map(ofServer), [
      'server_unknown',
      'server_silent',
      'server_refused',
      'server_odd',
    ])
    assert.equal(ofServer({ leadsHere: true }), 'server_works')
    assert.equal(ofServer({ leadsHere: false }), 'server_leads_nowhere')
  })

  it('leads here where it does', () => {
    const here = (['here', 'here_plain', 'here_near', 'server_works', 'another', 'wrong_door'] as const).filter(
      leadsHere,
    )
    assert.deepEqual(here, ['here', 'here_plain', 'here_near', 'server_works'])
  })
})
