import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient } from './client.ts'
import { ApiError } from './problem.ts'
import { addressOf, idempotencyKey } from './request.ts'
import type { Answer, Input, Item } from './types.ts'

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

/** A client over answers given one after the other, and the requests it made. */
function over(...answers: (Response | Error)[]) {
  const heard: boolean[] = []
  const sent: { url: string; method: string; headers: Headers; body: unknown }[] = []
  let renewed = 0
  const client = createClient({
    language: () => 'de',
    heard: (answered) => heard.push(answered),
    prove: async ({ challenge }) => `${challenge} 1,2`,
    session: {
      get: () => ({ access_token: 'old' }) as never,
      refresh: async () => (renewed++, 'new'),
    },
    fetch: async (url, { method = '', headers, body } = {}) => {
      sent.push({ url: String(url), method, headers: headers as Headers, body })
      const answer = answers.shift()
      if (answer instanceof Response) return answer
      throw answer ?? new Error('asked too often')
    },
  })
  return { ...client, sent, heard, renewals: () => renewed }
}

test('an address is filled in, and only what is set is asked for', () => {
  assert.deepEqual(addressOf('GET /api/v1/clients/{client_id}/notes', { params: { client_id: 7 } }), {
    method: 'GET',
    url: '/api/v1/clients/7/notes',
  })
  const query = { search: 'a&b', page: 2, tag: undefined, status: null, text: '' }
  assert.equal(addressOf('GET /x', { query }).url, '/x?search=a%26b&page=2')
  assert.equal(addressOf('GET /files/{name}', { params: { name: 'a/b' } }).url, '/files/a%2Fb')
  assert.throws(() => addressOf('GET /x/{id}', {}), /needs id/)
})

test('keys that make a repeat harmless are random and long enough', () => {
  const keys = new Set(Array.from({ length: 100 }, idempotencyKey))
  assert.equal(keys.size, 100)
  for (const key of keys) assert.match(key, /^[0-9a-f]{32}$/)
})

test('a call carries the token, the language and its body, and gives the answer', async () => {
  const api = over(json(201, { id: 5 }))
  const answer: unknown = await api.call('POST /api/v1/clients', { body: { full_name: 'Ana Ruiz' } })
  assert.deepEqual(answer, { id: 5 })
  const [request] = api.sent
  assert.equal(request?.headers.get('Authorization'), 'Bearer old')
  assert.equal(request?.headers.get('Accept-Language'), 'de')
  assert.equal(request?.headers.get('Content-Type'), 'application/json')
  assert.deepEqual(JSON.parse(String(request?.body)), { full_name: 'Ana Ruiz' })
})

test('only what is not done twice carries a key, the caller’s own where there is one', async () => {
  const api = over(json(200, []), json(200, {}), json(201, {}))
  await api.call('GET /api/v1/clients')
  await api.call('POST /api/v1/clients', { body: { full_name: 'Ana Ruiz' } })
  await api.call('POST /api/v1/clients', { body: { full_name: 'Ana Ruiz' } }, { idempotencyKey: 'mine' })
  const [none, own, given] = api.sent.map(({ headers }) => headers.get('Idempotency-Key'))
  assert.deepEqual([none, own?.length, given], [null, 32, 'mine'])
})

test('it is told of every request whether the studio answered; one that was given up says nothing', async () => {
  const tunnel = new Response('', { status: 502, headers: { 'Content-Type': 'text/html' } })
  const api = over(json(200, {}), json(409, {}), tunnel, new TypeError('fetch failed'))
  for (let calls = 0; calls < 4; calls++) await api.call('GET /api/v1/auth/me').catch(() => undefined)
  assert.deepEqual(api.heard, [true, true, false, false])
  const given = over(new DOMException('given up', 'AbortError'))
  const signal = AbortSignal.abort()
  await assert.rejects(given.call('GET /api/v1/auth/me', {}, { signal }), { name: 'AbortError' })
  assert.deepEqual(given.heard, [])
})

test('who is not signed in asks for no new token', async () => {
  const stranger = createClient({
    language: () => 'de',
    prove: () => assert.fail('asked for a proof'),
    session: { get: () => null, refresh: () => assert.fail('asked for a new token') },
    fetch: async () => json(401, { code: 'AUTH_INVALID_CREDENTIALS' }),
  })
  const body = { email: 'ana@example.org', password: 'wrong' }
  await assert.rejects(stranger.call('POST /api/v1/auth/login', { body }), { code: 'AUTH_INVALID_CREDENTIALS' })
})

test('no content is no answer, and a file is sent as a form', async () => {
  assert.equal(await over(new Response(null, { status: 204 })).call('POST /api/v1/auth/logout'), undefined)
  const api = over(json(201, { id: 3 }))
  const file = new File(['a;b'], 'clients.csv')
  assert.deepEqual(await api.upload('POST /api/v1/migration/analyse', file), { id: 3 })
  const sent = api.sent[0]!.body as FormData
  assert.equal((sent.get('file') as File).name, 'clients.csv')
})

test('a refused token is renewed once, and the repeat is the same request', async () => {
  const api = over(json(401, {}), json(201, { id: 5 }))
  await api.call('POST /api/v1/clients', { body: { full_name: 'Ana Ruiz' } })
  const keys = api.sent.map(({ headers }) => headers.get('Idempotency-Key'))
  assert.equal(api.renewals(), 1)
  assert.equal(keys[0], keys[1])
  assert.equal(api.sent[1]?.headers.get('Authorization'), 'Bearer new')

  const refusedTwice = over(json(401, {}), json(401, { code: 'AUTH_INVALID_TOKEN' }))
  await assert.rejects(
    refusedTwice.call('GET /api/v1/auth/me'),
    (error: ApiError) => error.code === 'AUTH_INVALID_TOKEN',
  )
  assert.equal(refusedTwice.sent.length, 2)
})

test('failures say what they are: refused, unreadable, unreachable', async () => {
  const reasons = [{ code: 'CLASS_FULL', detail: 'All 20 places are taken.', rule: 'capacity' }]
  const cases: [Response | Error, status: number, code: string][] = [
    [json(409, { status: 409, code: 'CLASS_FULL', reasons }), 409, 'CLASS_FULL'],
    [new Response('<html>', { status: 502 }), 502, 'HTTP_502'],
    [new TypeError('fetch failed'), 0, 'UNREACHABLE'],
  ]
  for (const [answer, status, code] of cases) {
    await assert.rejects(over(answer).call('GET /api/v1/auth/me'), (error: ApiError) => {
      assert.ok(error instanceof ApiError)
      assert.deepEqual([error.status, error.code], [status, code])
      return true
    })
  }
})

test('a puzzle in place of a refusal is solved, once, and sent along with the same request', async () => {
  const proof_of_work = { challenge: 'forgot', seed: '', puzzles: 2, zero_bits: 1, header: 'Proof-Of-Work' }
  const asked = () => json(429, { code: 'RATE_LIMITED', proof_of_work })
  const body = { email: 'ana@example.org' }
  const api = over(asked(), json(200, { success: true }))
  assert.deepEqual(await api.call('POST /api/v1/auth/forgot-password', { body }), { success: true })
  const [first, second] = api.sent
  assert.deepEqual(
    [first, second].map((request) => request?.headers.get('Proof-Of-Work')),
    [null, 'forgot 1,2'],
  )
  assert.deepEqual([second?.url, second?.body], [first?.url, first?.body])
  const again = over(asked(), asked(), json(200, {}))
  await assert.rejects(again.call('POST /api/v1/auth/forgot-password', { body }), { code: 'RATE_LIMITED' })
  assert.equal(again.sent.length, 2)
})

test('a file comes with the name the server gave it', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename="clients.csv"' }
  const { file, name } = await over(new Response('a;b', { headers })).openFile('GET /api/v1/auth/me')
  assert.deepEqual([await file.text(), name], ['a;b', 'clients.csv'])
})

test('a file is asked for with what it is made of', async () => {
  const api = over(new Response('a;b'))
  const body = { client_ids: [3], columns: ['name' as const] }
  await api.openFile('POST /api/v1/clients/export', { body })
  const [request] = api.sent
  assert.deepEqual([request?.method, request?.body], ['POST', JSON.stringify(body)])
})

// Checked by the compiler: a wrong name, a missing parameter or a mistyped answer does not build.
export type Checked = [
  Input<'GET /api/v1/clients/{client_id}'>['params']['client_id'] extends number ? true : never,
  Item<'GET /api/v1/clients'>['full_name'] extends string ? true : never,
  Answer<'POST /api/v1/auth/login'>['role'] extends 'manager' | 'instructor' | 'client' ? true : never,
]

test('an answer is opened to be read as it comes, and a refusal of it is an error as ever', async () => {
  const refused = { title: 'No', status: 403, code: 'LICENSE_INVALID', detail: 'It has ended.' }
  const api = over(json(200, { reply: 'Hello.' }), json(403, refused))
  const input: Input<'POST /api/v1/assistant/chat'> = {
    query: { stream: 'true' },
    body: { messages: [{ role: 'user', content: 'Hello?' }] },
  }
  const response = await api.open('POST /api/v1/assistant/chat', input)
  assert.deepEqual(await response.json(), { reply: 'Hello.' })
  const [{ url, headers, body }] = api.sent as [(typeof api.sent)[number]]
  assert.equal(url, '/api/v1/assistant/chat?stream=true')
  assert.match(headers.get('Accept') ?? '', /^text\/event-stream/)
  assert.deepEqual(JSON.parse(String(body)), input.body)
  await assert.rejects(api.open('POST /api/v1/assistant/chat', input), { code: 'LICENSE_INVALID', status: 403 })
})
