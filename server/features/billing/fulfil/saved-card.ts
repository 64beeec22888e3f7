import { db } from '../../../db/build.ts'
import type { Delivery } from './delivery.ts'

/** Keeps which card may be charged for fees, with the consent that it was given by. */
export const keepCard: Delivery = (tx, _, __, row, { card, account }) => {
  if (!card || !account) throw new Error('A session that saves a card names it')
  const { fees_text_version = null, fees_address = null } = row.terms
  const kept = db.updateTable('processor_customers').set({
    payment_method_id: card.payment_method_id,
    card_brand: card.brand,
    card_last4: card.last4,
    fees_agreed_at: row.created_at,
    fees_text_version,
    fees_address,
  })
  tx.run(
    kept
      .where('client_id', '=', row.client_id!)
      .where('account_id', '=', account.account_id)
      .where('livemode', '=', account.livemode),
  )
  return { purchase_id: null }
}
