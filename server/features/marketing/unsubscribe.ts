import { createHash } from 'node:crypto'
import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { accentOf } from '../../lib/accent-rules.ts'
import { PAIRINGS, letterStacks } from '../../lib/typeface-rules.ts'
import { writeConsent } from '../clients/consents.ts'
import { languageOf } from '../email/templates/index.ts'
import { settingsOf } from '../settings/queries.ts'
import { hasAgreed } from './allowed.ts'
import { pageWordsIn } from './page-words.ts'
import { linkOf } from './queries.ts'
import { hashOf } from './send.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** The page behind a link. It changes nothing: mail scanners follow links too. */
export function showUnsubscribe(ctx: Ctx, token: string) {
  const client = ctx.db.one(linkOf, { hash: hashOf(token) })
  if (!client) return pageFor(ctx.db, ctx.language, 'incomplete')
  return pageFor(ctx.db, client.locale, hasAgreed(ctx.db, client.id, 'email') ? 'question' : 'done')
}

/** Ends the marketing mails to whom a link was sent, as a row of their consent log; a second time nothing is written. */
export async function unsubscribe(ctx: Ctx, token: string) {
  const locale = await ctx.write((tx) => {
    const client = loadLink(tx, token)
    if (client.erased_at !== null || !hasAgreed(tx, client.id, 'email')) return client.locale
    const addresses = { ip_address: null, seen_ip_address: ctx.ip }
    const consent = { client_id: client.id, consent_type: 'marketing_email', granted: false, source: 'unsubscribe' }
    writeConsent(tx, ctx, { ...consent, ...addresses })
    return client.locale
  })
  return pageFor(ctx.db, locale, 'done')
}

/** To whom a link was sent; TOKEN_INVALID where it is none of ours. */
function loadLink(reader: Reader, token: string) {
  const found = reader.one(linkOf, { hash: hashOf(token) })
  if (!found) throw new Refusal('TOKEN_INVALID', say('marketing.link_is_not_complete'))
  return found
}

const HTML = 'text/html; charset=utf-8'

interface Shown {
  studio: string
  color: string
  /** The font of its heading. */
  heading: keyof typeof letterStacks
  locale: string
  /** The page's message: a question whether to end the emails, that they have ended, or that the link is not the studio's. */
  says: 'question' | 'done' | 'incomplete'
}

/** The page of one question, or of its answer: a form that needs no script. */
function unsubscribePage({ studio, color, heading, locale, says }: Shown): FileAnswer {
  const words = pageWordsIn(locale)
  const style = styleOf(color, letterStacks[heading])
  const told = {
    question: [words.question(studio), words.stays],
    done: [words.done(studio), words.stays, words.back],
    incomplete: [words.incomplete],
  }[says].map((line) => `<p>${escape(line)}</p>`)
  const form = says === 'question' ? `<form method="post"><button>${escape(words.button)}</button></form>` : ''
  const html = `<!doctype html>
<html lang="${languageOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(words.title)} · ${escape(studio)}</title><style>${style}</style></head>
<body><main><p class="studio">${escape(studio)}</p><h1>${escape(words.title)}</h1>
<div role="status">${told.join('')}</div>${form}</main></body></html>
`
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`
  return { type: HTML, bytes: Buffer.from(html), headers: { 'Content-Security-Policy': policy } }
}

function styleOf(color: string, heading: string): string {
  const { fill, onFill } = accentOf(color, 'light')
  return (
    ':root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f4f4f2;color:#1c1c1a;overflow-wrap:anywhere}' +
    'main{max-width:32rem;margin:10vh auto;padding:28px 24px;background:#fff;border-radius:12px}' +
    `.studio,h1{font-family:${heading}}` +
    '.studio{margin:0;font-weight:600}h1{font-size:1.4rem;margin:8px 0 16px}' +
    `button{min-height:44px;padding:0 20px;border:0;border-radius:8px;font:inherit;font-weight:600;background:${fill};color:${onFill};cursor:pointer}` +
    'button:focus-visible{outline:3px solid currentColor;outline-offset:3px}' +
    '@media(max-width:34rem){main{margin:0;min-height:100vh;border-radius:0;box-sizing:border-box}}' +
    '@media(prefers-color-scheme:dark){body{background:#181817;color:#f0efec}main{background:#262624}}'
  )
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function pageFor(reader: Reader, locale: string | null, says: 'question' | 'done' | 'incomplete') {
  const { studio_name: studio, primary_color: color, typeface, locale: own } = settingsOf(reader)
  return unsubscribePage({ studio, color, heading: PAIRINGS[typeface].letter, locale: locale ?? own, says })
}
