import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import { PAIRINGS } from '../../lib/typeface-rules.ts'
import { writeConsent } from '../clients/consents.ts'
import { settingsOf } from '../settings/queries.ts'
import { hasAgreed } from './allowed.ts'
import { linkOf } from './queries.ts'
import { hashOf } from './send.ts'
import { unsubscribePage } from './page.ts'
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

function pageFor(reader: Reader, locale: string | null, says: 'question' | 'done' | 'incomplete') {
  const { studio_name: studio, primary_color: color, typeface, locale: own } = settingsOf(reader)
  return unsubscribePage({ studio, color, heading: PAIRINGS[typeface].letter, locale: locale ?? own, says })
}
