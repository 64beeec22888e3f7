import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeManager } from '../../test/build/staff.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

describe('studio settings', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())
  const put = (body: object) => studio.asOwner('PUT /api/v1/studio', body)

  it('start with the published defaults', async () => {
    const fresh = await startStudio({ config: { forwardedForTrusted: undefined } })
    after(() => fresh.stop())
    const { body } = await fresh.asOwner('GET /api/v1/studio')
    const document = (await studio.send('GET /api/v1/openapi.json')).body
    const { properties } = document.paths['/api/v1/studio'].put.requestBody.content['application/json'].schema
    const given = new Set(['timezone', 'currency'])
    const published = Object.entries<{ default?: unknown }>(properties).filter(
      ([name, property]) => property.default !== undefined && !given.has(name),
    )
    assert.ok(published.length > 30)
    for (const [name, property] of published) assert.deepEqual(body[name], property.default, name)
    assert.equal(body.timezone, 'Europe/Madrid')
    assert.match(body.public_studio_id, /^[\w-]{22}$/)
  })

  it('change one by one and keep the rest', async () => {
    const changes = {
      late_cancel_fee: 7.5,
      no_show_fee: 12,
      cancellation_hours: 6,
      cancellation_deducts_credit: false,
      waitlist_confirm_minutes: 0,
      quiet_hours_start: '21:30',
      locale: 'es',
      country: 'ES',
      default_vat_rate: 21,
      primary_color: '#AABBCC',
      tunnel_url: 'https://Desk.example/',
    }
    const earlier = (await studio.asOwner('GET /api/v1/studio')).body
    const { status, body } = await put(changes)
    assert.equal(status, 200)
    const shown = { ...changes, primary_color: '#aabbcc', tunnel_url: 'https://desk.example' }
    assert.deepEqual({ ...body, updated_at: '' }, { ...earlier, ...shown, updated_at: '' })
    assert.deepEqual((await studio.asOwner('GET /api/v1/studio')).body, body)
    assert.equal((await put({ country: null })).body.country, null)
  })

  for (const [name, value] of [
    ['timezone', 'Mars/Olympus'],
    ['timezone', '+02:00'],
    ['currency', 'XTS'],
    ['locale', 'not a language'],
    ['primary_color', 'red'],
    ['tunnel_url', 'javascript:alert(1)'],
    ['tunnel_url', 'https://user:secret@studio.example'],
    ['website_url', 'studio'],
    ['late_cancel_fee', 7.555],
    ['no_show_fee', -1],
    ['default_vat_rate', 101],
    ['default_vat_rate', 20.0005],
    ['default_vat_rate', 1e-7],
    ['cancellation_hours', 1.5],
    ['cancellation_hours', '12'],
    ['calendar_end_hour', 6],
    ['calendar_start_hour', 24],
    ['quiet_hours_end', '24:00'],
    ['guest_bookings_enabled', 'yes'],
    ['studio_name', '  '],
    ['studio_name', null],
    ['public_studio_id', 'mine'],
    ['plan', 'base_ai'],
    ['license_key', 'x'],
  ] as const) {
    it(`refuse ${name} ${JSON.stringify(value)}`, async () => {
      const { status, body } = await put({ [name]: value })
      assert.equal(status, 422)
      assert.equal(body.errors[0].path, name)
    })
  }

  it('need a permission to be seen, and another to be changed', async () => {
    const viewer = await makeManager(studio, ['settings.view'])
    const stranger = await makeManager(studio, ['clients.view'])
    const send = (token: string, operation: string, body?: object) => studio.send(operation, { token, body })
    assert.equal((await send(viewer.token, 'GET /api/v1/studio')).status, 200)
    assert.equal((await send(viewer.token, 'PUT /api/v1/studio', { country: 'PT' })).status, 403)
    assert.equal((await send(stranger.token, 'GET /api/v1/studio')).status, 403)
    assert.equal((await send(stranger.token, 'GET /api/v1/studio/branding')).status, 200)
  })

  it('show a client the branding and nothing else', async () => {
    const client = { email: 'bea@studio.test', password: PASSWORD, full_name: 'Bea' }
    const { body } = await studio.send('POST /api/v1/auth/register/client', { body: client })
    const token = body.access_token
    const branding = await studio.send('GET /api/v1/studio/branding', { token })
    assert.equal(branding.body.studio_name, 'Test Studio')
    assert.equal('tax_id' in branding.body, false)
    for (const path of ['studio', 'studio/status', 'studio/email']) {
      assert.equal((await studio.send(`GET /api/v1/${path}`, { token })).status, 403, path)
    }
  })

  it('tell how the studio stands', async () => {
    const { body } = await studio.asOwner('GET /api/v1/studio/status')
    assert.deepEqual(body, {
      version: 'test',
      plan: null,
      license_status: null,
      license_grace_until: null,
      public_url: 'https://desk.example',
      is_public: true,
      payments_connected: false,
      mail_configured: false,
      mail_queued: 1,
      mail_failed: 0,
      mail_waiting_since: null,
      mail_trouble: null,
      last_backup_at: null,
      restorable: null,
      restored_at: null,
      integrity_checked_at: null,
      integrity_ok: null,
    })
    assert.deepEqual((await studio.send('GET /api/v1/health')).body, { status: 'ok', version: 'test' })
  })
})

describe('the currency', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('changes with every price while nothing is sold, and then no more', async () => {
    const put = (body: object) => studio.asOwner('PUT /api/v1/studio', body)
    const type = { name: 'Ten classes', type: 'class_pack', price: 18.5, credits_included: 10 }
    const pack = (await studio.asOwner('POST /api/v1/membership-types', type)).body
    const tea = (await studio.asOwner('POST /api/v1/products', { name: 'Tea', price: 2.5 })).body
    await put({ late_cancel_fee: 5 })
    studio.clock.advance({ minutes: 1 })
    const coinless = await put({ currency: 'JPY' })
    assert.equal(coinless.status, 422)
    assert.match(coinless.body.detail, /Ten classes.*18\.5/)
    assert.equal((await put({ currency: 'kwd', no_show_fee: 1.125 })).body.no_show_fee, 1.125)
    const moved = (await studio.asOwner(`GET /api/v1/membership-types/${pack.id}`)).body
    assert.deepEqual([moved.price, moved.currency, moved.updated_at], [18.5, 'KWD', studio.clock.now()])
    const product = (await studio.asOwner(`GET /api/v1/products/${tea.id}`)).body
    assert.deepEqual([product.price, product.currency, product.updated_at], [2.5, 'KWD', studio.clock.now()])
    assert.equal((await studio.asOwner('GET /api/v1/studio')).body.late_cancel_fee, 5)

    const client = (await studio.asOwner('POST /api/v1/clients', { full_name: 'Cara' })).body
    const sale = { client_id: client.id, membership_type_id: pack.id, starts_at: '2026-03-04', payment_method: 'cash' }
    assert.equal((await studio.asOwner('POST /api/v1/memberships', sale)).status, 201)
    const locked = await put({ currency: 'EUR' })
    assert.equal(locked.status, 409)
    assert.equal(locked.body.code, 'CURRENCY_LOCKED')
    assert.equal((await put({ currency: 'KWD' })).status, 200)
  })
})
