import type { Context, Hono } from 'hono'
import type { App } from '../../context.ts'
import type { Env } from '../../http/env.ts'
import { findSettings, urlFromOutside } from '../settings/queries.ts'
import {
  iconDrawing,
  iconPath,
  INSTALLED,
  logoIcon,
  manifest,
  NOBODY,
  PURPOSES,
  SCREENSHOT,
  screenshotDrawing,
  toIco,
  toPng,
  type Purpose,
} from './manifest.ts'
import { cardPng, classCard } from './class-card.ts'
import { escapeText } from './markup.ts'
import { classesOf, publicNow, type Public } from './shown.ts'

const ICO = 32
/** So many pictures of classes are kept: making one takes longer than sending it. */
const CARDS = 60
const TOUCH = 180
/** Icons change with the studio's logo, name and colour, which is seldom. */
const ICON_HEADERS = { 'Cache-Control': 'public, max-age=86400' }

/** Serves the files beside the portal's pages at the public door: robots.txt, the sitemap, the studio's icons and manifest. */
export function serveShopWindow(router: Hono<Env>, app: App): void {
  const icons = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const drawing = (isRound: boolean) => {
    const { studio_name, primary_color } = findSettings(app.db) ?? NOBODY
    return iconDrawing(studio_name, primary_color, { isRound })
  }
  const kept = (kind: string, of: string, make: () => Promise<Uint8Array<ArrayBuffer>>) => {
    // Those of one logo, name and colour; a former studio's are not kept.
    if (!icons.has(kind + of)) for (const key of icons.keys()) if (key.startsWith(kind)) icons.delete(key)
    const made = icons.get(kind + of) ?? make()
    icons.set(kind + of, made)
    return made
  }
  const picture = async (c: Context<Env>, drawn: string, size: number, type: string) => {
    const bytes = await kept(`${type} ${size} `, drawn, () => bitmap(drawn, size, type))
    return c.body(bytes, 200, { ...ICON_HEADERS, 'Content-Type': type })
  }
  /** The logo where there is one, else the initial. */
  const mark = async (c: Context<Env>, size: number, purpose: Purpose) => {
    if (c.env.door === 'local') return c.notFound()
    const drawn = drawing(false)
    const logo = findSettings(app.db)?.logo_file ?? null
    const bytes = await kept(`${purpose} ${size} `, `${logo} ${drawn}`, async () => {
      const read = logo === null ? undefined : await app.ports.files.read(logo)
      const made = read && (await logoIcon(read, size, purpose))
      return made ? new Uint8Array(made) : bitmap(drawn, size, 'image/png')
    })
    return c.body(bytes, 200, { ...ICON_HEADERS, 'Content-Type': 'image/png' })
  }

  router.get('/robots.txt', (c) => {
    const base = urlFromOutside(findSettings(app.db), '')
    const text = c.env.door === 'local' ? 'User-agent: *\nDisallow: /\n' : publicRules(base)
    return c.text(text, 200, { 'Cache-Control': 'public, max-age=86400' })
  })
  router.get('/sitemap.xml', (c) => {
    const settings = findSettings(app.db)
    const base = urlFromOutside(settings, '')
    if (!settings || !base || c.env.door === 'local') return c.notFound()
    const shown = publicNow(app, app.ports.clock.now(), settings.public_studio_id)
    return c.body(sitemap(base, shown), 200, { 'Content-Type': 'application/xml', 'Cache-Control': 'no-cache' })
  })
  router.get('/favicon.svg', (c) =>
    c.env.door === 'local'
      ? c.notFound()
      : c.body(drawing(true), 200, { ...ICON_HEADERS, 'Content-Type': 'image/svg+xml' }),
  )
  router.get('/favicon.ico', (c) =>
    c.env.door === 'local' ? c.notFound() : picture(c, drawing(true), ICO, 'image/x-icon'),
  )
  router.get('/apple-touch-icon.png', (c) => mark(c, TOUCH, 'any'))
  for (const purpose of PURPOSES)
    for (const size of INSTALLED) router.get(iconPath(purpose, size), (c) => mark(c, size, purpose))
  router.get(SCREENSHOT.src, async (c) => {
    const settings = findSettings(app.db)
    if (!settings || c.env.door === 'local') return c.notFound()
    const shown = publicNow(app, app.ports.clock.now(), settings.public_studio_id)
    const drawn = screenshotDrawing(settings, classesOf(shown))
    const png = new Uint8Array(await toPng(drawn, SCREENSHOT.width, SCREENSHOT.height))
    return c.body(png, 200, { ...ICON_HEADERS, 'Content-Type': 'image/png' })
  })
  const cards = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  router.get('/card/:file{class-[1-9][0-9]{0,15}\\.png}', async (c) => {
    const settings = findSettings(app.db)
    if (!settings || c.env.door === 'local') return c.notFound()
    const id = Number(c.req.param('file').slice('class-'.length, -'.png'.length))
    const shown = publicNow(app, app.ports.clock.now(), settings.public_studio_id)
    const cls = classesOf(shown).find((one) => one.id === id)
    if (!cls) return c.notFound()
    const drawn = classCard(cls, settings)
    const made = cards.get(drawn) ?? cardPng(drawn)
    cards.set(drawn, made)
    made.catch(() => cards.delete(drawn))
    for (const key of cards.keys()) if (cards.size > CARDS) cards.delete(key)
    return c.body(await made, 200, { ...ICON_HEADERS, 'Content-Type': 'image/png' })
  })
  router.get('/manifest.webmanifest', (c) =>
    c.env.door === 'local'
      ? c.notFound()
      : c.body(JSON.stringify(manifest(findSettings(app.db))), 200, {
          ...ICON_HEADERS,
          'Content-Type': 'application/manifest+json',
        }),
  )
}

/** The pages for search engines: the timetable, the prices, and each class to come. `base` without a slash at its end. */
function sitemap(base: string, shown: Public): string {
  const paths = ['/', '/prices', ...classesOf(shown).map(({ id }) => `/classes/${id}`)]
  const places = paths.map((path) => `<url><loc>${escapeText(base + path)}</loc></url>`)
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return `${head}${places.join('')}</urlset>\n`
}

async function bitmap(drawn: string, size: number, type: string): Promise<Uint8Array<ArrayBuffer>> {
  const png = await toPng(drawn, size)
  return type === 'image/x-icon' ? toIco(png, size) : new Uint8Array(png)
}

/** The public door's rules for search engines: they may read what strangers see, and the data its pages need for that. */
function publicRules(base: string | null): string {
  const rules = 'User-agent: *\nAllow: /api/v1/widget/\nDisallow: /api/\nDisallow: /manage\n'
  return base ? `${rules}\nSitemap: ${base}/sitemap.xml\n` : rules
}
