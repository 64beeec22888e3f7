import { localDate } from '../../../lib/time.ts'
import { creditsAtStart, validityOf } from '../../membership-types/type-rules.ts'
import { loadType, termsOf } from '../../membership-types/queries.ts'
import { startMembership } from '../../memberships/start.ts'
import { expiryOn } from '../../memberships/term-rules.ts'
import { purchaseOfMembership } from '../../payments/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import { addSubscription } from '../subscriptions/add.ts'
import type { Delivery } from './delivery.ts'
import { paymentsOf } from './payments-of.ts'

/** Gives the client the membership, from today on; one that is collected each interval with its subscription. */
export const deliverMembership: Delivery = (tx, act, _, row, paid) => {
  const { timezone } = settingsOf(tx)
  const type = loadType(tx, row.membership_type_id!)
  const terms = termsOf(type)
  const starts_on = localDate(act.now, timezone)
  const { subscription } = paid
  const payments = paymentsOf(row)
  const membership = startMembership(tx, act, {
    client_id: row.client_id!,
    type,
    starts_on,
    // While it is collected it has no end.
    expires_on: subscription ? null : expiryOn(starts_on, validityOf(terms)),
    credits: creditsAtStart(terms),
    source: 'online',
    sale: {
      payment_method: 'online',
      list_price_minor: row.list_price_minor,
      discount_minor: row.discount_minor,
      paid_minor: row.list_price_minor - row.discount_minor,
      promo_use_id: row.promo_use_id,
      payments,
    },
    ...(subscription && {
      billing: {
        next_renewal_on: localDate(subscription.current_period_end, timezone),
        // As it was when the checkout began; the studio's price may be another by now.
        renewal_price_minor: subscription.price_minor ?? type.price_minor,
      },
    }),
  })
  const purchase_id = tx.one(purchaseOfMembership, { membership_id: membership.id })!.id
  if (!subscription) return { purchase_id }
  return { purchase_id, subscription_id: addSubscription(tx, act, { row, membership, purchase_id, paid }) }
}
