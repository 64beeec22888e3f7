import type { Act, App } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import type { CheckoutKind } from '../../../db/tables/values.ts'
import { emit } from '../../../events/emit.ts'
import { localDate, toInstant } from '../../../lib/time.ts'
import { recipientOf } from '../../clients/recipient.ts'
import { createGiftCard, recordGiftCardSale } from '../../gift-cards/issue.ts'
import { termsOf } from '../../membership-types/queries.ts'
import { readTerms } from '../../membership-types/terms-queries.ts'
import { creditsAtStart, validityOf } from '../../membership-types/type-rules.ts'
import { startMembership } from '../../memberships/start.ts'
import { soldDates } from '../../memberships/first-visit/first-visit-rules.ts'
import type { LedgerPayment } from '../../payments/ledger.ts'
import { purchaseOfMembership } from '../../payments/queries.ts'
import { loadProduct } from '../../products/queries.ts'
import { moveStock } from '../../products/stock.ts'
import { enqueueReceiptLetter } from '../../receipts/email.ts'
import { receiptOfPurchase } from '../../receipts/queries.ts'
import { recordProductSale } from '../../sales/sell.ts'
import { settingsOf } from '../../settings/queries.ts'
import { lookAgain } from '../events/queries.ts'
import { tryNewCard } from '../cards/retry.ts'
import { typeOffered } from '../checkout/offered.ts'
import { readCheckout, saveCheckout, type CheckoutRow } from '../checkout/queries.ts'
import { deliverDebts } from '../debts/deliver.ts'
import { addSubscription } from '../subscriptions/add.ts'
import type { Delivery, Paid } from './delivery.ts'

/** The payments of a checkout for the ledger: the amount held on a gift card, and the rest online. */
function paymentsOf({ card_minor, gift_card_id, total_minor }: CheckoutRow): LedgerPayment[] {
  const payments: LedgerPayment[] = []
  if (card_minor > 0) payments.push({ method: 'gift_card', amount_minor: card_minor, held_gift_card_id: gift_card_id! })
  if (total_minor > 0) payments.push({ method: 'online', amount_minor: total_minor })
  return payments
}

/** Sells the piece that was held for the buyer, at the price that was asked. */
const deliverProduct: Delivery = (tx, act, _, row) => {
  const product = loadProduct(tx, row.product_id!)
  moveStock(tx, act, { product_id: product.id, delta: 1, kind: 'release' })
  const lines = [{ product, quantity: 1, total_minor: row.list_price_minor }]
  const sold = { client_id: row.client_id, notes: null, payment_method: 'online', lines, payments: paymentsOf(row) }
  return { purchase_id: recordProductSale(tx, act, sold).purchase_id }
}

/** Keeps which card may be charged for fees, with the consent that it was given by. */
const keepCard: Delivery = (tx, act, _, row, { card, account }) => {
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
  tryNewCard(tx, act, row.client_id!)
  return { purchase_id: null }
}

/** The time of the studio's day at which a card that waits for its day is sent. */
const DELIVERY_TIME = '08:00'

/** Makes the gift card and emails it to its recipient, or else to the buyer, on the chosen day. */
const deliverGiftCard: Delivery = (tx, act, app, row) => {
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

/** Gives the client the membership as it was offered, from today on; one that is collected each interval with its subscription. */
const deliverMembership: Delivery = (tx, act, _, row, paid) => {
  const { timezone } = settingsOf(tx)
  const type = typeOffered(tx, row)
  const terms = termsOf(type)
  const today = localDate(act.now, timezone)
  // One that was paid for after the day that was named begins today.
  const starts_on = row.terms.starts_on !== undefined && row.terms.starts_on > today ? row.terms.starts_on : today
  const { subscription } = paid
  const dates = soldDates(starts_on, validityOf(terms), readTerms(tx, type.terms_id))
  const payments = paymentsOf(row)
  const membership = startMembership(tx, act, {
    client_id: row.client_id!,
    type,
    ...dates,
    // While it is collected it has no end.
    ...(subscription && { expires_on: null, first_visit_by_on: null }),
    credits: creditsAtStart(terms),
    source: 'online',
    sale: {
      payment_method: 'online',
      list_price_minor: row.list_price_minor,
      discount_minor: row.discount_minor,
      paid_minor: row.list_price_minor - row.discount_minor,
      promo_use_id: row.promo_use_id,
      payments,
      // Interval payments stay with the client who has the membership.
      payer_id: subscription ? null : row.payer_id,
    },
    ...(subscription && {
      billing: {
        next_renewal_on: localDate(subscription.current_period_end, timezone),
        // The price when the checkout began; the studio may have changed it since.
        renewal_price_minor: subscription.price_minor ?? type.price_minor,
      },
    }),
  })
  const purchase_id = tx.one(purchaseOfMembership, { membership_id: membership.id })!.id
  if (row.scheduled_class_id !== null) act.seams.places.bookWith(tx, act, row, membership.id)
  if (!subscription) return { purchase_id }
  return { purchase_id, subscription_id: addSubscription(tx, act, { row, membership, purchase_id, paid }) }
}

/** Books the place that was held, or is free all the same. */
const deliverPlace: Delivery = (tx, act, _, row) => ({
  purchase_id: act.seams.places.sell(tx, act, row, paymentsOf(row)),
})

/** Books the slot that was held, or is free all the same, with what was paid in advance. */
const deliverSlot: Delivery = (tx, act, _, row) => ({
  purchase_id: act.seams.slots.sell(tx, act, row, paymentsOf(row)),
})

const deliveries: Readonly<Record<CheckoutKind, Delivery>> = {
  membership: deliverMembership,
  gift_card: deliverGiftCard,
  product: deliverProduct,
  class: deliverPlace,
  appointment: deliverSlot,
  charges: deliverDebts,
  card: keepCard,
}

/**
 * Delivers a paid checkout, once: the goods, the entry in the ledger, the receipt and its email are one transaction with the
 * checkout's state. A second caller finds it done.
 */
export function deliver(
  tx: Tx,
  act: Act,
  app: Pick<App, 'ports' | 'secrets'>,
  { id }: { id: number },
  paid: Paid,
): CheckoutRow {
  const row = readCheckout(tx, id)
  if (row.status !== 'pending') return row
  const delivered = deliveries[row.kind](tx, act, app, row, paid)
  const { purchase_id, subscription_id = null, isGivenBack = false } = delivered
  if (purchase_id !== null && row.client_id !== null) {
    enqueueReceiptLetter(tx, act, tx.one(receiptOfPurchase, { purchase_id })!)
  }
  const payment_intent_id = paid.payment_intent_id ?? paid.invoice?.payment_intent_id ?? null
  tx.run(lookAgain, { now: act.now })
  const status = isGivenBack ? ('refunded' as const) : ('completed' as const)
  const done = { status, completed_at: act.now, trouble: null, pay_url: null }
  return saveCheckout(tx, act, id, { ...done, purchase_id, subscription_id, payment_intent_id })
}
