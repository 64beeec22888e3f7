import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The worst that a site's style sheet can do to its content. */
const HOSTILE = `
* { all: unset !important; letter-spacing: 3px !important; }
div, section, ul, li, button, form, p { display: none !important; }
input { position: fixed !important; top: -999px !important; }
studio-desk { display: none !important; visibility: hidden !important; opacity: 0 !important; }`

/** The look of an ordinary site with a page and a typeface. */
const CALM = `
body { margin: 0; font: 17px/1.5 Georgia, serif; color: #2b2a27; background: #faf7f2; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem; }`

/** The content of a page of the site: the widget's line, or a frame of it. */
export interface Shown {
  html: string
  /** The only other things the page may load. */
  policy: string
  /** `hostile`: the site's own looks are against everything; `calm`: they are a page's. */
  looks?: 'hostile' | 'calm'
  lang?: string
}

interface Site extends AsyncDisposable {
  /** Puts a page on the site and gives its address. */
  put: (shown: Shown) => string
}

/** Serves a third party's website, on a separate origin, under a strict policy. */
export async function startSite(): Promise<Site> {
  const pages = new Map<string, Shown>()
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '')
    const sheet = { '/hostile.css': HOSTILE, '/calm.css': CALM }[request.url ?? '']
    if (sheet) return response.setHeader('Content-Type', 'text/css').end(sheet)
    if (!page) return response.writeHead(404).end()
    const styles = page.looks ? "style-src 'self'" : "style-src 'none'"
    response.setHeader('Content-Security-Policy', `default-src 'none'; ${page.policy}; ${styles}`)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    const link = page.looks ? `<link rel="stylesheet" href="/${page.looks}.css">` : ''
    return response.end(`<!doctype html><html lang="${page.lang ?? 'en'}"><head><title>A site</title>${link}
      <meta name="viewport" content="width=device-width"></head><body><main><h1>My practice</h1>${page.html}</main></body></html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Another name is another site: what it may do with 127.0.0.1 is what a stranger may.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    put: (shown) => {
      const path = `/${pages.size}`
      pages.set(path, shown)
      return origin + path
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The widget's line as the settings give it, and the policy that lets just that be loaded. */
export function widgetOf(studio: string, show: string): Pick<Shown, 'html' | 'policy'> {
  return {
    html: `<studio-desk show="${show}"></studio-desk><script src="${studio}/widget.js" async></script>`,
    policy: `script-src ${studio}; connect-src ${studio}; img-src ${studio}`,
  }
}
