import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startStudio, type TestStudio } from './studio.ts'

describe('a request', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const json = { 'Content-Type': 'application/json' }
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    studio.send('POST /api/v1/clients', { token: studio.owner, body, headers })

  for (const [what, body] of [
    ['cut off', '{"full_name": "A'],
    ['not JSON', 'full_name=A'],
    ['a bare word', 'undefined'],
    ['with a trailing comma', '{"full_name": "A",}'],
  ] as const) {
    it(`with a body that is ${what} is refused by name`, async () => {
      const { status, body: problem, headers } = await post(body, json)
      assert.deepEqual([status, problem.code, problem.errors[0].in], [422, 'VALIDATION_ERROR', 'body'])
      assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/)
      assert.equal(problem.request_id, headers.get('x-request-id'))
    })
  }

  for (const [what, body, path] of [
    ['an array for an object', [], ''],
    ['null for an object', 'null', ''],
    ['a number for a text', { full_name: 7 }, 'full_name'],
    ['an object for a text', { full_name: { $ne: '' } }, 'full_name'],
    ['a text for an id', { full_name: 'A', guardian_id: '1' }, 'guardian_id'],
    ['a fraction for an id', { full_name: 'A', guardian_id: 1.5 }, 'guardian_id'],
    ['a date that does not exist', { full_name: 'A', date_of_birth: '2025-02-29' }, 'date_of_birth'],
    ['an unknown field', { full_name: 'A', nickname: 'B' }, 'nickname'],
    ['a field of the server’s', { full_name: 'A', id: 7 }, 'id'],
    ['a prototype', '{"full_name": "A", "__proto__": {"is_admin": true}}', '__proto__'],
    ['nothing', undefined, ''],
  ] as const) {
    it(`with ${what} is refused, and the field is named`, async () => {
      const { status, body: problem } = await post(body, json)
      assert.deepEqual([status, problem.code], [422, 'VALIDATION_ERROR'])
      assert.equal(problem.errors[0].path, path)
    })
  }

  it('names every fault of path, query and body', async () => {
    const put = await studio.asOwner('PUT /api/v1/clients/none', { full_name: '', x: 1 })
    const faults = put.body.errors.map((fault: { in: string; path: string }) => `${fault.in} ${fault.path}`)
    assert.deepEqual(faults.toSorted(), ['body full_name', 'body x', 'path client_id'])
    const list = await studio.asOwner('GET /api/v1/clients?page=0&page_size=1000&sort=id;drop')
    assert.deepEqual(list.body.errors.map(({ path }: { path: string }) => path).toSorted(), [
      'page',
      'page_size',
      'sort',
    ])
  })

  it('is read as JSON only when it says so', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { status, body } = await post('{"full_name": "A"}', { 'Content-Type': type })
      assert.deepEqual([status, body.code], [415, 'UNSUPPORTED_MEDIA_TYPE'], type)
    }
    assert.equal((await post('{"full_name": "A"}', { 'Content-Type': 'application/json; charset=utf-8' })).status, 201)
  })

  it('is not larger than 1 MiB, whether it says its size or not', async () => {
    const text = JSON.stringify({ full_name: 'x'.repeat(2 * 1024 * 1024) })
    const { status, body } = await post(text, json)
    assert.deepEqual([status, body.code], [413, 'PAYLOAD_TOO_LARGE'])
    const stream = new Blob([text]).stream()
    const chunked = await fetch(`${studio.running.localUrl}/api/v1/clients`, {
      method: 'POST',
      headers: { ...json, Authorization: `Bearer ${studio.owner}` },
      body: stream,
      duplex: 'half',
    })
    assert.equal(chunked.status, 413)
    assert.equal((await post({ full_name: 'A', address: 'x'.repeat(5000) })).status, 201)
    assert.equal((await post({ full_name: 'A', address: 'x'.repeat(5001) })).status, 422)
  })

  it('is asked for a token first, then for a role, then for sense', async () => {
    const bad = { body: { nonsense: true } }
    assert.equal((await studio.send('POST /api/v1/roles', bad)).body.code, 'AUTH_REQUIRED')
    for (const token of ['x', 'x.y.z', `${studio.owner}x`]) {
      assert.equal((await studio.send('POST /api/v1/roles', { ...bad, token })).body.code, 'AUTH_INVALID_TOKEN')
    }
    const client = { email: 'c@studio.test', password: 'Correct-Horse-7', full_name: 'C' }
    const { access_token, refresh_token } = (await studio.send('POST /api/v1/auth/register/client', { body: client }))
      .body
    const asClient = await studio.send('POST /api/v1/roles', { ...bad, token: access_token })
    assert.equal(asClient.body.code, 'AUTH_INSUFFICIENT_PERMISSIONS')
    const swapped = await studio.send('GET /api/v1/auth/me', { token: refresh_token })
    assert.equal(swapped.body.code, 'AUTH_INVALID_TOKEN')
    assert.equal((await studio.asOwner('POST /api/v1/roles', bad.body)).status, 422)
    assert.equal((await studio.asOwner('PUT /api/v1/roles/99', bad.body)).status, 422)
    assert.equal((await studio.asOwner('PUT /api/v1/roles/99', { name: 'X' })).status, 404)
  })
})
