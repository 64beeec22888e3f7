import type { Ctx } from '../../context.ts'
import { requirePermission } from '../../api/access.ts'
import { giftCardPdf } from '../../documents/gift-card.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { toMajor } from '../../lib/money.ts'
import { addMinutes } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import { showCode } from './code.ts'
import { issuedBy, loadGiftCard } from './queries.ts'

/** How long whoever has issued a card may print it. */
const PRINT_MINUTES = 15

/**
 * A card to print and give away, with its code, in the studio's colours: for who may read codes, and just after it was
 * issued for who has issued it. Who asked is in the audit log.
 */
export async function printGiftCard(ctx: Ctx, id: number): Promise<FileAnswer> {
  const card = loadGiftCard(ctx.db, id)
  const since = addMinutes(ctx.now, -PRINT_MINUTES)
  const isJustIssued = ctx.db.one(issuedBy, { id, staff_id: ctx.actor.id ?? 0, since })
  if (!isJustIssued) requirePermission(ctx.caller, 'gift_cards.codes')
  const { code } = await showCode(ctx, id)
  const settings = settingsOf(ctx.db)
  const { studio_name: studio, address, website_url, country, locale, primary_color, secondary_color } = settings
  const printed = {
    studio,
    footer: [address, website_url].filter(Boolean).join(' · '),
    country,
    locale,
    primary_color,
    secondary_color,
    amount: toMajor(card.initial_value_minor, card.currency),
    currency: card.currency,
    recipient: card.recipient_name,
    message: card.message,
    code,
    good_until: card.expires_on,
  }
  const bytes = await giftCardPdf(printed, ctx.now)
  return { bytes, type: 'application/pdf', name: `gift-card-${card.id}.pdf` }
}
