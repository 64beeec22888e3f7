import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { request as begin } from 'node:http'
import { registerClient } from './build/bookings.ts'
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

  it('with a flood of faults is told of the first twenty, in few words', async () => {
    const flood = Object.fromEntries(Array.from({ length: 70_000 }, (_, at) => [`key-${at}`, 0]))
    const { status, body } = await studio.send('POST /api/v1/auth/refresh', { body: flood })
    assert.deepEqual([status, body.errors.length], [422, 20])
    assert.match(body.detail, /; and 69981 more$/)
    assert.ok(JSON.stringify(body).length < 5000)
    const long = await post({ full_name: 'A', ['x'.repeat(500_000)]: 1 }, json)
    assert.ok(JSON.stringify(long.body).length < 1000)
    assert.deepEqual(
      long.body.errors.map(({ path }: { path: string }) => path),
      [`${'x'.repeat(100)}…`],
    )
  })

  for (const [what, written] of [
    ['hexadecimal', '0x1'],
    ['with an exponent', '1e0'],
    ['with a sign', '%2B1'],
    ['with a zero before it', '01'],
    ['with a space', '%201'],
    ['with a fraction', '1.0'],
    ['nothing', '0'],
    ['below nothing', '-1'],
    ['too large to be told from the next', '9007199254740993'],
    ['in other digits', '%D9%A1'],
  ] as const) {
    it(`with an id that is ${what} is refused, in the path and in the query`, async () => {
      const inPath = await studio.asOwner(`GET /api/v1/establishments/${written}`)
      assert.deepEqual([inPath.status, inPath.body.errors?.[0]?.in], [422, 'path'])
      const inQuery = await studio.asOwner(`GET /api/v1/memberships?client_id=${written}`)
      assert.deepEqual([inQuery.status, inQuery.body.errors?.[0]?.path], [422, 'client_id'])
      assert.equal((await studio.asOwner(`GET /api/v1/clients?page=${written}`)).status, 422)
    })
  }

  it('takes the ids there are', async () => {
    assert.equal((await studio.asOwner('GET /api/v1/establishments/1')).status, 200)
    assert.equal((await studio.asOwner('GET /api/v1/establishments/9007199254740991')).status, 404)
    assert.equal((await studio.asOwner('GET /api/v1/clients?page=10&page_size=20')).status, 200)
  })

  const lines: [operation: string, field: string, body: object][] = [
    ['POST /api/v1/clients', 'full_name', {}],
    ['POST /api/v1/clients', 'phone', { full_name: 'A' }],
    ['POST /api/v1/clients', 'emergency_contact', { full_name: 'A' }],
    ['POST /api/v1/waivers', 'title', { body: 'I am\nwell.' }],
    ['POST /api/v1/class-templates', 'name', {}],
    ['POST /api/v1/products', 'sku', { name: 'Mat', price: 1 }],
    ['POST /api/v1/promo-codes', 'code', { discount_type: 'percentage', discount_value: 1, valid_from: '2026-01-01' }],
    ['POST /api/v1/gift-cards', 'recipient_name', { initial_value: 1 }],
    ['POST /api/v1/tags', 'name', {}],
    ['PUT /api/v1/studio', 'studio_name', {}],
    ['PUT /api/v1/studio', 'tax_id', {}],
    [
      'PUT /api/v1/studio/email',
      'from_name',
      { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' },
    ],
  ]
  for (const [operation, field, body] of lines) {
    it(`takes one line for ${field} of ${operation}`, async () => {
      for (const sign of ['\r', '\n', '\0', '\t', '\u001b', '\u007f', '\u0085', '\u2028']) {
        const refused = await studio.asOwner(operation, { ...body, [field]: `A${sign}B` })
        assert.deepEqual([refused.status, refused.body.errors?.[0]?.path], [422, field], JSON.stringify(sign))
      }
    })
  }

  it('loses what would turn its reading around, and keeps what languages need', async () => {
    const { body } = await post({ full_name: ' Ana \u202Egnp.exe\u202C\u2066 \u200Eabc\u200F 👩‍🏫 नमस्ते\n' }, json)
    assert.equal(body.full_name, 'Ana gnp.exe \u200Eabc\u200F 👩‍🏫 नमस्ते')
  })

  it('takes a date of birth from 1900 until the studio’s today', async () => {
    studio.clock.set('2026-03-04T23:30:00.000Z')
    studio.owner = await studio.login('owner@studio.test')
    for (const [date_of_birth, status] of [
      ['1899-12-31', 422],
      ['1900-01-01', 201],
      ['2026-03-05', 201],
      ['2026-03-06', 422],
      ['2999-01-01', 422],
    ] as const) {
      const made = await post({ full_name: 'A', date_of_birth }, json)
      assert.deepEqual(
        [made.status, made.body.errors?.[0]?.path],
        [status, status === 422 ? 'date_of_birth' : undefined],
      )
    }
    const { id } = (await post({ full_name: 'A' }, json)).body
    assert.equal((await studio.asOwner(`PUT /api/v1/clients/${id}`, { date_of_birth: '2999-01-01' })).status, 422)
    const person = {
      email: 'born@studio.test',
      full_name: 'B',
      password: 'Correct-Horse-7',
      date_of_birth: '2999-01-01',
    }
    assert.equal((await studio.send('POST /api/v1/auth/register/client', { body: person })).status, 422)
  })

  it('takes an IP address for one', async () => {
    const { email } = await registerClient(studio)
    const token = await studio.login(email)
    for (const [ip_address, status] of [
      ['not an ip <b>', 422],
      ['203.0.113.256', 422],
      ['203.0.113.7', 201],
      ['2001:db8::7', 201],
    ] as const) {
      const body = { consent_type: 'marketing_email', granted: true, ip_address }
      assert.equal((await studio.send('POST /api/v1/gdpr/consent', { token, body })).status, status, ip_address)
    }
  })

  it('that its sender gives up half way is no error of ours', async () => {
    const { hostname, port } = new URL(studio.running.localUrl)
    const give = (path: string, headers: Record<string, string>, part: string) =>
      new Promise<void>((resolve) => {
        const all = { Authorization: `Bearer ${studio.owner}`, ...headers }
        const sent = begin({ hostname, port, path, method: 'POST', headers: all })
        sent.on('error', () => {}).on('close', resolve)
        sent.write(part)
        setTimeout(() => sent.destroy(), 30)
      })
    const form = 'multipart/form-data; boundary=x'
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nName'
    const before = studio.logged.length
    await give('/api/v1/clients', { ...json, 'Content-Length': '1000' }, '{"full_name": "A')
    await give('/api/v1/clients', json, '{"full_name": "A')
    await give('/api/v1/migration/analyse?entity=clients', { 'Content-Type': form, 'Content-Length': '9000' }, head)
    await give('/api/v1/migration/analyse?entity=clients', { 'Content-Type': form }, head)
    await new Promise((resolve) => setTimeout(resolve, 100))
    assert.equal((await studio.asOwner('GET /api/v1/health')).status, 200)
    assert.deepEqual(
      studio.logged.slice(before).filter((line) => !line.includes('"debug"')),
      [],
    )
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
    const chunked = (body: string) =>
      fetch(`${studio.running.localUrl}/api/v1/clients`, {
        method: 'POST',
        headers: { ...json, Authorization: `Bearer ${studio.owner}` },
        body: new Blob([body]).stream(),
        duplex: 'half',
      })
    // A sender in the middle of its body reads the answer all the same, each time.
    const large = 'x'.repeat(20 * 1024 * 1024)
    for (const _ of [1, 2, 3]) {
      for (const body of [text, large]) {
        const answer = await chunked(body)
        assert.deepEqual([answer.status, ((await answer.json()) as { code: string }).code], [413, 'PAYLOAD_TOO_LARGE'])
      }
      assert.equal((await post(large, json)).status, 413)
      assert.equal((await chunked('{"full_name": "A"}')).status, 201)
    }
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
