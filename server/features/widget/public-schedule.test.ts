import assert from 'node:assert/strict'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { book, registerMember } from '../../test/build/bookings.ts'
import { makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('the public schedule', () => {
  let studio: TestStudio
  let path: string
  before(async () => {
    studio = await startStudio()
    const { body } = await studio.asOwner('GET /api/v1/studio')
    path = `/api/v1/widget/${body.public_studio_id}/schedule`
  })
  after(() => studio.stop())

  let visitor = 0
  /** Reads it from a separate address, so that the limit by address is met by its own test only. */
  const read = (headers: Record<string, string> = {}, from = path) => {
    visitor += 1
    return studio.send(`GET ${from}`, {
      door: 'public',
      headers: { 'X-Forwarded-For': `10.8.0.${visitor}`, ...headers },
    })
  }

  it('shows what the public may know of the next 14 days', async () => {
    const template_id = (await makeTemplate(studio, { name: 'Flow', color: '#1a7f5a' })).id
    const [first, last] = [
      await makeClass(studio, { template_id, starts_at: '2026-03-04T12:30', capacity: 5 }),
      await makeClass(studio, { template_id, starts_at: '2026-03-17T23:45' }),
    ]
    await makeClass(studio, { template_id, starts_at: '2026-03-18T00:00' })
    await makeClass(studio, { template_id, starts_at: '2026-03-04T12:00' })
    const cancelled = await makeClass(studio, { template_id, starts_at: '2026-03-05T10:00' })
    await studio.asOwner(`POST /api/v1/scheduled-classes/${cancelled.id}/cancel`)
    const { status, body } = await read()
    assert.equal(status, 200)
    assert.deepEqual(
      body.map(({ id }: { id: number }) => id),
      [first.id, last.id],
    )
    assert.deepEqual(body[0], {
      id: first.id,
      template_id,
      name: 'Flow',
      description: null,
      color: '#1a7f5a',
      photo_url: null,
      starts_at: '2026-03-04T11:30:00.000Z',
      ends_at: '2026-03-04T12:30:00.000Z',
      duration_minutes: 60,
      instructor_id: null,
      instructor_name: null,
      instructor_photo_url: null,
      establishment_id: null,
      establishment_name: null,
      category_id: null,
      category_name: null,
      price: null,
      credit_cost: null,
      guests_can_book: true,
      cancellation_hours: 12,
      late_cancel_fee: 0,
      late_cancel_keeps_price: true,
      capacity: 5,
      spots_left: 5,
      booking_opens_at: null,
      booking_closes_at: '2026-03-04T11:30:00.000Z',
    })
  })

  it('is known by its content: unchanged 304, changed with the next booking, begun classes gone', async () => {
    const first = await read()
    const etag = first.headers.get('etag')!
    await studio.asOwner('POST /api/v1/clients', { full_name: 'Nobody of the schedule’s' })
    const unchanged = await read({ 'If-None-Match': etag })
    assert.deepEqual([unchanged.status, unchanged.body, unchanged.headers.get('etag')], [304, '', etag])
    assert.equal((await read({ 'If-None-Match': `W/"other", W/${etag}` })).status, 304)
    const inGerman = await read({ 'If-None-Match': etag, 'Accept-Language': 'de' })
    assert.equal(inGerman.status, 304, 'one answer for all languages')
    await book(studio, first.body[0], await registerMember(studio))
    const changed = await read({ 'If-None-Match': etag })
    assert.deepEqual([changed.status, changed.body[0].spots_left], [200, 4])
    studio.clock.advance({ minutes: 30 })
    assert.deepEqual((await read()).body, first.body.slice(1))
  })

  it('moves on at midnight', async () => {
    const { length } = (await read()).body
    await studio.advance({ hours: 12 })
    assert.equal((await read()).body.length, length + 1)
  })

  it('is read compressed, by any page', async () => {
    const plain = await raw('identity')
    assert.equal(plain.headers['content-encoding'], undefined)
    assert.equal(plain.headers['access-control-allow-origin'], '*')
    for (const [accepts, encoding] of [
      ['br, gzip', 'gzip'],
      ['gzip;q=0.5', 'gzip'],
      ['gzip;q=0', undefined],
      ['br', undefined],
    ] as const) {
      const { headers, bytes } = await raw(accepts)
      assert.equal(headers['content-encoding'], encoding, accepts)
      assert.deepEqual(encoding ? gunzipSync(bytes) : bytes, plain.bytes)
    }
  })

  it('is given again at the door as the router gives it, with its limits and guards', async () => {
    const own = ['date', 'x-request-id']
    const told = ({ headers, ...rest }: Raw) => ({
      ...rest,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name))),
    })
    const { etag } = (await raw('identity')).headers
    for (const accepts of ['identity', 'gzip']) {
      const known: Record<string, string>[] = [{}, { 'If-None-Match': String(etag) }, { 'If-None-Match': '"another"' }]
      for (const more of known) {
        const [routed, atDoor] = [await raw(accepts, more, `${path}?`), await raw(accepts, more)]
        assert.deepEqual(told(atDoor), told(routed))
        assert.notEqual(atDoor.headers['x-request-id'], routed.headers['x-request-id'])
      }
    }
    const { port } = new URL(studio.running.publicUrl)
    const twice = connect(Number(port), '127.0.0.1').setEncoding('utf8')
    twice.end(`GET ${path} HTTP/1.1\r\nHost: studio.example\r\nHost: other.example\r\nConnection: close\r\n\r\n`)
    const refused = await text(twice)
    assert.match(refused, /^HTTP\/1.1 403 [^]*HOST_NOT_ALLOWED/)
    studio.running.app.storage.failed(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }))
    assert.equal((await raw('identity')).headers['studio-storage'], 'full')
    await studio.running.runJobs()
    assert.equal((await raw('identity')).headers['studio-storage'], undefined)
  })

  it('is the studio’s own, and 404 for any other id', async () => {
    const reply = await read({}, '/api/v1/widget/AAAAAAAAAAAAAAAAAAAAAA/schedule')
    assert.deepEqual([reply.status, reply.body.code], [404, 'NOT_FOUND'])
    assert.equal(reply.headers.get('access-control-allow-origin'), '*')
    const closed = await studio.send('GET /api/v1/clients/none')
    assert.ok(closed.status >= 400)
    assert.equal(closed.headers.get('access-control-allow-origin'), null)
    const bare = await startStudio({ bare: true })
    after(() => bare.stop())
    assert.equal((await bare.send(`GET ${path}`, { door: 'public' })).status, 404)
  })

  it('is read 60 times a minute from one address', async () => {
    const again = () => read({ 'X-Forwarded-For': '203.0.113.9' })
    for (let n = 0; n < 60; n += 1) assert.equal((await again()).status, 200)
    const refused = await again()
    assert.deepEqual([refused.status, refused.body.code], [429, 'RATE_LIMITED'])
    studio.clock.advance({ minutes: 1 })
    assert.equal((await again()).status, 200)
  })

  interface Raw {
    status: number | undefined
    headers: Record<string, unknown>
    bytes: Buffer
  }

  /** `fetch` undoes compression; this does not. */
  const raw = (accepts: string, more: Record<string, string> = {}, from = path) =>
    new Promise<Raw>((resolve, reject) => {
      visitor += 1
      const headers = { 'Accept-Encoding': accepts, 'X-Forwarded-For': `10.8.0.${visitor}`, ...more }
      const sent = request(`${studio.running.publicUrl}${from}`, { headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) })
        })
      })
      sent.on('error', reject).end()
    })
})
