import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { GiftCardUsesTable } from '../../db/tables/tables.generated.ts'
import type { Tx } from '../../db/writer.ts'
import { refuseFor } from '../../api/errors.ts'
import { toMajor } from '../../lib/money.ts'
import { addDays, daysBetween, localDate, type Instant } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import type { CardAmount } from '../payments/seam.ts'
import { settingsOf } from '../settings/queries.ts'
import { giftCardByHash, loadGiftCard, type GiftCardRow } from './queries.ts'
import { refuseCard } from './validate.ts'
import { giftCardReasons, unknownCodeReason } from './rules.ts'
import { say } from '../../lib/sayings/sayings.ts'

export const insertUse = query(
  (p: {
    gift_card_id: number
    amount_minor: number
    kind: GiftCardUsesTable['kind']
    payment_id: number | null
    created_at: Instant
  }) =>
    db.insertInto('gift_card_uses').values({
      gift_card_id: p.gift_card_id,
      amount_minor: p.amount_minor,
      kind: p.kind,
      payment_id: p.payment_id,
      created_at: p.created_at,
    }),
)

/**
 * Takes an amount off a card for a payment. `code_hash` is secrets.hash('gift-card', normaliseCode(code)). Refuses with
 * GIFT_CARD_INVALID a card that is unknown, switched off, expired or too small.
 */
export function redeemGiftCard(
  tx: Tx,
  act: Act,
  { code_hash, amount_minor, payment_id }: { code_hash: string; amount_minor: number; payment_id: number },
): { gift_card_id: number } {
  const card = goodCard(tx, act, code_hash)
  takeOff(tx, act, card, { amount_minor, kind: 'payment', payment_id })
  return { gift_card_id: card.id }
}

/** The card of a code's hash, if something can be paid with it today; else GIFT_CARD_INVALID. */
export function goodCard(tx: Tx, act: Act, code_hash: string): GiftCardRow {
  const card = tx.one(giftCardByHash, { code_hash })
  if (!card) throw refuseCard(act.actor.kind, [unknownCodeReason(true)])
  const reasons = giftCardReasons(card, localDate(act.now, settingsOf(tx).timezone))
  if (reasons.length > 0) throw refuseCard(act.actor.kind, reasons)
  return card
}

/**
 * Fills a card again by what a refund gives back. The money is its owner's: one that was deactivated is active again, one
 * that has expired is good once more for as long as it was at first. True where it had to be opened like that.
 */
export function refillGiftCard(tx: Tx, act: Act, { gift_card_id, amount_minor, payment_id }: CardAmount): boolean {
  const use = { gift_card_id, amount_minor: -amount_minor, kind: 'refund' as const, payment_id }
  tx.run(insertUse, { ...use, created_at: act.now })
  const before = loadGiftCard(tx, gift_card_id)
  const { timezone } = settingsOf(tx)
  const today = localDate(act.now, timezone)
  if (giftCardReasons(before, today).length === 0) return false
  const issued = localDate(before.created_at, timezone)
  const isOver = before.expires_on !== null && before.expires_on < today
  const expires_on = isOver ? addDays(today, daysBetween(issued, before.expires_on!)) : before.expires_on
  tx.run(
    db
      .updateTable('gift_cards')
      .set({ is_active: true, expires_on, updated_at: act.now })
      .where('id', '=', gift_card_id),
  )
  const after = loadGiftCard(tx, gift_card_id)
  audit(tx, act, 'gift_card.update', { entity: 'gift_card', id: gift_card_id, before, after })
  return true
}

/**
 * Takes what is refunded of a card's own sale off the card, so that nobody has the money and the card; of what is given already,
 * as much as is left. Refuses with GIFT_CARD_INVALID where less is left on it.
 */
export function withdrawGiftCard(
  tx: Tx,
  act: Act,
  { gift_card_id, amount_minor, payment_id }: CardAmount,
  { isGiven }: { isGiven: boolean },
): void {
  const card = loadGiftCard(tx, gift_card_id)
  const taken = isGiven ? Math.min(amount_minor, card.remaining_minor) : amount_minor
  if (taken > 0) takeOff(tx, act, card, { amount_minor: taken, kind: 'refund', payment_id })
}

/** Refuses with GIFT_CARD_INVALID an amount (minor units) that is not left on a card. */
export function refuseMoreThanLeft({ code_last4, remaining_minor, currency }: GiftCardRow, amount_minor: number): void {
  if (amount_minor <= remaining_minor) return
  const value = toMajor(remaining_minor, currency)
  const detail = say('gift_cards.too_little_left', { code_last4, value, currency })
  throw refuseFor([{ code: 'GIFT_CARD_INVALID', detail, rule: 'remaining_balance', value }])
}

/** Takes an amount off a card; GIFT_CARD_INVALID where less is left. */
export function takeOff(
  tx: Tx,
  act: Act,
  card: GiftCardRow,
  use: { amount_minor: number; kind: GiftCardUsesTable['kind']; payment_id: number | null },
): void {
  refuseMoreThanLeft(card, use.amount_minor)
  tx.run(insertUse, { gift_card_id: card.id, ...use, created_at: act.now })
}
