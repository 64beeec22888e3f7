import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import type { App } from './context.ts'
import { findSettings } from './features/settings/queries.ts'
import { studioFacts } from './features/widget/studio-facts.ts'
import { cachedResponse } from './http/cached-answer.ts'
import { encode } from './http/encoding.ts'
import type { Env } from './http/env.ts'
import { openToPages } from './http/safety.ts'
import { builtFile } from './pages.ts'

/** The pages of the widget, each at a separate address for site builders that allow a frame and no script. */
const SECTIONS = ['schedule', 'prices', 'services', 'products']

const style = `body{margin:0;padding:4px;font:16px/1.5 system-ui,sans-serif;color:#1c1c1c;background:#fff}
@media(prefers-color-scheme:dark){body{color:#eee;background:#181818}}`

const policy =
  `default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; ` +
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

/**
 * Browsers use the script from their cache for a month, and fetch it again meanwhile once it is an hour old: while the studio's
 * computer sleeps it is there to show the last schedule.
 */
const SCRIPT_KEPT = 'public, max-age=3600, stale-while-revalidate=2592000'

/** Serves what other websites show of the studio: the script, what it has to know, and a plain page to put into a frame. */
export function serveWidget(router: Hono<Env>, app: App, folder: string): void {
  const file = join(folder, 'widget', 'widget.js')
  if (!existsSync(file)) return
  const etag = `"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)}"`

  router.get('/widget.js', (c) => {
    const headers = { ...openToPages, 'Cache-Control': SCRIPT_KEPT, ETag: etag, Vary: 'Accept-Encoding' }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    return builtFile(file, c.req.header('accept-encoding') ?? '', headers)
  })
  router.get('/widget/studio.json', async (c): Promise<Response> => {
    const facts = studioFacts(app, app.ports.clock.now())
    return facts ? cachedResponse(c, facts) : c.json(null, 404, openToPages)
  })
  router.get('/widget', (c) => page(c, app, sectionsAsked(c)))
  for (const section of SECTIONS) router.get(`/widget/${section}`, (c) => page(c, app, section))
}

/** The sections named in the query that there are; the timetable where none is. */
function sectionsAsked(c: Context<Env>): string {
  const asked = (c.req.query('show') ?? '').split(/[\s,]+/)
  return SECTIONS.filter((section) => asked.includes(section)).join(' ') || 'schedule'
}

/** A page with nothing but the widget: in a frame on any site from outside; at this computer only in our own pages. */
async function page(c: Context<Env>, app: App, show: string): Promise<Response> {
  const settings = findSettings(app.db)
  const lang = /^[a-z]{2}$/.exec(c.req.query('lang') ?? '')?.[0] ?? settings?.locale ?? 'en'
  const html = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(settings?.studio_name ?? 'Studio Desk')}</title>
<style>${style}</style>
</head>
<body>
<studio-desk show="${show}"></studio-desk>
<script src="/widget.js" async></script>
</body>
</html>
`
  const { body, headers } = await encode(html, c.req.header('accept-encoding'))
  return c.body(body, 200, {
    ...headers,
    'Content-Type': 'text/html; charset=UTF-8',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': `${policy}; frame-ancestors ${c.env.door === 'local' ? "'self'" : '*'}`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'no-cache',
  })
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
