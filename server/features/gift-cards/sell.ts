import type { z } from 'zod'
import type { Act, Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { requirePermission } from '../../api/access.ts'
import { invalid } from '../../api/errors.ts'
import { recordPurchase, type LedgerPayment } from '../payments/ledger.ts'
import { methodOf, paymentsFor } from '../payments/split.ts'
import type { giftCardsContract } from './contract.ts'
import type { GiftCardRow } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { onReceipt } from '../receipts/words.ts'

type Paid = Pick<z.output<(typeof giftCardsContract)['POST /api/v1/gift-cards']['body']>, 'payment_method' | 'payments'>

/**
 * Writes the sale of a new card into the ledger, for its initial value and without VAT; nothing where no payment is named,
 * which takes the permission to give away.
 * A card can't be bought with a card: that would give an old one a new expiry.
 */
export function sellGiftCard(tx: Tx, ctx: Ctx, card: GiftCardRow, paid: Paid): void {
  const { payments } = paid
  const payment_method = methodOf(paid)
  if (payment_method === undefined) return requirePermission(ctx.caller, 'payments.give')
  if (payment_method === 'gift_card') throw boughtWithCard('payment_method')
  const byCard = payments?.findIndex(({ method }) => method === 'gift_card') ?? -1
  if (byCard >= 0) throw boughtWithCard(`payments.${byCard}.method`)
  recordGiftCardSale(
    tx,
    ctx,
    card,
    paymentsFor(ctx, { payment_method, payments }, card.initial_value_minor, card.currency),
  )
}

/** Writes a card that was sold into the ledger, with its receipt; gives the purchase's id. */
export function recordGiftCardSale(tx: Tx, act: Act, card: GiftCardRow, payments: readonly LedgerPayment[]): number {
  const { id: gift_card_id, initial_value_minor: price, currency, purchaser_client_id: client_id } = card
  const description = onReceipt(tx, say('receipt.gift_card', { last4: card.code_last4 }))
  return recordPurchase(tx, act, {
    kind: 'gift_card',
    client_id,
    gift_card_id,
    list_price_minor: price,
    discount_minor: 0,
    currency,
    lines: [{ description, quantity: 1, unit_price_minor: price, total_minor: price, vat_rate: null }],
    payments,
  }).purchase_id
}

function boughtWithCard(path: string) {
  return invalid(path, say('gift_cards.gift_card_cant_be_bought'))
}
