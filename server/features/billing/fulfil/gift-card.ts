import { toInstant } from '../../../lib/time.ts'
import { emit } from '../../../events/emit.ts'
import { recipientOf } from '../../clients/recipient.ts'
import { createGiftCard } from '../../gift-cards/issue.ts'
import { recordGiftCardSale } from '../../gift-cards/sell.ts'
import { settingsOf } from '../../settings/queries.ts'
import type { Delivery } from './delivery.ts'
import { paymentsOf } from './payments-of.ts'

/** The time of the studio's day at which a card that waits for its day is sent. */
const DELIVERY_TIME = '08:00'

/** Makes the gift card and mails it: to whom it is for, else to the buyer; on the day that was chosen. */
export const deliverGiftCard: Delivery = (tx, act, app, row) => {
  const { recipient_name = null, recipient_email = null, message = null, deliver_on = null } = row.terms
  const buyer = row.client_id === null ? undefined : recipientOf(tx, row.client_id)
  const day = deliver_on === null ? undefined : toInstant(settingsOf(tx).timezone, deliver_on, DELIVERY_TIME)
  const card = createGiftCard(tx, act, app, {
    initial_value_minor: row.total_minor,
    recipient_name,
    recipient_email,
    message,
    expires_on: null,
    purchaser_client_id: row.client_id,
    letter: {
      to: recipient_email ?? buyer?.address ?? null,
      notBefore: recipient_email !== null && day !== undefined && day > act.now ? day : undefined,
    },
  })
  const purchase_id = recordGiftCardSale(tx, act, card, paymentsOf(row))
  if (row.client_id !== null) emit(tx, act, 'gift_card.purchased', row.client_id, { gift_card_id: card.id })
  return { purchase_id }
}
