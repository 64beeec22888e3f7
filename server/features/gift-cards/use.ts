import { sql } from 'kysely'
import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { Refusal } from '../../http/errors.ts'
import { toMajor } from '../../lib/money.ts'
import { sayDate } from '../../lib/phrases.ts'
import { localDate, type Instant } from '../../lib/time.ts'
import { settingsOf } from '../studio/queries.ts'

const columns = ['id', 'code_last4', 'initial_value_minor', 'currency', 'expires_on', 'is_active'] as const

const cardByHash = query((p: { code_hash: string }) =>
  db.selectFrom('gift_cards').select(columns).where('code_hash', '=', p.code_hash),
)

const cardById = query((p: { id: number }) => db.selectFrom('gift_cards').select(columns).where('id', '=', p.id))

const usedOf = query((p: { gift_card_id: number }) =>
  db
    .selectFrom('gift_card_uses')
    .select(sql<number>`coalesce(sum(amount_minor), 0)`.as('used'))
    .where('gift_card_id', '=', p.gift_card_id),
)

const insertUse = query(
  (p: {
    gift_card_id: number
    amount_minor: number
    kind: 'payment' | 'refund'
    payment_id: number
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

/** What is left on a card, in minor units: its initial value less the sum of its uses. */
export function giftCardBalance(reader: Reader, card: { id: number; initial_value_minor: number }): number {
  return card.initial_value_minor - reader.one(usedOf, { gift_card_id: card.id })!.used
}

/**
 * Takes an amount off a card for a payment. `code_hash` is secrets.hash('gift-card', normaliseCode(code)). Refuses with
 * GIFT_CARD_INVALID a card that is unknown, switched off, expired, of another currency or too small.
 */
export function useGiftCard(
  tx: Tx,
  act: Act,
  { code_hash, amount_minor, payment_id }: { code_hash: string; amount_minor: number; payment_id: number },
): { gift_card_id: number } {
  const card = tx.one(cardByHash, { code_hash })
  if (!card) throw new Refusal('GIFT_CARD_INVALID', 'There is no gift card with this code. Check it and type it again.')
  const { currency, timezone } = settingsOf(tx)
  const name = `The gift card ending in ${card.code_last4}`
  if (!card.is_active) throw new Refusal('GIFT_CARD_INVALID', `${name} has been switched off.`)
  if (card.expires_on !== null && card.expires_on < localDate(act.now, timezone)) {
    throw new Refusal('GIFT_CARD_INVALID', `${name} was good until ${sayDate(card.expires_on)}.`)
  }
  if (card.currency !== currency) {
    throw new Refusal('GIFT_CARD_INVALID', `${name} is in ${card.currency}; the studio sells in ${currency}.`)
  }
  takeOff(tx, act, card, { amount_minor, kind: 'payment', payment_id })
  return { gift_card_id: card.id }
}

/** Fills a card again by what a refund gives back; an expired or switched-off one too, since the money is its owner's. */
export function refillGiftCard(
  tx: Tx,
  act: Act,
  { gift_card_id, amount_minor, payment_id }: { gift_card_id: number; amount_minor: number; payment_id: number },
): void {
  const use = { gift_card_id, amount_minor: -amount_minor, kind: 'refund' as const, payment_id }
  tx.run(insertUse, { ...use, created_at: act.now })
}

/**
 * Takes what is refunded of a card's own sale off the card, so that nobody has the money and the card. Refuses with
 * GIFT_CARD_INVALID where less is left on it.
 */
export function withdrawGiftCard(
  tx: Tx,
  act: Act,
  { gift_card_id, amount_minor, payment_id }: { gift_card_id: number; amount_minor: number; payment_id: number },
): void {
  const card = tx.one(cardById, { id: gift_card_id })!
  takeOff(tx, act, card, { amount_minor, kind: 'refund', payment_id })
}

function takeOff(
  tx: Tx,
  act: Act,
  card: { id: number; code_last4: string; initial_value_minor: number; currency: string },
  use: { amount_minor: number; kind: 'payment' | 'refund'; payment_id: number },
): void {
  const left = giftCardBalance(tx, card)
  if (use.amount_minor > left) {
    const detail = `The gift card ending in ${card.code_last4} has ${toMajor(left, card.currency)} ${card.currency} left.`
    throw new Refusal('GIFT_CARD_INVALID', detail)
  }
  tx.run(insertUse, { gift_card_id: card.id, ...use, created_at: act.now })
}
