import { html } from 'hono/html'
import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import type { Answer } from '../door/answer.ts'
import { idOf } from '../kinds.ts'
import { askFor, openOf, replaceCard } from '../life/renew.ts'
import { ACCOUNT_NAME } from '../objects/account.ts'
import { alert, amountIn, page, sendTo, type Pressed } from './page.ts'

/** The page of an invoice that could not be collected: its link leaves the studio by letter. */
export function invoicePage(invoice: Stripe.Invoice, refusal: string | null = null): Answer {
  const amount = amountIn(invoice.amount_due, invoice.currency)
  const { status } = invoice
  if (status !== 'open') return page(`Invoice ${invoice.number}`, html`<p>${amount} is ${status}.</p>`)
  return page(
    `${ACCOUNT_NAME}: ${amount}`,
    html`<p>Invoice ${invoice.number} could not be collected.</p>
      ${alert(refusal)}
      <form method="post">
        <button class="first" name="do" value="pay">Pay</button>
        <button name="do" value="decline">Decline</button>
      </form>`,
  )
}

/** Pays an invoice with another card, or tries to. */
export function pressOnInvoice(books: Books, invoice: Stripe.Invoice, { what }: Pressed): Answer {
  const subscription = books.get('subscription', idOf(invoice.parent?.subscription_details?.subscription))
  if (invoice.status !== 'open' || !openOf(books, subscription).includes(invoice)) return invoicePage(invoice)
  replaceCard(books, subscription, what === 'decline' ? 'declines' : 'pays')
  const paid = askFor(books, subscription, invoice, { offSession: false })
  return paid.ok ? sendTo(`${books.url}/i/${invoice.id}`) : invoicePage(invoice, paid.message)
}
