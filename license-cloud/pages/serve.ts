import type { Context, Hono } from 'hono'
import { languageDetector } from 'hono/language'
import { encode } from '../../server/http/encoding.ts'
import type { Env } from '../../server/http/env.ts'
import { pageSafety } from '../../server/http/safety.ts'
import { about } from '../about.ts'
import type { App } from '../context.ts'
import { pageLanguages, type PageLanguage } from '../words/words.ts'
import { assets } from './assets.ts'
import { keptPrice, type KnownPrice } from './kept-price.ts'
import { plansPage } from './plans-page.ts'
import { nothingBoughtPage, successPage } from './success-page.ts'

/** A page loads only from its own site, runs no inline script, and can't be framed by another page. */
const POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'"

/** The form of the processor's session ids. */
const SESSION = /^[\w-]{1,255}$/

/** Puts the pages on the router: the plans at `/`, what a buyer comes back to at `/success`, and what both load. */
export function servePages(router: Hono<Env>, app: App): void {
  const { base, base_ai } = app.config.prices
  const prices = { base: offer(base, app), base_ai: offer(base_ai, app) }
  const contact = about(app.version).contact.url
  router.get('/', readsLanguage, async (c) => {
    const [base, base_ai] = await Promise.all([prices.base(), prices.base_ai()])
    return page(c, plansPage({ base, base_ai }, languageOf(c)), 'no-cache')
  })
  router.get('/success', readsLanguage, (c) => {
    const session = c.req.query('session_id') ?? ''
    const language = languageOf(c)
    const isNamed = SESSION.test(session)
    return page(c, isNamed ? successPage(session, contact, language) : nothingBoughtPage(language), 'no-store')
  })
  for (const { name, type, text, version } of assets)
    router.get(`/${name}`, (c) => {
      const isNamed = new URL(c.req.url).search === `?${version}`
      return send(c, text, { 'Content-Type': type, 'Cache-Control': isNamed ? FOR_EVER : 'no-cache' })
    })
}

const FOR_EVER = 'public, max-age=31536000, immutable'

/** The price of a plan, if it has one and somebody sells it. */
function offer(id: string | undefined, app: App): () => Promise<KnownPrice> {
  const isSold = id !== undefined && app.ports.seller.livemode !== undefined
  return isSold ? keptPrice(id, app) : () => Promise.resolve('missing')
}

/** Finds the language of a page: that of `?lang=`, else the first of the browser's that there are words for, else English. */
const readsLanguage = languageDetector({
  order: ['querystring', 'header'],
  supportedLanguages: pageLanguages,
  fallbackLanguage: 'en',
  caches: false,
})
const languageOf = (c: Context): PageLanguage => c.get('language') as PageLanguage

async function page(c: Context<Env>, text: string, kept: string): Promise<Response> {
  const answer = await send(c, text, {
    ...pageSafety,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': kept,
  })
  answer.headers.append('Vary', 'Accept-Language')
  return answer
}

async function send(c: Context<Env>, text: string, headers: Record<string, string>): Promise<Response> {
  const { body, headers: encoding } = await encode(text, c.req.header('accept-encoding'))
  return c.body(body, 200, { ...headers, ...encoding })
}
