import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { recordPurchase, type LedgerPayment } from '../../payments/ledger.ts'
import { redeemPromo } from '../../promo-codes/holds.ts'
import { onReceipt } from '../../receipts/words.ts'
import { settingsOf } from '../../settings/queries.ts'
import type { BookingView } from '../booking-queries.ts'

/** The price a spot was sold for, in minor units, and how it was paid. */
export interface PlaceSale {
  payer_id: number
  list_price_minor: number
  discount_minor: number
  promo_use_id: number | null
  payments: LedgerPayment[]
}

/** Writes a place that was bought singly into the ledger, with its receipt; gives the purchase's id. */
export function recordPlaceSale(tx: Tx, act: Act, booking: BookingView, sale: PlaceSale): number {
  const { payer_id, list_price_minor, discount_minor, promo_use_id, payments } = sale
  const { currency, default_vat_rate: vat_rate } = settingsOf(tx)
  const { class_name, starts_at } = booking
  const description = onReceipt(tx, say('receipt.class', { class_name, starts_at }))
  const { purchase_id } = recordPurchase(tx, act, {
    kind: 'class',
    client_id: payer_id,
    booking_id: booking.id,
    list_price_minor,
    discount_minor,
    currency,
    lines: [{ description, quantity: 1, unit_price_minor: list_price_minor, total_minor: list_price_minor, vat_rate }],
    payments,
  })
  if (promo_use_id !== null) redeemPromo(tx, promo_use_id, purchase_id)
  return purchase_id
}
