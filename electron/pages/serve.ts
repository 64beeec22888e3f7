import { protocol } from 'electron'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_POLICY } from '../security/content-policy.ts'
import { isOf, PAGE_ORIGIN, PAGE_SCHEME } from '../security/origins.ts'

/** The addresses of the shell's pages. */
export const NOW_PAGE = `${PAGE_ORIGIN}/now`
export const LINK_PAGE = `${PAGE_ORIGIN}/link`

/** The files that the pages load, and the type of each. */
const files: Readonly<Record<string, string>> = {
  '/page.css': 'text/css',
  '/page.js': 'text/javascript',
  '/icon.svg': 'image/svg+xml',
}

/** Tells Electron of the pages' scheme; before it is ready. */
export function announcePages(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: PAGE_SCHEME, privileges: { standard: true, secure: true } }])
}

/** Serves the shell's own pages: `pages` gives the HTML of each by its address. */
export function servePages(pages: Readonly<Record<string, () => string>>): void {
  protocol.handle(PAGE_SCHEME, ({ url }) => {
    const page = pages[url]
    if (page) return answer(page(), 'text/html; charset=utf-8')
    const { pathname } = new URL(url)
    const type = isOf(PAGE_ORIGIN, url) ? files[pathname] : undefined
    if (!type) return new Response('', { status: 404 })
    return answer(readFileSync(join(import.meta.dirname, 'pages', pathname), 'utf8'), type)
  })
}

function answer(body: string, type: string): Response {
  const headers = {
    'Content-Type': type,
    'Content-Security-Policy': PAGE_POLICY,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  }
  return new Response(body, { headers })
}
