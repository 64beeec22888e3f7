import type { Enclosure } from '../email/seam.ts'
import { openCode } from './code.ts'
import { cardPaper } from './print.ts'
import { giftCardById } from './queries.ts'

/** The gift card that a letter is about, to print and give away. */
export const giftCardPaper: Enclosure = async (app, { gift_card_id }) => {
  const card = gift_card_id === null ? undefined : app.db.one(giftCardById, { id: gift_card_id })
  if (!card) return undefined
  const content = await cardPaper(app, card, openCode(app.db, app.secrets, card.id), card.created_at)
  return { filename: `gift-card-${card.id}.pdf`, content, contentType: 'application/pdf' }
}
