import type Stripe from 'stripe'
import { idOf } from '../kinds.ts'
import { voidInvoice } from '../life/bill.ts'
import { askFor } from '../life/renew.ts'
import { Refusal } from '../refusal.ts'
import { list, own, route, seen, type Asked, type Paging, type Route } from '../route.ts'

const declared = { scope: 'invoice', answer: 'Invoice' }

export const invoiceRoutes: Route[] = [
  route<Stripe.InvoiceRetrieveParams>(
    'GET /v1/invoices/:id',
    { ...declared, params: 'InvoiceRetrieveParams' },
    (asked) => own(asked, 'invoice', asked.id),
  ),
  list<Stripe.InvoiceListParams & Paging>(
    'GET /v1/invoices',
    { ...declared, params: 'InvoiceListParams', knows: 'customer subscription status' },
    (asked) => {
      const { customer, subscription, status } = asked.params
      return seen(asked, 'invoice').filter(
        (one) =>
          (customer === undefined || idOf(one.customer) === customer) &&
          (status === undefined || one.status === status) &&
          (subscription === undefined || idOf(one.parent?.subscription_details?.subscription) === subscription),
      )
    },
  ),
  route<Stripe.InvoicePayParams>(
    'POST /v1/invoices/:id/pay',
    { ...declared, params: 'InvoicePayParams', knows: 'payment_method off_session' },
    payInvoice,
  ),
  route<Stripe.InvoiceVoidInvoiceParams>(
    'POST /v1/invoices/:id/void',
    { ...declared, params: 'InvoiceVoidInvoiceParams' },
    (asked) => voidInvoice(asked.books, own(asked, 'invoice', asked.id)),
  ),
  list<Stripe.InvoicePaymentListParams & Paging>(
    'GET /v1/invoice_payments',
    { scope: 'invoice', params: 'InvoicePaymentListParams', answer: 'InvoicePayment', knows: 'invoice payment status' },
    (asked) => {
      const { invoice, payment, status } = asked.params
      return seen(asked, 'invoice_payment').filter(
        (one) =>
          (invoice === undefined || idOf(one.invoice) === invoice) &&
          (status === undefined || one.status === status) &&
          (payment === undefined || idOf(one.payment.payment_intent) === payment.payment_intent),
      )
    },
  ),
]

function payInvoice(asked: Asked<Stripe.InvoicePayParams>): Stripe.Invoice {
  const { books, params } = asked
  const invoice = own(asked, 'invoice', asked.id)
  if (invoice.status === 'paid') throw new Refusal('Invoice is already paid', { code: 'invoice_already_paid' })
  if (invoice.status !== 'open') throw new Refusal(`Invoice ${invoice.id} is ${invoice.status}.`)
  const subscription = books.get('subscription', idOf(invoice.parent?.subscription_details?.subscription))
  const method =
    params.payment_method === undefined
      ? undefined
      : own(asked, 'payment_method', params.payment_method, 'payment_method')
  const paid = askFor(books, subscription, invoice, { method, offSession: params.off_session ?? true })
  if (paid.ok) return invoice
  throw new Refusal(paid.message, { status: 402, type: 'card_error', code: paid.code })
}
