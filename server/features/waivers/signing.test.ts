import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient, type TestClient } from '../../test/build/bookings.ts'
import { makeClient } from '../../test/build/commerce.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { makeWaiver, signWaiver } from '../../test/build/waivers.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

describe('signing a waiver', () => {
  let studio: TestStudio
  let clara: TestClient
  before(async () => {
    studio = await startStudio()
    clara = await registerClient(studio, { full_name: 'Clara Sign' })
  })
  after(() => studio.stop())

  const waiversOf = async (client: { id: number }) =>
    (await studio.asOwner(`GET /api/v1/clients/${client.id}/waivers`)).body
  const stateOf = async (waiver: { id: number }, client: { id: number }) =>
    (await waiversOf(client)).find(({ id }: { id: number }) => id === waiver.id)
  const change = (waiver: { id: number }, body: object) => studio.asOwner(`PUT /api/v1/waivers/${waiver.id}`, body)

  it('keeps the text of its version, the time and the address the server saw', async () => {
    const waiver = await makeWaiver(studio, { title: 'Risk', body: 'At my own risk.' })
    const path = `POST /api/v1/waivers/${waiver.id}/sign`
    const headers = { 'X-Forwarded-For': '203.0.113.7, 198.51.100.4' }
    const login = { email: clara.email, password: PASSWORD }
    const { access_token: token } = (
      await studio.send('POST /api/v1/auth/login', { body: login, headers, door: 'public' })
    ).body
    const { status, body } = await studio.send(path, {
      token,
      headers,
      door: 'public',
      body: { signed_name: 'C. Sign' },
    })
    assert.equal(status, 201)
    const { id, created_at, updated_at, ...fields } = body
    const signed_at = studio.clock.now()
    assert.deepEqual([created_at, updated_at], [signed_at, signed_at])
    assert.deepEqual(fields, {
      waiver_id: waiver.id,
      version: 1,
      client_id: clara.id,
      client_name: 'Clara Sign',
      title: 'Risk',
      body: 'At my own risk.',
      signed_name: 'C. Sign',
      guardian_id: null,
      guardian_name: null,
      ip_address: '198.51.100.4',
      signed_at,
      pdf_url: `/api/v1/clients/${clara.id}/waivers/${id}.pdf`,
    })
    await change(waiver, { title: 'New title', body: 'New text' })
    const { items } = (await studio.asOwner(`GET /api/v1/waivers/${waiver.id}/signatures`)).body
    assert.deepEqual(items, [body])
  })

  it('adds a signature each time, with an Idempotency-Key too', async () => {
    const waiver = await makeWaiver(studio)
    const login = { email: clara.email, password: PASSWORD }
    const { access_token: token } = (await studio.send('POST /api/v1/auth/login', { body: login })).body
    const sign = () =>
      studio.send(`POST /api/v1/waivers/${waiver.id}/sign`, {
        token,
        headers: { 'Idempotency-Key': 'once' },
        body: { signed_name: 'Clara' },
      })
    const replies = await Promise.all([sign(), sign(), sign()])
    assert.deepEqual(
      replies.map(({ status }) => status),
      [201, 201, 201],
    )
    assert.equal(new Set(replies.map(({ body }) => body.id)).size, 3)
    const { items, total } = (await studio.asOwner(`GET /api/v1/waivers/${waiver.id}/signatures`)).body
    assert.equal(total, 3)
    const ids = items.map(({ id }: { id: number }) => id)
    assert.deepEqual(
      ids,
      ids.toSorted((a: number, b: number) => b - a),
    )
  })

  it('is confirmed by one letter a day, and by one of its own where the text is another', async () => {
    const waiver = await makeWaiver(studio)
    const other = await makeWaiver(studio)
    const letters = async () => (await studio.asOwner(`GET /api/v1/emails?client_id=${clara.id}`)).body.total
    const before = await letters()
    const counts: number[] = []
    const sign = async (signed: { id: number }) => {
      await signWaiver(signed, clara)
      counts.push((await letters()) - before)
    }
    for (const signed of [waiver, waiver, other, waiver, other]) await sign(signed)
    await change(waiver, { body: 'I take part at my very own risk.' })
    for (const signed of [waiver, waiver]) await sign(signed)
    await studio.advance({ hours: 24 })
    for (const signed of [waiver, waiver]) await sign(signed)
    assert.deepEqual(counts, [1, 1, 2, 2, 2, 3, 3, 4, 4])
  })

  it('is the client’s alone', async () => {
    const waiver = await makeWaiver(studio)
    const path = `POST /api/v1/waivers/${waiver.id}/sign`
    const instructor = await makeInstructor(studio)
    for (const token of [studio.owner, await studio.login(instructor.email)]) {
      const { status, body } = await studio.send(path, { token, body: { signed_name: 'Clara Sign' } })
      assert.deepEqual([status, body.code], [403, 'AUTH_INSUFFICIENT_PERMISSIONS'])
    }
    assert.equal((await studio.send(path, { body: { signed_name: 'Clara' } })).status, 401)
    assert.equal((await clara.ask(path, {})).status, 422)
    assert.equal((await clara.ask(path, { signed_name: 'Clara', client_id: 1 })).status, 422)
    assert.equal((await clara.ask('POST /api/v1/waivers/999/sign', { signed_name: 'Clara' })).status, 404)
    await change(waiver, { is_active: false })
    assert.equal((await clara.ask(path, { signed_name: 'Clara' })).body.code, 'WAIVER_INACTIVE')
  })

  // The version that was shown; how often the text was changed meanwhile; what comes of signing.
  const readings: [shown: number | undefined, edits: number, status: number, version?: number][] = [
    [1, 0, 201, 1],
    [1, 1, 409],
    [2, 1, 201, 2],
    [3, 1, 409],
    [1, 2, 409],
    [2, 2, 409],
    [undefined, 2, 201, 3],
    [0, 0, 422],
  ]
  for (const [shown, edits, status, version] of readings)
    it(`of version ${shown ?? 'whichever it is'} after ${edits} changes of the text answers ${status}`, async () => {
      const waiver = await makeWaiver(studio)
      for (let n = 1; n <= edits; n += 1) await change(waiver, { body: `Text ${n}` })
      const wish = { signed_name: 'Clara Sign', ...(shown !== undefined && { version: shown }) }
      const reply = await clara.ask(`POST /api/v1/waivers/${waiver.id}/sign`, wish)
      assert.equal(reply.status, status)
      const { items } = (await studio.asOwner(`GET /api/v1/waivers/${waiver.id}/signatures`)).body
      assert.deepEqual(
        items.map((one: { version: number; body: string }) => [one.version, one.body]),
        version === undefined ? [] : [[version, edits === 0 ? waiver.body : `Text ${edits}`]],
      )
      if (status !== 409) return
      assert.equal(reply.body.code, 'WAIVER_CHANGED')
      assert.deepEqual([reply.body.reasons[0].rule, reply.body.reasons[0].value], ['version', edits + 1])
    })

  it('counts no other change as another text', async () => {
    const waiver = await makeWaiver(studio)
    await change(waiver, { title: 'Renamed', requires_before_booking: false, body: waiver.body })
    const { status } = await clara.ask(`POST /api/v1/waivers/${waiver.id}/sign`, { signed_name: 'Clara', version: 1 })
    assert.equal(status, 201)
  })

  it('as the text is changed at the same moment is of the text that was shown, or of none', async () => {
    const waiver = await makeWaiver(studio)
    const [signed, changed] = await Promise.all([
      clara.ask(`POST /api/v1/waivers/${waiver.id}/sign`, { signed_name: 'Clara', version: 1 }),
      change(waiver, { body: 'Another text' }),
    ])
    assert.equal(changed.body.version, 2)
    if (signed.status === 201) assert.deepEqual([signed.body.version, signed.body.body], [1, waiver.body])
    else assert.equal(signed.body.code, 'WAIVER_CHANGED')
  })

  it('is shown against the current version', async () => {
    const waiver = await makeWaiver(studio)
    const mia = await registerClient(studio)
    assert.deepEqual(pick(await stateOf(waiver, mia)), ['unsigned', null, []])
    await signWaiver(waiver, mia)
    assert.deepEqual(pick(await stateOf(waiver, mia)), ['signed', 1, [1]])
    await change(waiver, { title: 'Another', requires_before_booking: true })
    assert.deepEqual(pick(await stateOf(waiver, mia)), ['signed', 1, [1]])
    await change(waiver, { body: 'Other words' })
    assert.deepEqual(pick(await stateOf(waiver, mia)), ['outdated', 1, [1]])
    assert.equal((await stateOf(waiver, mia)).signed_body, waiver.body)
    await signWaiver(waiver, mia)
    await signWaiver(waiver, mia)
    assert.deepEqual(pick(await stateOf(waiver, mia)), ['signed', 2, [2, 2, 1]])
    assert.equal((await stateOf(waiver, mia)).signed_body, null)
    await change(waiver, { is_active: false })
    assert.equal(await stateOf(waiver, mia), undefined)
  })

  it('is seen by any instructor and by herself, not by other clients', async () => {
    const instructor = await makeInstructor(studio)
    const path = `GET /api/v1/clients/${clara.id}/waivers`
    const token = await studio.login(instructor.email)
    assert.equal((await studio.send(path, { token })).status, 200)
    assert.deepEqual((await clara.ask(path)).body, await waiversOf(clara))
    const other = await registerClient(studio)
    assert.equal((await other.ask(path)).status, 404)
    assert.equal((await studio.asOwner('GET /api/v1/clients/999/waivers')).status, 404)
  })

  it('is asked of every active client who has not done it at the current version', async () => {
    const waiver = await makeWaiver(studio)
    const [ann, bea, cleo] = [
      await registerClient(studio, { full_name: 'zz Ann' }),
      await registerClient(studio, { full_name: 'zz Bea' }),
      await makeClient(studio, { full_name: 'ZZ Cleo', email: null }),
    ]
    const gone = await makeClient(studio, { full_name: 'zz Dora' })
    await studio.asOwner(`DELETE /api/v1/clients/${gone.id}`)
    const missing = async () =>
      (await studio.asOwner(`GET /api/v1/waivers/${waiver.id}/unsigned-clients?page_size=200`)).body.items
        .filter(({ full_name }: { full_name: string }) => /^zz/i.test(full_name))
        .map((row: Record<string, unknown>) => [row['client_id'], row['status'], row['signed_version']])
    await signWaiver(waiver, ann)
    assert.deepEqual(await missing(), [
      [bea.id, 'unsigned', null],
      [cleo.id, 'unsigned', null],
    ])
    await change(waiver, { body: 'Other words' })
    await signWaiver(waiver, bea)
    assert.deepEqual(await missing(), [
      [ann.id, 'outdated', 1],
      [cleo.id, 'unsigned', null],
    ])
    const page = (await studio.asOwner(`GET /api/v1/waivers/${waiver.id}/unsigned-clients?page_size=1`)).body
    assert.equal(page.items.length, 1)
    assert.ok(page.total > 2)
  })

  it('can be found by version and client', async () => {
    const waiver = await makeWaiver(studio)
    const [ann, bea] = [await registerClient(studio), await registerClient(studio)]
    await signWaiver(waiver, ann)
    await change(waiver, { body: 'Other words' })
    await signWaiver(waiver, ann)
    await signWaiver(waiver, bea)
    const found = async (query: string) =>
      (await studio.asOwner(`GET /api/v1/waivers/${waiver.id}/signatures?${query}`)).body.items.map(
        (row: { client_id: number; version: number }) => [row.client_id, row.version],
      )
    assert.deepEqual(await found('version=1'), [[ann.id, 1]])
    assert.deepEqual(await found(`client_id=${ann.id}`), [
      [ann.id, 2],
      [ann.id, 1],
    ])
  })

  it('makes a document of whatever letters its text is made of', async () => {
    const texts = [
      '\u0301'.repeat(24_000),
      `a${'\ufe0f'.repeat(24_000)}`,
      '👩\u200d'.repeat(9000),
      'क्'.repeat(12_000),
      'a\ud800',
    ]
    for (const body of texts) {
      const { pdf_url } = await signWaiver(await makeWaiver(studio, { body }), clara)
      assert.equal((await clara.ask(`GET ${pdf_url}`)).status, 200, JSON.stringify(body.slice(0, 8)))
    }
  })

  it('makes a document, for her and the staff', async () => {
    const waiver = await makeWaiver(studio, { body: 'Long. '.repeat(2000) })
    const { id, pdf_url } = await signWaiver(waiver, clara)
    const reply = await clara.ask(`GET ${pdf_url}`)
    assert.equal(reply.headers.get('content-type'), 'application/pdf')
    assert.match(reply.headers.get('content-disposition') ?? '', new RegExp(`waiver-${id}.pdf`))
    assert.ok(reply.body.startsWith('%PDF-') && reply.body.trimEnd().endsWith('%%EOF'))
    assert.ok([...reply.body.matchAll(/\/Type \/Page\b(?!s)/g)].length > 1)
    assert.equal((await studio.asOwner(`GET ${pdf_url}`)).status, 200)
    const other = await registerClient(studio)
    assert.equal((await other.ask(`GET ${pdf_url}`)).status, 404)
    assert.equal((await other.ask(`GET /api/v1/clients/${other.id}/waivers/${id}.pdf`)).status, 404)
  })
})

interface Shown {
  status: string
  signed_version: number | null
  signatures: { version: number }[]
}

function pick({ status, signed_version, signatures }: Shown) {
  return [status, signed_version, signatures.map(({ version }) => version)]
}
