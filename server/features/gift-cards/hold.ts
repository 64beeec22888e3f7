import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { CardAmount } from '../payments/seam.ts'
import { loadGiftCard } from './queries.ts'
import { goodCard, insertUse, takeOff } from './redeem.ts'
import { refuseCard } from './validate.ts'
import { say } from '../../lib/sayings/sayings.ts'

interface Held {
  gift_card_id: number
  amount_minor: number
}

/**
 * Holds what a card can pay of a price, so that nothing else is paid with it meanwhile. Refuses with GIFT_CARD_INVALID a card
 * that is unknown, switched off, expired or empty.
 */
export function holdGiftCard(
  tx: Tx,
  act: Act,
  { code_hash, price_minor }: { code_hash: string; price_minor: number },
): Held {
  const card = goodCard(tx, act, code_hash)
  const { remaining_minor, code_last4 } = card
  if (remaining_minor === 0) {
    const detail = say('gift_cards.nothing_left', { code: code_last4 })
    throw refuseCard(act.actor.kind, [{ code: 'GIFT_CARD_INVALID', detail, rule: 'remaining_balance', value: 0 }])
  }
  const amount_minor = Math.min(remaining_minor, price_minor)
  if (amount_minor > 0) takeOff(tx, act, card, { amount_minor, kind: 'hold', payment_id: null })
  return { gift_card_id: card.id, amount_minor }
}

/** Gives back to a card what was held on it. */
export function releaseGiftCard(tx: Tx, act: Act, { gift_card_id, amount_minor }: Held): void {
  if (amount_minor === 0) return
  tx.run(insertUse, {
    gift_card_id,
    amount_minor: -amount_minor,
    kind: 'release',
    payment_id: null,
    created_at: act.now,
  })
}

/** Pays with what was held on a card, whatever has become of the card meanwhile: it was promised. */
export function redeemHeldCard(tx: Tx, act: Act, { gift_card_id, amount_minor, payment_id }: CardAmount): void {
  releaseGiftCard(tx, act, { gift_card_id, amount_minor })
  takeOff(tx, act, loadGiftCard(tx, gift_card_id), { amount_minor, kind: 'payment', payment_id })
}
