import Stripe from 'stripe'
import type { Books } from '../books.ts'
import { tell } from '../events.ts'
import { idOf } from '../kinds.ts'
import { reductionBy } from '../objects/discount.ts'
import { newInvoice, newInvoiceLine, newInvoicePayment, type NewInvoice } from '../objects/invoice.ts'
import { newIntent } from '../objects/payment-intent.ts'
import { Refusal } from '../refusal.ts'
import { begin, collect, failLate, pay, type Paid } from './pay.ts'

type Invoice = Stripe.Invoice

/** Makes the invoice of the period a subscription is in, and the payment that is to come for it. */
export function bill(
  books: Books,
  subscription: Stripe.Subscription,
  {
    reason,
    once = [],
    status = 'open',
  }: { reason: NewInvoice['reason']; once?: Stripe.LineItem[]; status?: NewInvoice['status'] },
): Invoice {
  const free =
    subscription.status === 'trialing' || (reason === 'subscription_create' && subscription.trial_end !== null)
  const lines = [
    ...subscription.items.data.map(
      ({ id, price, quantity = 1, current_period_start: start, current_period_end: until }) =>
        newInvoiceLine(books, subscription, {
          description: `${quantity} × ${books.get('product', idOf(price.product)).name}`,
          price,
          quantity,
          amount: free ? 0 : (price.unit_amount ?? 0) * quantity,
          period: { start, end: until },
          item: id,
        }),
    ),
    ...once.flatMap(({ price, quantity, amount_subtotal: amount, description }) =>
      price === null
        ? []
        : newInvoiceLine(books, subscription, {
            description: description ?? '',
            price,
            quantity: quantity ?? 1,
            amount,
            period: { start: books.now(), end: books.now() },
            item: null,
          }),
    ),
  ]
  const discount = discountOf(books, subscription, lines)
  const invoice = newInvoice(books, { subscription, reason, lines, discount, status })
  subscription.latest_invoice = invoice.id
  tell(books, 'invoice.created', invoice)
  if (status === 'draft') return invoice
  if (invoice.amount_due > 0) {
    const intent = newIntent(books, {
      livemode: invoice.livemode,
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: idOf(invoice.customer),
      description: reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    })
    newInvoicePayment(books, invoice, intent.id)
  }
  tell(books, 'invoice.finalized', invoice)
  return invoice
}

/** The amount of the subscription's discount; a one-time discount is used up with it. */
function discountOf(books: Books, subscription: Stripe.Subscription, lines: Stripe.InvoiceLineItem[]) {
  const [id] = subscription.discounts.map(idOf)
  if (!id) return null
  const coupon = books.get('coupon', idOf(books.get('discount', id).source.coupon))
  if (coupon.duration === 'once') subscription.discounts = []
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  return { id, amount: reductionBy(coupon, subtotal) }
}

/** Collects the money of an invoice; a free one is paid right away. A failure is reported, with the time of the next attempt. */
export function ask(books: Books, invoice: Invoice, method: Stripe.PaymentMethod, { offSession = true } = {}): Paid {
  if (invoice.amount_due === 0) return settled(books, invoice)
  const paid = pay(books, intentOf(books, invoice), method, { offSession })
  if (paid.ok) return settled(books, invoice)
  failed(books, invoice)
  if (paid.code === 'authentication_required') tell(books, 'invoice.payment_action_required', invoice)
  return paid
}

/** A payment that takes days was begun for an invoice. */
export function beginPaying(books: Books, invoice: Invoice, method: Stripe.PaymentMethod): void {
  begin(books, intentOf(books, invoice), method)
}

/** Completes a payment that was begun days ago for an invoice. */
export function endPaying(books: Books, invoice: Invoice, isPaid: boolean): void {
  const intent = intentOf(books, invoice)
  if (!isPaid) {
    failLate(books, intent)
    return failed(books, invoice)
  }
  collect(books, intent, books.get('payment_method', idOf(intent.payment_method)))
  settled(books, invoice)
}

/** The payment that is to pay an invoice. Refuses one that costs nothing. */
export function intentOf(books: Books, invoice: Invoice): Stripe.PaymentIntent {
  const link = linkOf(books, invoice)
  if (!link) throw new Refusal(`Invoice ${invoice.id} has nothing to pay.`)
  return books.get('payment_intent', idOf(link.payment.payment_intent))
}

const linkOf = (books: Books, { id }: Invoice): Stripe.InvoicePayment | undefined =>
  books.all('invoice_payment').find(({ invoice }) => idOf(invoice) === id)

function settled(books: Books, invoice: Invoice): Paid {
  const now = books.now()
  const link = linkOf(books, invoice)
  Object.assign(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
  } satisfies Partial<Invoice>)
  invoice.status_transitions.paid_at = now
  if (link) {
    link.status = 'paid'
    link.amount_paid = invoice.amount_due
    link.status_transitions.paid_at = now
    tell(books, 'invoice_payment.paid', link)
  }
  tell(books, 'invoice.paid', invoice)
  tell(books, 'invoice.payment_succeeded', invoice)
  return { ok: true }
}

/** How many days after each attempt in vain the next one is; after the last there is none. */
const PAUSES = [3, 5, 7]

function failed(books: Books, invoice: Invoice): void {
  const pause = PAUSES[invoice.attempt_count]
  invoice.attempt_count += 1
  invoice.attempted = true
  invoice.next_payment_attempt = pause === undefined ? null : books.now() + pause * 24 * 60 * 60
  tell(books, 'invoice.payment_failed', invoice)
}

/** An invoice is not asked for any more. */
export function voidInvoice(books: Books, invoice: Invoice): Invoice {
  if (invoice.status !== 'open' && invoice.status !== 'draft')
    throw new Refusal(`You can only pass in open invoices. This invoice isn't open (status: ${invoice.status}).`)
  invoice.status = 'void'
  invoice.next_payment_attempt = null
  invoice.status_transitions.voided_at = books.now()
  tell(books, 'invoice.voided', invoice)
  return invoice
}
