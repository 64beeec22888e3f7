import { OVERTAKEN, type KeptBack } from '../email/seam.ts'
import { giftCardById } from './queries.ts'

/** Keeps the letter with a gift card back that was deactivated while it waited: its code is worth nothing. */
export const deactivatedCard: KeptBack = (reader, { kind, gift_card_id }) => {
  if (kind !== 'gift_card' || gift_card_id === null) return null
  const isGood = reader.one(giftCardById, { id: gift_card_id })?.is_active === true
  return isGood ? null : OVERTAKEN
}
