import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { startStudio, type TestStudio } from './studio.ts'

describe('what other websites load', () => {
  let studio: TestStudio
  let pages: string
  before(async () => {
    pages = mkdtempSync(join(tmpdir(), 'studio-desk-widget-'))
    for (const page of ['manager', 'portal', 'kiosk', 'widget']) mkdirSync(join(pages, page))
    for (const page of ['manager', 'portal', 'kiosk']) writeFileSync(join(pages, page, 'index.html'), '<title></title>')
    writeFileSync(join(pages, 'widget', 'widget.js'), 'alert()')
    writeFileSync(join(pages, 'widget', 'widget.js.gz'), 'zipped')
    studio = await startStudio({ pages, bare: true })
  })
  after(async () => {
    await studio.stop()
    rmSync(pages, { recursive: true })
  })

  const get = (path: string, door: 'local' | 'public' = 'public', headers: Record<string, string> = {}) =>
    studio.send(`GET ${path}`, { door, headers })
  const policyOf = async (path: string, door: 'local' | 'public') =>
    (await get(path, door)).headers.get('content-security-policy')!

  it('knows nothing before there is a studio', async () => {
    assert.equal((await get('/widget/studio.json')).status, 404)
    const setup = {
      studio_name: 'Marea </title> & Co',
      timezone: 'Atlantic/Canary',
      currency: 'EUR',
      manager_full_name: 'Olga',
      manager_email: 'o@studio.test',
      manager_password: 'Correct-Horse-7',
    }
    const { body } = await studio.send('POST /api/v1/auth/bootstrap', { body: setup })
    studio.owner = body.access_token
  })

  it('is a script that a browser keeps for a month, so that it is there while the studio sleeps', async () => {
    const { status, body, headers } = await get('/widget.js', 'public', { 'Accept-Encoding': 'identity' })
    assert.deepEqual([status, body], [200, 'alert()'])
    const told = ['cache-control', 'access-control-allow-origin', 'cross-origin-resource-policy', 'content-type']
    assert.deepEqual(
      told.map((name) => headers.get(name)),
      ['public, max-age=3600, stale-while-revalidate=2592000', '*', 'cross-origin', 'text/javascript; charset=utf-8'],
    )
    const again = await get('/widget.js', 'public', { 'If-None-Match': headers.get('etag')! })
    assert.deepEqual([again.status, again.body], [304, ''])
  })

  it('says of the studio what everybody may know, and follows its settings', async () => {
    const { body, headers } = await get('/widget/studio.json')
    assert.equal(headers.get('access-control-allow-origin'), '*')
    const { public_studio_id: id } = (await studio.asOwner('GET /api/v1/studio')).body
    const portal = studio.running.publicUrl
    const facts = {
      id,
      name: 'Marea </title> & Co',
      locale: 'en',
      timezone: 'Atlantic/Canary',
      region: 'ES',
      currency: 'EUR',
    }
    assert.deepEqual(body, { ...facts, color: '#2f6f5e', first_location: null, guests: null, portal })
    await studio.asOwner('PUT /api/v1/studio', {
      guest_bookings_enabled: true,
      primary_color: '#102030',
      tunnel_url: 'https://studio.example/',
    })
    const changed = (await get('/widget/studio.json')).body
    assert.deepEqual([changed.guests, changed.color, changed.portal], ['studio', '#102030', 'https://studio.example'])
    const smtp = { host: 'mail.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }
    await studio.asOwner('PUT /api/v1/studio/email', smtp)
    assert.equal((await get('/widget/studio.json')).body.guests, 'mail')
    const { id: beach } = (await studio.asOwner('POST /api/v1/establishments', { name: 'By the sea' })).body
    const named = async () => (await get('/widget/studio.json')).body.first_location
    assert.equal(await named(), (await studio.asOwner('GET /api/v1/establishments/1')).body.name)
    await studio.asOwner(`PUT /api/v1/establishments/${beach}`, { is_active: false })
    assert.equal(await named(), null)
  })

  it('can be framed by any site from outside, and at this computer by our own pages', async () => {
    for (const path of ['/widget', '/widget/schedule', '/widget/prices', '/widget/services', '/widget/products']) {
      assert.match(await policyOf(path, 'public'), /frame-ancestors \*$/, path)
      assert.match(await policyOf(path, 'local'), /frame-ancestors 'self'$/, path)
      assert.match(await policyOf(path, 'public'), /^default-src 'none'; script-src 'self';/)
    }
    for (const path of ['/', '/widgets', '/widget/elsewhere'])
      assert.match(await policyOf(path, 'public'), /frame-ancestors 'none'/, path)
    assert.match(await policyOf('/manage', 'local'), /frame-ancestors 'none'/)
  })

  it('shows in a frame what the address names, and nothing that it was handed', async () => {
    const shown = async (path: string) => /<studio-desk show="([^"]*)">/.exec((await get(path)).body)?.[1]
    assert.equal(await shown('/widget/prices?show=schedule'), 'prices')
    assert.equal(await shown('/widget?show=products,schedule'), 'schedule products')
    assert.equal(await shown('/widget?show="><script>'), 'schedule')
    const lang = async (path: string) => /<html lang="([^"]*)">/.exec((await get(path)).body)?.[1]
    assert.deepEqual(
      [await lang('/widget?lang=fr'), await lang('/widget?lang="><b>'), await lang('/widget')],
      ['fr', 'en', 'en'],
    )
    assert.match((await get('/widget')).body, /<title>Marea &lt;\/title> &amp; Co<\/title>/)
  })
})
