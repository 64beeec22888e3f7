import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { solve } from '../../test/build/proof.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

describe('past a bucket that many share', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio({ config: { forwardedForTrusted: undefined } })
  })
  after(() => studio.stop())

  let person = 0
  const register = (proof?: string) =>
    studio.send('POST /api/v1/auth/register/client', {
      body: { email: `new-${++person}@studio.test`, full_name: 'New', password: PASSWORD },
      headers: proof === undefined ? {} : { 'Proof-Of-Work': proof },
      door: 'public',
    })
  const forgot = (email: string, headers: Record<string, string> = {}) =>
    studio.send('POST /api/v1/auth/forgot-password', { body: { email }, headers, door: 'public' })

  it('newcomers solve a puzzle and register, each puzzle once, for what it is for, while it is good', async () => {
    for (let n = 0; n < 100; n += 1) assert.equal((await register()).status, 201)
    const { status, body, headers } = await register()
    assert.deepEqual([status, body.code, headers.get('retry-after')], [429, 'RATE_LIMITED', '3600'])
    const { challenge, seed, puzzles, zero_bits, header } = body.proof_of_work
    assert.deepEqual([puzzles, zero_bits, header], [64, 14, 'Proof-Of-Work'])
    assert.match(seed, /^[\da-f]{64}$/)
    const proof = await solve(body.proof_of_work)
    const [, numbers = ''] = proof.split(' ')
    const other = (await register()).body.proof_of_work
    for (const [says, spoilt] of [
      ['nothing', ''],
      ['no numbers', challenge],
      ['one number less', proof.replace(/,\d+$/, '')],
      ['one more', `${proof},0`],
      ['another number', proof.replace(/\d+$/, (last) => String(Number(last) + 1))],
      ['another challenge', `${other.challenge} ${numbers}`],
      ['another seed', proof.replace(seed, other.seed)],
      ['another end', proof.replace(/\.\d+\./, (end) => `.${Number(end.slice(1, -1)) - 1}.`)],
      ['another purpose', proof.replace('register', 'forgot-password')],
    ] as const)
      assert.equal((await register(spoilt)).status, 429, says)
    assert.equal((await forgot('x@studio.test', { 'Proof-Of-Work': proof })).status, 200, 'not needed, not used up')

    const both = await Promise.all([register(proof), register(proof)])
    assert.deepEqual(
      both.map((reply) => reply.status).toSorted((a, b) => a - b),
      [201, 429],
    )
    assert.equal((await register(proof)).status, 429)

    const late = await solve(other)
    studio.clock.advance({ minutes: 5 })
    assert.equal((await register(late)).status, 429)
  })

  it('who forgot the password of an account that others have asked for solves one, at a known and an unknown e-mail', async () => {
    for (const email of ['new-1@studio.test', 'nobody@studio.test']) {
      for (let n = 0; n < 5; n += 1) assert.equal((await forgot(email)).status, 200)
      const { status, body } = await forgot(email)
      assert.equal(status, 429)
      const proof = await solve(body.proof_of_work)
      assert.equal((await register(proof)).status, 429, 'it is for forgotten passwords')
      assert.equal((await forgot(email, { 'Proof-Of-Work': proof })).status, 200)
      assert.equal((await forgot(email, { 'Proof-Of-Work': proof })).status, 429)
    }
  })

  it('an account whose bucket strangers have filled is signed in to with one; each is good for one password', async () => {
    const signIn = (password: string, proof?: string) =>
      studio.send('POST /api/v1/auth/login', {
        body: { email: 'new-1@studio.test', password },
        headers: proof === undefined ? {} : { 'Proof-Of-Work': proof },
        door: 'public',
      })
    for (let n = 0; n < 10; n += 1) assert.equal((await signIn('wrong')).status, 401)
    const { status, body } = await signIn(PASSWORD)
    assert.deepEqual([status, body.code], [429, 'RATE_LIMITED'])
    const proof = await solve(body.proof_of_work)
    assert.equal((await signIn('wrong', proof)).status, 401)
    assert.equal((await signIn(PASSWORD, proof)).status, 429, 'it was for one password')
    const another = await solve((await signIn(PASSWORD)).body.proof_of_work)
    assert.equal((await signIn(PASSWORD, another)).status, 200)
  })

  it('there is none for who is past a bucket of their own', async () => {
    await studio.asOwner('PUT /api/v1/studio', { forwarded_for_trusted: true })
    const headers = { 'X-Forwarded-For': '203.0.113.7' }
    const ask = (n: number) => forgot(`own-${n}@studio.test`, headers)
    for (let n = 0; n < 5; n += 1) assert.equal((await ask(n)).status, 200)
    const { status, body } = await ask(5)
    assert.deepEqual([status, body.proof_of_work], [429, undefined])
  })

  it('what the widget shows is read fifty times a second', async () => {
    await studio.asOwner('PUT /api/v1/studio', { forwarded_for_trusted: false })
    const id = (await studio.asOwner('GET /api/v1/studio')).body.public_studio_id
    for (let n = 0; n < 60; n += 1) {
      const all = await Promise.all(
        Array.from({ length: 50 }, () => studio.send(`GET /api/v1/widget/${id}/schedule`, { door: 'public' })),
      )
      assert.ok(all.every(({ status }) => status === 200))
      studio.clock.advance({ milliseconds: 999 })
    }
    assert.equal((await studio.send(`GET /api/v1/widget/${id}/schedule`, { door: 'public' })).status, 429)
  })
})
