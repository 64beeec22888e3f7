import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { encodeBase32, RFC_4648 } from '../../lib/code-rules.ts'
import { codeOfStep, otpauthUrl, readDigits, stepGiven, stepOf, stepsUsed } from './totp-codes.ts'

/** The secret of RFC 6238, appendix B, and what it shows there: the last six of eight digits. */
const secret = Buffer.from('12345678901234567890')
const shown = [
  ['1970-01-01T00:00:59.000Z', '287082'],
  ['2005-03-18T01:58:29.000Z', '081804'],
  ['2005-03-18T01:58:31.000Z', '050471'],
  ['2009-02-13T23:31:30.000Z', '005924'],
  ['2033-05-18T03:33:20.000Z', '279037'],
  ['2603-10-11T11:33:20.000Z', '353130'],
] as const

describe('codes that follow the time', () => {
  for (const [now, code] of shown) {
    it(`are those of RFC 6238 at ${now}`, () => {
      assert.equal(codeOfStep(secret, stepOf(now)), code)
      assert.equal(stepGiven(secret, code, { now, used: [] }), stepOf(now))
    })
  }

  it('are taken one step early or late, and no more', () => {
    const now = '2026-03-04T11:00:00.000Z'
    const taken = [-2, -1, 0, 1, 2].map((off) => {
      const step = stepOf(now) + off
      return stepGiven(secret, codeOfStep(secret, step), { now, used: [] }) === step
    })
    assert.deepEqual(taken, [false, true, true, true, false])
    assert.equal(stepOf('2026-03-04T11:00:29.999Z'), stepOf(now))
    assert.equal(stepOf('2026-03-04T11:00:30.000Z'), stepOf(now) + 1)
  })

  it('are used up once, each step by itself, as long as they could be given again', () => {
    const now = '2026-03-04T11:00:00.000Z'
    const step = stepOf(now)
    const used = stepsUsed([step - 2, step - 1, step - 3, step + 400], step, now)
    assert.deepEqual(used, [step - 2, step - 1, step])
    assert.equal(stepGiven(secret, codeOfStep(secret, step), { now, used }), undefined)
    assert.equal(stepGiven(secret, codeOfStep(secret, step + 1), { now, used }), step + 1)
  })

  it('are read with the spaces that people type, and nothing else is one', () => {
    const typed = ['123456', ' 123 456 ', '12 34 56', '12345', '1234567', '12345a', '１２３４５６', '']
    assert.deepEqual(typed.map(readDigits), ['123456', '123456', '123456', ...Array(5).fill(undefined)])
  })

  it('go into an app by an address with the studio’s and the account’s name', () => {
    const text = encodeBase32(secret, RFC_4648)
    assert.equal(text, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    assert.equal(
      otpauthUrl(text, { studio: 'Casa & Yoga', email: 'olga@example.com' }),
      `otpauth://totp/Casa%20%26%20Yoga:olga%40example.com?secret=${text}&issuer=Casa%20%26%20Yoga&algorithm=SHA1&digits=6&period=30`,
    )
  })
})
