import type { Hono } from 'hono'
import { readDocsScript, SCRIPT, type DocsScript } from './docs-script.ts'
import type { Env } from './env.ts'
import { pageSafety } from './safety.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; worker-src blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Serves the reference page of an OpenAPI document at `path`, all of it from here: it works without a network. */
export function serveDocs(router: Hono<Env>, path: string, document: { title: string; address: string }): void {
  const page = docsPage(document.title, document.address, `${path}/${SCRIPT}`)
  let script: DocsScript | undefined
  const headers = { ...pageSafety, 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY' }
  router.get(path, (c) => c.html(page, 200, headers))
  router.get(`${path}/${SCRIPT}`, (c) => {
    script ??= readDocsScript()
    const isSmall = /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
    return c.body(isSmall ? script.brotli : script.bytes, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
      Vary: 'Accept-Encoding',
      ...(isSmall && { 'Content-Encoding': 'br' }),
    })
  })
}

function docsPage(title: string, address: string, script: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} API</title><link rel="icon" href="data:,"><style>body{margin:0}</style></head><body>
<redoc spec-url="${address}"></redoc><script src="${script}"></script></body></html>`
}
