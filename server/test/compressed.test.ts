import assert from 'node:assert/strict'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { addClient } from './build/tags.ts'
import { PASSWORD, startStudio, type TestStudio } from './studio.ts'

interface Packed {
  status: number
  encoding: string | undefined
  vary: string | undefined
  length: number
  text: string
}

describe('an answer', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    for (let count = 0; count < 60; count += 1) await addClient(studio, { address: 'Calle Mayor 1, Madrid' })
  })
  after(() => studio.stop())

  /** Asks without a client that unpacks automatically. */
  const get = async (path: string, accepts?: string, body?: object): Promise<Packed> => {
    const { hostname, port } = new URL(studio.running.localUrl)
    const headers = {
      Authorization: `Bearer ${studio.owner}`,
      'Content-Type': 'application/json',
      ...(accepts && { 'Accept-Encoding': accepts }),
    }
    const sent = request({ hostname, port, path, headers, method: body ? 'POST' : 'GET' })
    sent.end(body && JSON.stringify(body))
    return new Promise((resolve, reject) => {
      sent.on('error', reject).on('response', (response) => {
        void buffer(response).then((bytes) => {
          const { 'content-encoding': encoding, vary } = response.headers
          const text = (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
          resolve({ status: response.statusCode!, encoding, vary, length: bytes.length, text })
        })
      })
    })
  }

  it('over a kilobyte is compressed for who takes gzip, and says that it may be', async () => {
    for (const path of ['/api/v1/clients?page_size=60', '/api/v1/clients?page_size=8', '/api/v1/openapi.json']) {
      const [plain, packed] = [await get(path), await get(path, 'br, gzip;q=0.8')]
      assert.deepEqual([plain.encoding, plain.vary], [undefined, 'Accept-Encoding'], path)
      assert.deepEqual([packed.encoding, packed.vary], ['gzip', 'Accept-Encoding'], path)
      assert.equal(packed.text, plain.text)
      assert.ok(packed.length < plain.length / 2, `${packed.length} of ${plain.length} bytes`)
    }
    assert.equal((await get('/api/v1/clients?page_size=60', 'gzip;q=0')).encoding, undefined)
  })

  it('is left as it is where it is small, a picture or a paper', async () => {
    const { encoding, vary } = await get('/api/v1/clients?page_size=1', 'gzip')
    assert.deepEqual([encoding, vary], [undefined, undefined])
    const [{ id }] = (await studio.asOwner('GET /api/v1/clients?page_size=1')).body.items
    const archive = await get(`/api/v1/gdpr/export/${id}?format=zip`, 'gzip')
    assert.deepEqual([archive.status, archive.encoding], [200, undefined])
  })

  it('that gives tokens is left as it is: nothing beside them shows in its length', async () => {
    const body = { email: 'long@studio.test', full_name: 'L'.repeat(200), password: PASSWORD, phone: '1'.repeat(40) }
    assert.equal((await get('/api/v1/auth/register/client', 'gzip', body)).status, 201)
    const { length, encoding } = await get('/api/v1/auth/login', 'gzip', { email: body.email, password: PASSWORD })
    assert.ok(length > 600)
    assert.equal(encoding, undefined)
  })

  it('that refuses is compressed as well where its reasons are many', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`unknown_field_${at}`, 1]))
    const refused = await get('/api/v1/clients', 'gzip', { full_name: 'A', ...many })
    assert.deepEqual([refused.status, refused.encoding], [422, 'gzip'])
    assert.equal(JSON.parse(refused.text).errors.length, 20)
  })

  it('repeated for its key is the same, compressed or not', async () => {
    const { port } = new URL(studio.running.localUrl)
    const send = (accepts: string) =>
      fetch(`http://127.0.0.1:${port}/api/v1/clients`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${studio.owner}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': 'packed',
          'Accept-Encoding': accepts,
        },
        body: JSON.stringify({ full_name: 'Ada', address: 'x'.repeat(3000) }),
      })
    const [first, again] = [await send('gzip'), await send('identity')]
    assert.deepEqual(
      [first, again].map(({ headers }) => headers.get('content-encoding')),
      ['gzip', null],
    )
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
    assert.deepEqual(await again.json(), await first.json())
  })
})
