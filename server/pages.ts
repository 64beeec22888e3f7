import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Context, Hono } from 'hono'
import type { App } from './context.ts'
import { whyNoManagers } from './features/auth/authenticate.ts'
import { escapeText, fillPage } from './features/shop-window/markup.ts'
import { facesMarkup, readFaces } from './faces.ts'
import { portalPages, type SentPage } from './features/shop-window/portal-page.ts'
import { pageSettings } from './features/studio/page-settings.ts'
import { encode } from './http/encoding.ts'
import type { Entry } from './http/host.ts'
import type { Env } from './http/env.ts'
import { pageSafety } from './http/safety.ts'
import type { Typeface } from './lib/typeface-rules.ts'

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** Headers and marks that a kiosk's pages do without. */
const OF_NO_USE = {
  preview_url: undefined,
  cover_url: undefined,
  address: undefined,
  email: undefined,
  phone: undefined,
}

/** On which terms others' work is passed on with the pages: see build/notices.mjs. */
const NOTICES = 'THIRD-PARTY-NOTICES.txt'

const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; " +
  "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

const pageHeaders = {
  ...pageSafety,
  'Content-Type': 'text/html; charset=UTF-8',
  'Content-Security-Policy': policy,
  'Cache-Control': 'no-cache',
}

/** Serves the built pages: the manager at /manage, the portal at / of the public door, the kiosk at /kiosk of both, hashed assets for ever. */
export function servePages(router: Hono<Env>, app: App, folder: string): void {
  const read = (page: 'manager' | 'portal' | 'kiosk') => readFileSync(join(folder, page, 'index.html'), 'utf8')
  const sources = { manager: read('manager'), portal: read('portal'), kiosk: read('kiosk') }
  let assets: ReadonlyMap<string, string> | undefined
  // Listed at the first question for a file: a start is quick to answer.
  const assetAt = (path: string) => (assets ??= assetsIn(folder)).get(path)

  const faces = readFaces(folder)
  const portal = portalPages(app, sources.portal, (typeface) => facesMarkup(faces, typeface))
  const plain =
    (kind: 'manager' | 'kiosk', data: string, name: string, typeface: Typeface): SentPage =>
    (accepted) => {
      const markup = `<title>${escapeText(name)}</title>${facesMarkup(faces, typeface)}`
      return encode(fillPage(sources[kind], data, markup), accepted)
    }

  const page = async (c: Context<Env>, kind: 'manager' | 'portal' | 'kiosk') => {
    const settings = pageSettings(app, entryOf(c))
    const said = { ...settings, storage: app.storage.trouble?.fault ?? null }
    const chosen = { manager: { faces_sheet: faces?.sheet ?? null }, portal: {}, kiosk: OF_NO_USE }[kind]
    const data = JSON.stringify({ ...said, ...chosen }).replaceAll('<', '\\u003c')
    const sent =
      kind === 'portal'
        ? portal(c.req.path, data, settings)
        : plain(kind, data, settings.studio_name ?? 'Studio Desk', settings.typeface)
    const { body, headers } = await sent(c.req.header('accept-encoding'))
    return c.body(body, 200, { ...headers, ...pageHeaders })
  }
  const managerPage = (c: Context<Env>) => {
    const isClosed = whyNoManagers(app, entryOf(c)) === 'closed'
    return isClosed ? c.notFound() : page(c, 'manager')
  }

  router.get('/manage', managerPage)
  router.get('/manage/*', (c) => (isFile(c.req.path) ? c.notFound() : managerPage(c)))
  router.get('/kiosk', (c) => page(c, 'kiosk'))
  router.get(`/${NOTICES}`, (c) => {
    const file = join(folder, NOTICES)
    return existsSync(file) ? plainText(file, c.req.header('accept-encoding') ?? '') : c.notFound()
  })
  router.get('/api/*', (c) => c.notFound())
  router.get('*', (c) => {
    const file = assetAt(c.req.path)
    if (file) return assetAnswer(file, c.req.path, c.req.header('accept-encoding') ?? '')
    if (isFile(c.req.path)) return c.notFound()
    return c.env.door === 'local' ? c.redirect('/manage/') : page(c, 'portal')
  })
}

/** The files of the built pages, by the paths that they are asked for by. */
function assetsIn(folder: string): ReadonlyMap<string, string> {
  const assets = new Map<string, string>()
  const addBelow = (place: string, path: string) => {
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const [file, name] = [join(place, entry.name), `${path}/${entry.name}`]
      if (entry.isDirectory()) addBelow(file, name)
      else if (extname(name) in mediaTypes) assets.set(name, file)
    }
  }
  for (const page of ['manager', 'portal', 'kiosk', 'faces'])
    if (existsSync(join(folder, page))) addBelow(join(folder, page), '')
  return assets
}

/** True if a path names a file, which exists or not: no page replaces it. */
function isFile(path: string): boolean {
  return path !== '/index.html' && /^\/assets\/|\/\.|\.[^/]*\/?$/.test(path)
}

/** An asset: kept for good where its name is of its content. */
function assetAnswer(file: string, path: string, accepted: string): Response {
  return builtFile(file, accepted, {
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
  })
}

/** A text of the build, to read. */
function plainText(file: string, accepted: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }
  return builtFile(file, accepted, headers)
}

/** A file of the build with the headers given, compressed as the build left it where the browser can read that. */
export function builtFile(file: string, accepted: string, headers: Record<string, string>): Response {
  const [encoding, suffix] =
    [
      ['br', '.br'],
      ['gzip', '.gz'],
    ].find(([name, end]) => accepted.includes(name!) && existsSync(file + end)) ?? []
  return new Response(readFileSync(file + (suffix ?? '')), {
    headers: {
      'Content-Type': mediaTypes[extname(file)] ?? 'application/octet-stream',
      ...headers,
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  })
}

function entryOf(c: Context<Env>): Entry {
  const { door, incoming } = c.env
  return { door, header: (name) => c.req.header(name), peerPort: incoming.socket.remotePort }
}
