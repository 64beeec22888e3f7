import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { setPicture } from './build/pictures.ts'
import { accentsOf } from '../lib/accent-rules.ts'
import { TYPEFACES } from '../lib/typeface-rules.ts'
import { startStudio, type TestStudio } from './studio.ts'

const notices = 'Permission is hereby granted …\n'.repeat(50)
const script = 'export const hello = "Hello"\n'.repeat(50)
const html = (name: string) =>
  `<!doctype html><html><head><title>${name}</title><script type="application/json" id="studio">{}</script></head>` +
  `<body data-page="${name}">${'<p>Loading …</p>'.repeat(80)}</body></html>`

/** For each pairing a style that names it, and a file. */
const facesOf = Object.fromEntries(
  TYPEFACES.map((one) => [one, { style: `:root{--${one}:1}`, first: ['/assets/figtree-read-9a0b.woff2'] }]),
)

/** Pages as a build leaves them: an index each, assets beside it, some of them compressed too. */
function builtPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-desk-pages-'))
  const put = (name: string, bytes: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  for (const page of ['manager', 'portal', 'kiosk']) {
    put(`${page}/index.html`, html(page))
    put(`${page}/assets/${page}-1a2b.js`, script)
  }
  put('manager/assets/manager-1a2b.js.gz', gzipSync(script))
  put('manager/assets/manager-1a2b.js.br', brotliCompressSync(script))
  put('manager/assets/note-3c4d.txt', 'not served')
  put('portal/icon.svg', '<svg/>')
  put('portal/site.webmanifest', '{}')
  put('portal/assets/style-5e6f.css', 'a{}')
  put('portal/assets/face-7a8b.woff2', 'w')
  put('faces/assets/figtree-read-9a0b.woff2', 'w')
  put('faces/faces.json', JSON.stringify({ sheet: '/assets/faces-1c2d.css', of: facesOf }))
  put('portal/photo.webp', 'p')
  put('portal/icon.png', 'p')
  put('portal/facts.json', '{}')
  put('THIRD-PARTY-NOTICES.txt', notices)
  put('THIRD-PARTY-NOTICES.txt.gz', gzipSync(notices))
  return folder
}

describe('the pages', () => {
  let studio: TestStudio
  let pages: string
  before(async () => {
    pages = builtPages()
    studio = await startStudio({ pages, bare: true })
  })
  after(async () => {
    await studio.stop()
    rmSync(pages, { recursive: true })
  })

  const get = (path: string, door: 'local' | 'public' = 'local', headers: Record<string, string> = {}) =>
    studio.send(`GET ${path}`, { door, headers })
  const saidIn = (body: string) => JSON.parse(/id="studio">([^<]*)</.exec(body)![1]!)
  const pageOf = (body: string) => /data-page="(\w+)"/.exec(body)?.[1]
  const titleOf = (body: string) => /<title>([^<]*)</.exec(body)?.[1]

  it('name the program before there is a studio', async () => {
    const { status, body, headers } = await get('/manage/')
    assert.deepEqual([status, titleOf(body), pageOf(body)], [200, 'Studio Desk', 'manager'])
    assert.deepEqual(saidIn(body), {
      configured: false,
      public_studio_id: null,
      studio_name: null,
      address: null,
      email: null,
      phone: null,
      locale: null,
      logo_url: null,
      cover_url: null,
      preview_url: null,
      primary_color: null,
      accents: accentsOf(null),
      secondary_color: null,
      typeface: 'clear',
      faces_sheet: '/assets/faces-1c2d.css',
      timezone: null,
      region: null,
      currency: null,
      sells_online: false,
      public_manager_enabled: true,
      door: 'local',
      managers: 'here',
      pays_online: false,
      legal: { terms: null, privacy_policy: null },
      storage: null,
    })
    assert.equal(headers.get('cache-control'), 'no-cache')
    assert.match(headers.get('content-type')!, /text\/html/)
    for (const part of [
      "default-src 'self'",
      "font-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ])
      assert.ok(headers.get('content-security-policy')!.includes(part), part)
  })

  it('say the studio’s name, colours and clock, and let no name end the script or the title', async () => {
    const setup = {
      studio_name: 'A & B </script><b> $& $1',
      timezone: 'Europe/Madrid',
      currency: 'EUR',
      manager_full_name: 'Olga Owner',
      manager_email: 'owner@studio.test',
      manager_password: 'Correct-Horse-7',
    }
    const { status, body: made } = await studio.send('POST /api/v1/auth/bootstrap', { body: setup })
    assert.equal(status, 201)
    studio.owner = made.access_token
    const colours = { primary_color: '#123456', secondary_color: '#654321' }
    assert.equal((await studio.asOwner('PUT /api/v1/studio', colours)).status, 200)
    const { logo_url } = await setPicture(studio, 'studio/logo')
    const { cover_url } = await setPicture(studio, 'studio/cover')
    const pictures = { logo_url, cover_url, preview_url: cover_url.replace('.webp', '_preview.jpg') }
    for (const [door, path, page] of [
      ['local', '/manage', 'manager'],
      ['local', '/manage/clients/7', 'manager'],
      ['public', '/manage/', 'manager'],
      ['public', '/', 'portal'],
      ['public', '/classes/7', 'portal'],
    ] as const) {
      const { body } = await get(path, door)
      const name = 'A &amp; B &lt;/script&gt;&lt;b&gt; $&amp; $1'
      assert.deepEqual(
        [pageOf(body), titleOf(body)],
        [page, path === '/' ? `${name} — Schedule and prices` : name],
        path,
      )
      const said = saidIn(body)
      const { public_studio_id, studio_name, timezone, currency, locale } = (await studio.asOwner('GET /api/v1/studio'))
        .body
      const place = { public_studio_id, address: null, email: null, phone: null, timezone, region: 'ES' }
      const accents = accentsOf(colours.primary_color)
      const facts = { configured: true, studio_name, ...place, currency, locale, ...colours, accents, ...pictures }
      assert.deepEqual(said, {
        ...facts,
        typeface: 'clear',
        ...(page === 'manager' && { faces_sheet: '/assets/faces-1c2d.css' }),
        sells_online: false,
        public_manager_enabled: said.public_manager_enabled,
        door,
        managers: 'here',
        pays_online: false,
        legal: { terms: null, privacy_policy: null },
        storage: null,
      })
    }
  })

  it('say where the studio is written to and rung up, once it has said so', async () => {
    const reached = async () => {
      const { email, phone } = saidIn((await get('/', 'public')).body)
      return [email, phone]
    }
    const server = { host: 'mail.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }
    assert.equal((await studio.asOwner('PUT /api/v1/studio/email', server)).status, 200)
    assert.equal((await studio.asOwner('PUT /api/v1/establishments/1', { phone: '+34 910 000 001' })).status, 200)
    assert.deepEqual(await reached(), ['desk@studio.test', '+34 910 000 001'])
    await studio.asOwner('PUT /api/v1/studio/email', { ...server, reply_to: 'hello@studio.test' })
    assert.deepEqual(await reached(), ['hello@studio.test', '+34 910 000 001'])
  })

  it('name the first location once there are several', async () => {
    const named = async () => saidIn((await get('/', 'public')).body).first_location
    assert.equal(await named(), undefined)
    await studio.asOwner('PUT /api/v1/establishments/1', { name: 'Centre' })
    assert.equal((await studio.asOwner('POST /api/v1/establishments', { name: 'By the sea' })).status, 201)
    assert.equal(await named(), 'Centre')
  })

  it('are set in the faces that the studio has chosen, from its own door and kept for good', async () => {
    const named = (body: string) => /<style>:root\{--(\w+):1\}<\/style>/.exec(body)?.[1]
    const choose = (typeface: string) => studio.asOwner('PUT /api/v1/studio', { typeface })
    for (const typeface of [...TYPEFACES.slice(1), TYPEFACES[0]]) {
      assert.equal((await choose(typeface)).body.typeface, typeface)
      for (const [door, path] of [
        ['local', '/manage'],
        ['local', '/kiosk'],
        ['public', '/'],
        ['public', '/login'],
      ] as const) {
        const { body } = await get(path, door)
        assert.equal(named(body), typeface, `${path} of the ${door} door`)
        assert.match(
          body,
          /<link rel="preload" as="font" type="font\/woff2" crossorigin href="\/assets\/figtree-read-9a0b.woff2">/,
        )
      }
    }
    assert.equal((await choose('comic')).status, 422)
    const { headers } = await get('/assets/figtree-read-9a0b.woff2', 'public')
    assert.deepEqual(
      [headers.get('content-type'), headers.get('cache-control')],
      ['font/woff2', 'public, max-age=31536000, immutable'],
    )
  })

  it('lead the local door to the manager, whatever is asked', async () => {
    for (const path of ['/', '/classes']) {
      const { status, headers } = await get(path)
      assert.deepEqual([status, headers.get('location')], [302, '/manage/'])
    }
  })

  it('show at both doors on which terms the work of others is in them', async () => {
    for (const door of ['local', 'public'] as const) {
      const { status, body, headers } = await get('/THIRD-PARTY-NOTICES.txt', door, { 'accept-encoding': 'gzip' })
      assert.deepEqual([status, headers.get('content-type')], [200, 'text/plain; charset=utf-8'])
      assert.deepEqual([body, headers.get('content-encoding')], [notices, 'gzip'])
    }
  })

  it('have the kiosk at both doors, without the portal’s head', async () => {
    for (const door of ['local', 'public'] as const) {
      const { status, body, headers } = await get('/kiosk', door)
      assert.deepEqual([status, pageOf(body), headers.get('x-frame-options') ?? 'none'], [200, 'kiosk', 'none'])
      assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/)
      assert.match(headers.get('permissions-policy') ?? '', /camera=\(self\)/)
    }
  })

  it('keep the manager off the public door where the studio says so', async () => {
    for (const [public_manager_enabled, expected] of [
      [false, 404],
      [true, 200],
    ] as const) {
      assert.equal((await studio.asOwner('PUT /api/v1/studio', { public_manager_enabled })).status, 200)
      for (const path of ['/manage', '/manage/', '/manage/clients']) {
        assert.equal((await get(path, 'public')).status, expected, path)
        assert.equal((await get(path)).status, 200, path)
      }
      const { body, status } = await get('/', 'public')
      assert.deepEqual([status, saidIn(body).public_manager_enabled], [200, public_manager_enabled])
    }
  })

  const files: [path: string, type: string, cache: string][] = [
    ['/assets/manager-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/portal-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/style-5e6f.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/face-7a8b.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'image/svg+xml', 'no-cache'],
    ['/icon.png', 'image/png', 'no-cache'],
    ['/photo.webp', 'image/webp', 'no-cache'],
    ['/facts.json', 'application/json', 'no-cache'],
    ['/site.webmanifest', 'application/manifest+json', 'no-cache'],
  ]
  for (const [path, type, cache] of files)
    it(`have ${path} beside them at both doors`, async () => {
      for (const door of ['local', 'public'] as const) {
        const { status, headers } = await get(path, door)
        const told = ['content-type', 'cache-control', 'vary'].map((name) => headers.get(name))
        assert.deepEqual([status, ...told], [200, type, cache, 'Accept-Encoding'])
      }
    })

  it('have no other files, and no page where an asset or an operation is missing', async () => {
    const files = [
      '/assets/gone-9z.js',
      '/assets/note-3c4d.txt',
      '/widget.js',
      '/sitemap.xml',
      '/.env',
      '/.git/config',
      '/favicon.ico/',
      '/a/b.php',
    ]
    for (const path of [...files, '/manage/gone.js', '/api/v1/nothing', '/api/nothing'])
      for (const door of ['local', 'public'] as const) assert.equal((await get(path, door)).status, 404, path)
    assert.equal(pageOf((await get('/index.html', 'public')).body), 'portal')
  })

  it('tell search engines at each door what is theirs to read', async () => {
    for (const [door, text] of [
      ['local', 'User-agent: *\nDisallow: /\n'],
      ['public', 'User-agent: *\nAllow: /api/v1/widget/\nDisallow: /api/\nDisallow: /manage\n'],
    ] as const) {
      const { status, body, headers } = await get('/robots.txt', door)
      assert.deepEqual([status, body], [200, text])
      assert.match(headers.get('content-type')!, /^text\/plain/)
    }
  })

  it('are shown in no frame, reach no device but the camera, and no other window reaches into them', async () => {
    for (const path of ['/manage/', '/api/docs']) {
      const { headers } = await get(path)
      assert.match(headers.get('content-security-policy')!, /frame-ancestors 'none'/)
      assert.match(headers.get('permissions-policy')!, /camera=\(self\).*geolocation=\(\).*microphone=\(\)/)
      assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin')
      assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin')
    }
  })

  it('are compressed for who takes that', async () => {
    const plain = await get('/manage', 'local', { 'Accept-Encoding': 'identity' })
    const packed = await get('/manage', 'local', { 'Accept-Encoding': 'gzip, deflate, br' })
    assert.equal(packed.body, plain.body)
    const seen = [plain, packed].map(({ headers }) => [headers.get('content-encoding'), headers.get('vary')])
    assert.deepEqual(seen, [
      [null, 'Accept-Encoding'],
      ['gzip', 'Accept-Encoding'],
    ])
  })

  const encodings: [accepted: string, encoding: string | null][] = [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ]
  for (const [accepted, encoding] of encodings)
    it(`send an asset to who takes ${accepted} as ${encoding ?? 'it is'}`, async () => {
      const headers = { 'Accept-Encoding': accepted }
      const packed = await get('/assets/manager-1a2b.js', 'local', headers)
      assert.deepEqual([packed.headers.get('content-encoding'), packed.body], [encoding, script])
      const plain = await get('/assets/portal-1a2b.js', 'local', headers)
      assert.deepEqual([plain.headers.get('content-encoding'), plain.body], [null, script])
    })
})
