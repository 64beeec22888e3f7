import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../../test/build/bookings.ts'
import { makeManager } from '../../test/build/staff.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type Reply, type TestStudio } from '../../test/studio.ts'
import { goOnline } from '../../test/build/reach.ts'

const NEW = 'another-quiet-morning'

describe('links to set a password', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await goOnline(studio)
    const server = { host: 'smtp.test', from_email: 'desk@studio.test', port: 587, security: 'starttls' }
    await studio.asOwner('PUT /api/v1/studio/email', server)
  })
  after(() => studio.stop())

  let addresses = 0
  const outside = (operation: string, body: object) =>
    studio.send(operation, {
      body,
      headers: { 'X-Forwarded-For': `10.7.${++addresses >> 8}.${addresses & 255}` },
      door: 'public',
    })
  const forgot = (email: string) => outside('POST /api/v1/auth/forgot-password', { email })
  const register = (email: string) =>
    outside('POST /api/v1/auth/register/client', { email, full_name: 'Somebody Else', password: NEW })
  const reset = (token: string) => outside('POST /api/v1/auth/reset-password', { token, new_password: NEW })
  const refused = ({ status, body }: Reply) => [status, body.code]
  const lettersTo = (email: string) =>
    studio.mail.sent.filter(({ to, subject }) => to.address === email && !subject.startsWith('Welcome'))
  const tokenIn = (text = '') => /#([\w-]+)/.exec(text)?.[1] ?? ''
  const tokenOf = (invitation: Reply) => tokenIn(invitation.body.invite_url)
  const add = async (email: string) =>
    (await studio.asOwner('POST /api/v1/clients', { full_name: 'Ines Vega', email })).body as { id: number }

  it('are written after the answer: the same row, whoever is asked about', async () => {
    const client = await registerClient(studio)
    const changes = async (ask: () => Promise<Reply>) => {
      const before = studio.running.app.writer.version
      assert.equal((await ask()).status, 200)
      const letters = (await studio.asOwner('GET /api/v1/emails')).body.total
      return { commits: studio.running.app.writer.version - before, letters }
    }
    const seen = []
    for (const email of [client.email, OWNER_EMAIL, 'nobody@studio.test']) seen.push(await changes(() => forgot(email)))
    assert.deepEqual(seen, [seen[0], seen[0], seen[0]])
    assert.equal(seen[0]!.commits, 1)
    await studio.advance({ seconds: 1 })
    assert.equal((await studio.asOwner('GET /api/v1/emails')).body.total, seen[0]!.letters + 2)
  })

  it('go to one account five times a day at the most, however they are asked for', async () => {
    const client = await registerClient(studio)
    const asked = ['forgot', 'register', 'forgot', 'register', 'forgot', 'register', 'forgot'] as const
    for (const way of asked) {
      if (way === 'forgot') assert.equal((await forgot(client.email)).status, 200)
      else assert.deepEqual(refused(await register(client.email)), [409, 'EMAIL_IN_USE'])
      await studio.advance({ minutes: 30 })
    }
    assert.equal(lettersTo(client.email).length, 5)
    // Five went out in the first two hours; the first of them is a day old only now.
    await studio.advance({ hours: 20, minutes: 29 })
    await forgot(client.email)
    await studio.advance({ seconds: 1 })
    assert.equal(lettersTo(client.email).length, 5)
    await studio.advance({ minutes: 1 })
    await forgot(client.email)
    await studio.advance({ seconds: 1 })
    assert.equal(lettersTo(client.email).length, 6)
  })

  it('are counted by account: another’s are none of theirs, and the studio’s own count for nothing', async () => {
    const [one, two] = [await registerClient(studio), await registerClient(studio)]
    for (let n = 0; n < 5; n += 1) await forgot(one.email)
    await studio.advance({ seconds: 1 })
    await forgot(two.email)
    await studio.advance({ seconds: 1 })
    assert.deepEqual([lettersTo(one.email).length, lettersTo(two.email).length], [5, 1])
    const sent = await studio.asOwner(`POST /api/v1/clients/${one.id}/reset-mail`)
    assert.deepEqual([sent.status, sent.body], [200, { success: true, email: 'leaves' }])
    await studio.advance({ seconds: 1 })
    assert.equal(lettersTo(one.email).length, 6)
    assert.equal((await reset(tokenIn(lettersTo(one.email).at(-1)?.text))).body.account.id, one.id)
  })

  it('of a member of staff are five a day too', async () => {
    const { email } = await makeManager(studio, [])
    for (let n = 0; n < 5; n += 1) await forgot(email)
    await studio.advance({ seconds: 1 })
    await studio.advance({ hours: 1 })
    await forgot(email)
    await studio.advance({ seconds: 1 })
    assert.equal(lettersTo(email).length, 5)
  })

  it('lead who registers to the client record they have, also where they are of the staff', async () => {
    const { email } = await makeManager(studio, [])
    const { id } = await add(email)
    assert.deepEqual(refused(await register(email)), [409, 'EMAIL_IN_USE'])
    await studio.advance({ seconds: 1 })
    const { body } = await reset(tokenIn(lettersTo(email).at(-1)?.text))
    assert.deepEqual([body.role, body.account.id], ['client', id])
  })

  it('that are asked for void no invitation; a password that is set voids both', async () => {
    const { id } = await add('ines@studio.test')
    const invitation = await studio.asOwner(`POST /api/v1/clients/${id}/invite`)
    await forgot('ines@studio.test')
    await register('ines@studio.test')
    await studio.advance({ days: 13 })
    assert.equal((await studio.send(`GET /api/v1/auth/invite/${tokenOf(invitation)}`)).status, 200)
    await forgot('ines@studio.test')
    await studio.advance({ seconds: 1 })
    const link = tokenIn(lettersTo('ines@studio.test').at(-1)?.text)
    assert.equal((await reset(tokenOf(invitation))).body.account.id, id)
    assert.deepEqual(refused(await reset(link)), [404, 'TOKEN_INVALID'])
  })

  it('are never shown to staff for an account that somebody has', async () => {
    const client = await registerClient(studio)
    const before = lettersTo(client.email).length
    assert.deepEqual(refused(await studio.asOwner(`POST /api/v1/clients/${client.id}/invite`)), [
      409,
      'CLIENT_HAS_LOGIN',
    ])
    await studio.advance({ seconds: 1 })
    assert.equal(lettersTo(client.email).length, before)
    const desk = await makeManager(studio, ['clients.view'])
    const sent = await studio.send(`POST /api/v1/clients/${client.id}/reset-mail`, { token: desk.token })
    assert.deepEqual(refused(sent), [403, 'AUTH_INSUFFICIENT_PERMISSIONS'])
  })

  it('are mailed by staff to who is active and has an e-mail, and set a first password as well', async () => {
    const { id } = await add('first@studio.test')
    assert.equal((await studio.asOwner(`POST /api/v1/clients/${id}/reset-mail`)).status, 200)
    await studio.advance({ seconds: 1 })
    assert.equal((await reset(tokenIn(lettersTo('first@studio.test').at(-1)?.text))).body.account.id, id)
    const nameless = (await studio.asOwner('POST /api/v1/clients', { full_name: 'No Mail' })).body
    const away = await add('away@studio.test')
    await studio.asOwner(`DELETE /api/v1/clients/${away.id}`)
    for (const [client, expected] of [
      [nameless.id, [422, 'VALIDATION_ERROR']],
      [away.id, [409, 'CLIENT_INACTIVE']],
      [999_999, [404, 'NOT_FOUND']],
    ] as const)
      assert.deepEqual(refused(await studio.asOwner(`POST /api/v1/clients/${client}/reset-mail`)), expected)
  })

  it('end with the e-mail they went to, and so do the sessions; the old address is told, in its language', async () => {
    const client = await registerClient(studio)
    await studio.asOwner(`PUT /api/v1/clients/${client.id}`, { locale: 'de' })
    await forgot(client.email)
    await studio.advance({ seconds: 1 })
    const link = tokenIn(lettersTo(client.email).at(-1)?.text)
    const session = (await outside('POST /api/v1/auth/login', { email: client.email, password: PASSWORD })).body
    const change = (email: string) => studio.asOwner(`PUT /api/v1/clients/${client.id}`, { email })
    assert.equal((await change(client.email)).status, 200)
    assert.equal((await studio.send('GET /api/v1/auth/me', { token: session.access_token })).status, 200)
    assert.equal((await change('moved@studio.test')).status, 200)
    await studio.advance({ seconds: 1 })
    assert.deepEqual(refused(await studio.send('GET /api/v1/auth/me', { token: session.access_token })), [
      401,
      'AUTH_INVALID_TOKEN',
    ])
    const { refresh_token } = session
    assert.equal((await outside('POST /api/v1/auth/refresh', { refresh_token })).status, 401)
    assert.equal((await reset(link)).status, 404)
    assert.match(lettersTo(client.email).at(-1)?.subject ?? '', /^Deine E-Mail-Adresse bei Test Studio/)
    assert.equal(lettersTo('moved@studio.test').length, 0)
    assert.equal(
      (await outside('POST /api/v1/auth/login', { email: 'moved@studio.test', password: PASSWORD })).status,
      200,
    )
  })

  it('of who has no login move without a word', async () => {
    const { id } = await add('typo@studio.test')
    await studio.asOwner(`PUT /api/v1/clients/${id}`, { email: 'right@studio.test' })
    await studio.advance({ seconds: 1 })
    assert.deepEqual([lettersTo('typo@studio.test'), lettersTo('right@studio.test')], [[], []])
  })
})
