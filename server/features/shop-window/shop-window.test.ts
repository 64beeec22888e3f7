import assert from 'node:assert/strict'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { book, registerMember } from '../../test/build/bookings.ts'
import { makeProduct } from '../../test/build/commerce.ts'
import { setPicture } from '../../test/build/pictures.ts'
import { makeMembershipType } from '../../test/build/memberships.ts'
import { makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const root = join(import.meta.dirname, '../../..')
const HOSTILE = 'A "B" </script><script>alert(1)</script> & \'C\'\n$& \u2028'

/** The page as a browser reads its head: elements by name, texts unescaped. */
function readHead(html: string) {
  const unescape = (text: string) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const found = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)
  return {
    title: unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    meta: Object.fromEntries([...found].map(([, name = '', content = '']) => [name, unescape(content)])),
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
    data: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, text]) =>
      JSON.parse(text!),
    ),
  }
}

describe('the shop window', () => {
  let studio: TestStudio
  let pages: string
  before(async () => {
    pages = mkdtempSync(join(tmpdir(), 'studio-desk-pages-'))
    for (const page of ['manager', 'portal', 'kiosk']) {
      mkdirSync(join(pages, page))
      copyFileSync(join(root, 'renderer', page, 'index.html'), join(pages, page, 'index.html'))
    }
    studio = await startStudio({ pages })
    await set({ tunnel_url: 'https://marea.example/', address: 'Carrer del Port 12', studio_name: 'Marea' })
  })
  after(async () => {
    await studio.stop()
    rmSync(pages, { recursive: true })
  })

  const set = async (fields: object) => assert.equal((await studio.asOwner('PUT /api/v1/studio', fields)).status, 200)
  const get = (path: string, headers: Record<string, string> = {}, door: 'public' | 'local' = 'public') =>
    studio.send(`GET ${path}`, { door, headers: { Host: 'evil.example', ...headers } })
  const headAt = async (path: string) => readHead((await get(path)).body)
  const graphAt = async (path: string) => (await headAt(path)).data[0]['@graph']

  it('says at the door what the studio is, and lists its next classes', async () => {
    const template = await makeTemplate(studio, { name: 'Flow', description: 'Slow.' })
    for (let hour = 8; hour < 20; hour += 1)
      await makeClass(studio, { template_id: template.id, starts_at: `2026-03-05T${String(hour).padStart(2, '0')}:00` })
    const { title, language, meta, canonical, data } = await headAt('/')
    assert.deepEqual([title, language, canonical], ['Marea — Schedule and prices', 'en', 'https://marea.example/'])
    const description = 'Classes at Marea, day by day. See prices and book online.'
    assert.deepEqual(meta, {
      description,
      'theme-color': (await studio.asOwner('GET /api/v1/studio')).body.primary_color,
      'og:type': 'website',
      'og:site_name': 'Marea',
      'og:title': 'Marea — Schedule and prices',
      'og:description': description,
      'og:url': 'https://marea.example/',
      'og:locale': 'en',
      'twitter:card': 'summary',
    })
    const [place, ...events] = data[0]['@graph']
    assert.deepEqual(place, {
      '@type': 'SportsActivityLocation',
      '@id': '#studio',
      name: 'Marea',
      url: 'https://marea.example/',
      address: 'Carrer del Port 12',
    })
    assert.deepEqual([events.length, events[0].name, events[0].startDate], [5, 'Flow', '2026-03-05T08:00:00+01:00'])
  })

  it('tells of a class who, where, when, for how much, and how many places are left', async () => {
    await makeMembershipType(studio, { name: 'Single', type: 'drop_in', price: 16, sellable_online: true })
    const teacher = { full_name: 'Ines Gil', email: 'ines@studio.test', password: 'Correct-Horse-7' }
    const { id: instructor_id } = (await studio.asOwner('POST /api/v1/instructors', teacher)).body
    const places = { name: 'By the sea', address: 'Passeig 1' }
    const { id: establishment_id } = (await studio.asOwner('POST /api/v1/establishments', places)).body
    const { id: template_id } = await makeTemplate(studio, {
      name: 'Yin',
      description: 'Long holds.',
      booking_open_hours_before: 24 * 20,
    })
    // The clocks go forward on 29 March: the class is in summer, the studio looks at it from winter.
    await studio.advance({ days: 20 })
    const starts_at = '2026-03-29T18:00'
    const cls = await makeClass(studio, { template_id, instructor_id, establishment_id, starts_at, capacity: 2 })
    await book(studio, cls, await registerMember(studio))
    const { title, meta, canonical, data } = await headAt(`/classes/${cls.id}`)
    const url = `https://marea.example/classes/${cls.id}`
    assert.deepEqual(
      [title, canonical, meta['og:title'], meta['og:url'], meta['description'], meta['robots']],
      [
        'Yin, Sunday 29 March 2026 at 18:00 — Marea',
        url,
        'Yin, Sunday 29 March 2026 at 18:00',
        url,
        '60 min, with Ines Gil, By the sea. Long holds.',
        undefined,
      ],
    )
    assert.deepEqual(data[0]['@graph'][1], {
      '@type': 'Event',
      name: 'Yin',
      description: 'Long holds.',
      url,
      startDate: '2026-03-29T18:00:00+02:00',
      endDate: '2026-03-29T19:00:00+02:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'By the sea', address: 'Passeig 1' },
      organizer: { '@id': '#studio' },
      performer: { '@type': 'Person', name: 'Ines Gil' },
      maximumAttendeeCapacity: 2,
      remainingAttendeeCapacity: 1,
      offers: {
        '@type': 'Offer',
        price: 16,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        validFrom: '2026-03-09T17:00:00+01:00',
        url,
      },
    })
    await book(studio, cls, await registerMember(studio))
    const [, full] = await graphAt(`/classes/${cls.id}`)
    assert.deepEqual([full.remainingAttendeeCapacity, full.offers.availability], [0, 'https://schema.org/SoldOut'])
    const { id: workshop } = await makeTemplate(studio, { name: 'Workshop', price: 90 })
    const dear = await makeClass(studio, { template_id: workshop, starts_at })
    assert.equal(
      (await graphAt(`/classes/${dear.id}`))[1].offers.price,
      90,
      'its own price, not that of a single class',
    )
  })

  it('shows a class as a card, at another address once it says something else, and no class that nobody may see', async () => {
    const template = await makeTemplate(studio, { name: 'Card & "co"' })
    const cls = await makeClass(studio, { template_id: template.id, starts_at: '2026-03-30T18:00' })
    const cardAt = async () => (await headAt(`/classes/${cls.id}`)).meta['og:image']!
    const address = await cardAt()
    assert.match(address, new RegExp(`^https://marea\\.example/card/class-${cls.id}\\.png\\?v=[0-9a-f]{12}$`))
    const answer = await fetch(`${studio.running.publicUrl}${new URL(address).pathname}`)
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    assert.deepEqual([answer.headers.get('content-type'), width, height], ['image/png', 1200, 630])
    await studio.asOwner(`PUT /api/v1/class-templates/${template.id}`, { name: 'Card', color: '#8a2be2' })
    assert.notEqual(await cardAt(), address)
    await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`, {})
    for (const path of [`/card/class-${cls.id}.png`, '/card/class-999999.png', '/card/class-0.png', '/card/x.png'])
      assert.notEqual((await get(path)).headers.get('content-type'), 'image/png', path)
    assert.equal((await get(`/card/class-${cls.id}.png`, {}, 'local')).status, 404)
  })

  it('tells of a class whose place or address changes, at once', async () => {
    const cls = await makeClass(studio, { starts_at: '2026-03-26T10:00', establishment_id: 1 })
    const place = async () => (await graphAt(`/classes/${cls.id}`))[1].location
    assert.equal((await place()).address, 'Carrer del Port 12')
    await studio.asOwner('PUT /api/v1/establishments/1', { address: 'Plaça 3' })
    assert.equal((await place()).address, 'Plaça 3')
    const unnamed = await makeClass(studio, { starts_at: '2026-03-26T12:00' })
    const [, event] = await graphAt(`/classes/${unnamed.id}`)
    assert.deepEqual([event.location.name, event.location.address], ['Marea', 'Plaça 3'])
  })

  it('offers what is on sale at its price, each interval of a subscription', async () => {
    const subscription = { name: 'Monthly', type: 'subscription', price: 89.5, billing_interval: 'quarterly' }
    const first = { is_intro_offer: true, intro_price: 49 }
    await makeMembershipType(studio, { ...subscription, ...first, unlimited: true, sellable_online: true })
    const intro = { type: 'time_pass', price: 60, is_intro_offer: true, intro_price: 39, validity_days: 14 }
    await makeMembershipType(studio, { name: 'To start', ...intro, sellable_online: true })
    await makeProduct(studio, { name: 'Mat', price: 64 })
    const { title, canonical } = await headAt('/prices')
    assert.deepEqual([title, canonical], ['Marea — Prices', 'https://marea.example/prices'])
    const offers = (await graphAt('/prices')).slice(1)
    const brief = offers.map((one: Record<string, never>) => [
      one['name'] ?? one['itemOffered']?.['name'],
      one['price'],
    ])
    assert.deepEqual(brief, [
      ['Monthly', 49],
      ['Single', 16],
      ['To start', 39],
      ['Mat', 64],
    ])
    assert.deepEqual(offers[0], {
      '@type': 'Offer',
      name: 'Monthly',
      price: 49,
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 89.5,
        priceCurrency: 'EUR',
        billingDuration: 3,
        unitCode: 'MON',
      },
      availability: 'https://schema.org/InStoreOnly',
      url: 'https://marea.example/prices',
      seller: { '@id': '#studio' },
    })
  })

  it('keeps what is behind the door, over, or unknown out of search engines', async () => {
    const paths = ['/bookings', '/login', '/classes/999999', '/classes/0x1', '/classes/1', '/classes/', '/nothing']
    for (const path of paths) {
      const { title, meta, canonical, data } = await headAt(path)
      assert.deepEqual([title, meta['robots'], canonical, data], ['Marea', 'noindex', undefined, []], path)
    }
  })

  it('is not broken by any name', async () => {
    const { id: template_id } = await makeTemplate(studio, { name: HOSTILE.replace('\n', ' '), description: HOSTILE })
    const cls = await makeClass(studio, { template_id, starts_at: '2026-03-24T18:00' })
    const path = `/classes/${cls.id}`
    await set({ studio_name: HOSTILE.replace('\n', ' ') })
    const { body } = await get(path)
    const named = (await studio.asOwner(`GET /api/v1/class-templates/${template_id}`)).body
    const { title, meta, data } = readHead(body)
    const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
    assert.ok(title.startsWith(oneLine(named.name)), title)
    assert.ok(meta['description']?.endsWith(oneLine(named.description)), meta['description'])
    assert.deepEqual([data[0]['@graph'][1].name, data[0]['@graph'][1].description], [named.name, named.description])
    assert.equal(body.match(/<script>/g), null)
    assert.equal(body.match(/<\/script>/g)?.length, readHead((await get('/prices')).body).data.length + 2)
    const { status, headers, body: drawn } = await get('/favicon.svg')
    assert.deepEqual([status, headers.get('content-type')], [200, 'image/svg+xml'])
    assert.match(drawn, />A<\/text><\/svg>$/)
    await set({ studio_name: '<&' })
    assert.match((await get('/favicon.svg')).body, />&lt;<\/text><\/svg>$/)
    await set({ studio_name: 'Marea' })
  })

  it('speaks the studio’s language', async () => {
    for (const [locale, language, prices] of [
      ['de-AT', 'de', 'Preise'],
      ['es', 'es', 'Precios'],
      ['fr', 'fr', 'Tarifs'],
      ['it-IT', 'it', 'Prezzi'],
      ['en', 'en', 'Prices'],
    ]) {
      await set({ locale })
      const head = await headAt('/prices')
      assert.deepEqual([head.title, head.language, head.meta['og:locale']], [`Marea — ${prices}`, language, language])
    }
  })

  it('draws the studio’s initial on its colour, in every form that is asked for', async () => {
    await set({ primary_color: '#1f6f78' })
    assert.match((await get('/favicon.svg')).body, /fill="#1f6f78".*fill="#ffffff">M</)
    const bytesOf = async (path: string) => {
      const answer = await fetch(`${studio.running.publicUrl}${path}`)
      return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) }
    }
    const touch = await bytesOf('/apple-touch-icon.png')
    const { width, height, format } = await sharp(touch.bytes).metadata()
    assert.deepEqual([touch.type, width, height, format], ['image/png', 180, 180, 'png'])
    const corner = await sharp(touch.bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    assert.deepEqual([...corner.subarray(0, 3)], [0x1f, 0x6f, 0x78])
    const icon = await bytesOf('/favicon.ico')
    assert.deepEqual([icon.type, [...icon.bytes.subarray(0, 8)]], ['image/x-icon', [0, 0, 1, 0, 1, 0, 32, 32]])
    const inside = icon.bytes.subarray(icon.bytes.readUInt32LE(18))
    assert.equal(inside.length, icon.bytes.readUInt32LE(14))
    assert.equal((await sharp(inside).metadata()).width, 32)
    await set({ primary_color: '#ffe08a' })
    assert.match((await get('/favicon.svg')).body, /fill="#000000">M</)
    const other = await bytesOf('/favicon.ico')
    assert.notDeepEqual(other.bytes, icon.bytes)
  })

  it('can be put on a home screen as an application of its own, with icons that are there', async () => {
    const { status, headers, body: read } = await get('/manifest.webmanifest')
    assert.deepEqual([status, headers.get('content-type')], [200, 'application/manifest+json'])
    assert.deepEqual(
      [read.name, read.display, read.start_url, read.theme_color],
      ['Marea', 'standalone', '/', '#ffe08a'],
    )
    const { icons, screenshots, shortcuts } = read as Record<string, { src: string; sizes: string; type: string }[]>
    assert.deepEqual([read.short_name, read.lang, screenshots!.length], ['Marea', 'en', 1])
    for (const purpose of ['any', 'maskable'])
      assert.equal(icons!.filter((icon) => (icon as { purpose?: string }).purpose === purpose).length, 2, purpose)
    assert.deepEqual(
      (shortcuts as unknown as { name: string; url: string }[]).map(({ name, url }) => [name, url]),
      [
        ['My bookings', '/bookings'],
        ['Schedule', '/'],
      ],
    )
    for (const { src, sizes, type } of [...icons!, ...screenshots!]) {
      const answer = await fetch(`${studio.running.publicUrl}${src}`)
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      assert.deepEqual([answer.headers.get('content-type'), `${width}x${height}`], [type, sizes])
    }
    assert.match((await get('/')).body, /<link rel="manifest" href="\/manifest\.webmanifest">/)
  })

  it('has the studio’s logo for its icon, within the circle that a phone may cut out of it', async () => {
    const blue = sharp({ create: { width: 300, height: 300, channels: 3, background: '#0000ff' } })
    await setPicture(studio, 'studio/logo', await blue.png().toBuffer())
    const colourAt = async (path: string, at: number) => {
      const answer = await fetch(`${studio.running.publicUrl}${path}`)
      const png = sharp(Buffer.from(await answer.arrayBuffer()))
      const pixel = await png.extract({ left: at, top: at, width: 1, height: 1 }).raw().toBuffer()
      return pixel[0]! < 40 && pixel[2]! > 215 ? 'logo' : 'ground'
    }
    const seen = async (path: string) => [await colourAt(path, 30), await colourAt(path, 50), await colourAt(path, 96)]
    assert.deepEqual(await seen('/icon-192.png'), ['logo', 'logo', 'logo'])
    // A circle of four fifths leaves nothing of what is nearer to the corner than 36 pixels of 192.
    assert.deepEqual(await seen('/icon-maskable-192.png'), ['ground', 'logo', 'logo'])
    assert.equal((await studio.asOwner('DELETE /api/v1/studio/logo')).status, 200)
    assert.deepEqual(await seen('/icon-192.png'), ['ground', 'ground', 'ground'])
  })

  it('maps what search engines may see, of the address that the studio goes by', async () => {
    const { status, body, headers } = await get('/sitemap.xml')
    assert.deepEqual([status, headers.get('content-type')], [200, 'application/xml'])
    const places = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place)
    assert.deepEqual(places.slice(0, 2), ['https://marea.example/', 'https://marea.example/prices'])
    const { public_studio_id } = (await studio.asOwner('GET /api/v1/studio')).body
    const classes = (await get(`/api/v1/widget/${public_studio_id}/schedule`)).body
    const urls = classes.map(({ id }: { id: number }) => `https://marea.example/classes/${id}`)
    assert.deepEqual(places.slice(2), urls)
    assert.match((await get('/robots.txt')).body, /\nSitemap: https:\/\/marea\.example\/sitemap\.xml\n$/)
  })

  it('names no address where the studio has none, and never the one it was asked at', async () => {
    await set({ tunnel_url: null })
    for (const path of ['/', '/prices']) {
      const { body } = await get(path)
      const { meta, canonical, data } = readHead(body)
      assert.deepEqual([meta['og:url'], canonical, data[0]['@graph'][0].url], [undefined, undefined, undefined])
      assert.doesNotMatch(body, /evil\.example|marea\.example/)
    }
    assert.equal((await get('/sitemap.xml')).status, 404)
    assert.doesNotMatch((await get('/robots.txt')).body, /Sitemap/)
  })

  it('is at the public door alone', async () => {
    for (const path of [
      '/sitemap.xml',
      '/favicon.svg',
      '/favicon.ico',
      '/apple-touch-icon.png',
      '/icon-192.png',
      '/icon-maskable-512.png',
      '/manifest.webmanifest',
      '/screenshot.png',
    ])
      assert.equal((await studio.send(`GET ${path}`)).status, 404, path)
  })
})
