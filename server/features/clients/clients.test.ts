import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

describe('clients', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const add = async (full_name: string, email?: string) =>
    (await studio.asOwner('POST /api/v1/clients', { full_name, email })).body

  it('finds a client in the middle of a name, an e-mail or a phone', async () => {
    await add('Zoë Łukasiewicz', 'zoe@example.com')
    await studio.asOwner('POST /api/v1/clients', { full_name: 'Bo Li', phone: '+34 600 123 456' })
    for (const [search, found] of [
      ['kasie', 'Zoë Łukasiewicz'],
      ['zoe', 'Zoë Łukasiewicz'],
      ['123 456', 'Bo Li'],
      ['bo', 'Bo Li'],
      ['li', 'Bo Li'],
    ] as const) {
      const { body } = await studio.asOwner(`GET /api/v1/clients?search=${encodeURIComponent(search)}`)
      assert.deepEqual(
        body.items.map((client: { full_name: string }) => client.full_name),
        [found],
        search,
      )
    }
  })

  it('names every fault of a request at once', async () => {
    const { status, body } = await studio.asOwner('POST /api/v1/clients', { full_name: '', email: 'no', role: 'owner' })
    assert.equal(status, 422)
    assert.deepEqual(body.errors.map((error: { path: string }) => error.path).toSorted(), [
      'email',
      'full_name',
      'role',
    ])
  })

  it('gives an imported client a login by an invitation, once', async () => {
    const client = await add('Inés Invited', 'ines@example.com')
    const { body } = await studio.asOwner(`POST /api/v1/clients/${client.id}/invite`)
    const token = new URL(body.invite_url).hash.slice(1)
    const shown = await studio.send(`GET /api/v1/auth/invite/${token}`, { door: 'public' })
    assert.deepEqual(shown.body, { first_name: 'Inés', email: 'i…@example.com', studio_name: 'Test Studio' })
    const accept = () =>
      studio.send('POST /api/v1/auth/reset-password', { body: { token, new_password: PASSWORD }, door: 'public' })
    assert.equal((await accept()).body.account.id, client.id)
    assert.equal((await accept()).body.code, 'TOKEN_INVALID')
  })

  it('shows a client herself only', async () => {
    const token = await studio.login('ines@example.com')
    const own = await studio.send('GET /api/v1/auth/me', { token })
    assert.equal((await studio.send(`GET /api/v1/clients/${own.body.id}`, { token })).status, 200)
    assert.equal((await studio.send('GET /api/v1/clients/1', { token })).status, 404)
    assert.equal((await studio.send('GET /api/v1/clients', { token })).status, 403)
  })

  it('repeats an answer for the same Idempotency-Key and refuses another body', async () => {
    const send = (full_name: string) =>
      studio.send('POST /api/v1/clients', {
        token: studio.owner,
        body: { full_name },
        headers: { 'Idempotency-Key': 'k1' },
      })
    const [first, second] = [await send('Once Only'), await send('Once Only')]
    assert.equal(second.headers.get('idempotency-replayed'), 'true')
    assert.deepEqual(second.body, first.body)
    assert.equal((await send('Somebody Else')).body.code, 'IDEMPOTENCY_KEY_REUSED')
  })
})
