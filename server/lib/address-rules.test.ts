import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asKept, inAscii, isAddress, isLocalBeyondAscii, isSameAddress, waysToWrite } from './address-rules.ts'

const TAKEN: [typed: string, kept: string, sent: string][] = [
  ['Anna@Example.com ', 'anna@example.com', 'anna@example.com'],
  ['\u202aanna\u00ad@exam\u200bple.com\u202c\u00a0', 'anna@example.com', 'anna@example.com'],
  ['anna@müller.example', 'anna@müller.example', 'anna@xn--mller-kva.example'],
  ['anna@MÜLLER.example', 'anna@müller.example', 'anna@xn--mller-kva.example'],
  ['anna@mu\u0308ller.example', 'anna@müller.example', 'anna@xn--mller-kva.example'],
  ['anna@xn--mller-kva.example', 'anna@xn--mller-kva.example', 'anna@xn--mller-kva.example'],
  ['a@straße.example', 'a@straße.example', 'a@xn--strae-oqa.example'],
  ['a@пример.рф', 'a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
  ['a@例え。jp', 'a@例え.jp', 'a@xn--r8jz45g.jp'],
  ["o'brien+yoga@x-1.example.co", "o'brien+yoga@x-1.example.co", "o'brien+yoga@x-1.example.co"],
]
const REFUSED = [
  'anna',
  'anna@',
  '@müller.example',
  'anna@müller',
  'a b@x.example',
  'a..b@x.example',
  '.a@x.example',
  'a@-x.example',
  'a@x..example',
  'a@127.0.0.1',
  'a@müller.example>',
  'a@mül ler.example',
  'a@xn--.example',
  '=a@x.example',
  '"a"@x.example',
  'a,b@x.example',
  `a@${'ü'.repeat(60)}.example`,
]

describe('an e-mail address', () => {
  for (const [typed, kept, sent] of TAKEN) {
    it(`is kept as ${kept} and sent to ${sent}`, () => {
      assert.deepEqual([isAddress(asKept(typed)), asKept(typed), inAscii(typed)], [true, kept, sent])
      assert.ok(isSameAddress(typed, sent) && waysToWrite(typed).includes(kept) && waysToWrite(sent).includes(kept))
    })
  }
  for (const typed of REFUSED) it(`is none: ${typed}`, () => assert.equal(isAddress(asKept(typed)), false))

  it('with letters beyond ASCII before the @ is told from what is no address at all', () => {
    assert.deepEqual(
      ['josé@x.example', 'josé@müller.example', 'josé@x', 'jose@x.example'].map((one) => [
        isAddress(one),
        isLocalBeyondAscii(one),
      ]),
      [
        [false, true],
        [false, true],
        [false, false],
        [true, false],
      ],
    )
  })
})
