import { requirePermission } from '../../api/access.ts'
import type { App, Ctx } from '../../context.ts'
import { giftCardPdf } from '../../documents/gift-card.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { toMajor } from '../../lib/money.ts'
import { addMinutes, type Instant } from '../../lib/time.ts'
import type { Enclosure } from '../email/seam.ts'
import { picturesOnPaper } from '../pictures/on-paper.ts'
import { settingsOf, urlFromOutside } from '../settings/queries.ts'
import { openCode, showCode } from './code.ts'
import { giftCardById, issuedBy, loadGiftCard, type GiftCardRow } from './queries.ts'

/** How long the staff member who issued a card may print it. */
const PRINT_MINUTES = 15

/**
 * A card to print and give away, with its code, in the studio's colours: for staff who may read codes, and shortly after it
 * was issued for the person who issued it. The audit log says who asked.
 */
export async function printGiftCard(ctx: Ctx, id: number): Promise<FileAnswer> {
  const card = loadGiftCard(ctx.db, id)
  const since = addMinutes(ctx.now, -PRINT_MINUTES)
  const isJustIssued = ctx.db.one(issuedBy, { id, staff_id: ctx.actor.id ?? 0, since })
  if (!isJustIssued) requirePermission(ctx.caller, 'gift_cards.codes')
  const { code } = await showCode(ctx, id)
  const bytes = await cardPaper(ctx, card, code, ctx.now)
  return { bytes, type: 'application/pdf', name: `gift-card-${card.id}.pdf` }
}

/** A card on paper, in the studio's language and colours, with the code that is given. */
export async function cardPaper(app: App, card: GiftCardRow, code: string, now: Instant): Promise<Uint8Array> {
  const settings = settingsOf(app.db)
  const { studio_name: studio, address, website_url, country, locale, timezone } = settings
  const printed = {
    studio,
    footer: [address, website_url].filter(Boolean).join(' · '),
    portal: urlFromOutside(settings, '/'),
    country,
    locale,
    timezone,
    primary_color: settings.primary_color,
    secondary_color: settings.secondary_color,
    amount: toMajor(card.initial_value_minor, card.currency),
    currency: card.currency,
    recipient: card.recipient_name,
    message: card.message,
    code,
    good_until: card.expires_on,
    pictures: await picturesOnPaper(app),
  }
  return giftCardPdf(printed, now)
}

/** The gift card that a letter is about, to print and give away. */
export const giftCardPaper: Enclosure = async (app, { gift_card_id }) => {
  const card = gift_card_id === null ? undefined : app.db.one(giftCardById, { id: gift_card_id })
  if (!card) return undefined
  const content = await cardPaper(app, card, openCode(app.db, app.secrets, card.id), card.created_at)
  return { filename: `gift-card-${card.id}.pdf`, content, contentType: 'application/pdf' }
}
