import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { solve } from '../test/build/proof.ts'
import { ProofOfWork, type Challenge } from './proof-of-work.ts'

const MADE = Date.parse('2026-03-04T11:00:00.000Z')
const FIVE_MINUTES = 300_000
const at = (milliseconds: number) => new Date(MADE + milliseconds).toISOString()
const sign = (text: string) => createHash('sha256').update(`ours ${text}`).digest('hex')
const fresh = () => new ProofOfWork({ bytes: (count) => new Uint8Array(count).fill(7), sign })

describe('a puzzle', () => {
  let asked: Challenge
  let numbers: string
  before(async () => {
    asked = fresh().challenge('register', at(0))
    numbers = (await solve(asked)).split(' ')[1]!
  })
  const signed = (said: string) => `${said}.${sign(said)}`

  it('says what it is for, how long it is good and how much work it is, signed', () => {
    const seed = '07'.repeat(32)
    assert.deepEqual(asked, {
      challenge: signed(`register.${MADE + FIVE_MINUTES}.${seed}`),
      seed,
      puzzles: 64,
      zero_bits: 14,
      header: 'Proof-Of-Work',
    })
  })

  it('is good for five minutes from when it was made, and once', () => {
    for (const [moment, isGood] of [
      [0, true],
      [FIVE_MINUTES - 1, true],
      [FIVE_MINUTES, false],
      [-1, false],
    ] as const) {
      const proofs = fresh()
      const accepts = () => proofs.accepts('register', `${asked.challenge} ${numbers}`, at(moment))
      assert.deepEqual([accepts(), accepts()], [isGood, false], String(moment))
    }
  })

  it('that was refused is not used up, and one that was solved stays so when others have ended', async () => {
    const proofs = fresh()
    const proof = `${asked.challenge} ${numbers}`
    assert.equal(proofs.accepts('forgot-password', proof, at(0)), false)
    assert.equal(proofs.accepts('register', `${proof},0`, at(0)), false)
    assert.equal(proofs.accepts('register', proof, at(0)), true)
    const other = new ProofOfWork({ bytes: (count) => new Uint8Array(count).fill(8), sign })
    const later = await solve(other.challenge('register', at(1)))
    assert.equal(proofs.accepts('register', later, at(FIVE_MINUTES)), true)
    assert.equal(proofs.accepts('register', later, at(FIVE_MINUTES)), false)
  })

  it('is not taken from who made it up or did not solve it', () => {
    const [first = '', ...others] = numbers.split(',')
    const longer = signed(`register.${MADE + FIVE_MINUTES}.${'07'.repeat(31)}08`)
    for (const [what, header] of [
      ['nothing', undefined],
      ['no numbers', asked.challenge],
      ['one less', `${asked.challenge} ${others.join(',')}`],
      ['one more', `${asked.challenge} ${numbers},${first}`],
      ['the first wrong', `${asked.challenge} ${[Number(first) + 1, ...others].join(',')}`],
      ['the last too large', `${asked.challenge} ${[first, ...others.slice(1), 2 ** 32].join(',')}`],
      ['another seed', `${longer} ${numbers}`],
      ['no signature', `${asked.challenge.replace(/\.\w+$/, '')} ${numbers}`],
      ['another signature', `${asked.challenge.replace(/.$/, (last) => (last === '0' ? '1' : '0'))} ${numbers}`],
      ['two spaces', `${asked.challenge}  ${numbers}`],
    ] as const)
      assert.equal(fresh().accepts('register', header, at(0)), false, what)
    const solved = `${asked.challenge} ${numbers}`
    assert.equal(fresh().accepts('register', solved, at(0)), true)
  })
})
