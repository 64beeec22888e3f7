import { html } from 'hono/html'
import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import type { Answer } from '../door/answer.ts'
import { complete } from '../life/checkout.ts'
import { ACCOUNT_NAME } from '../objects/account.ts'
import { alert, amountIn, page, sendTo, type Piece, type Pressed } from './page.ts'

type Session = Stripe.Checkout.Session

/** The page at which somebody pays, or keeps a card. */
export function checkoutPage(books: Books, session: Session, refusal: string | null = null): Answer {
  const { status } = session
  if (status === 'complete') return page('This payment is done', backTo(session.success_url, session))
  if (status === 'expired') return page('This page has expired', backTo(session.cancel_url, session), 410)
  return page(titleOf(session), html`${linesOf(books, session)} ${alert(refusal)} ${formOf(session)}`)
}

/** What comes of a button on it: the way back to the studio, or the page again with why not. */
export function pressOnCheckout(books: Books, session: Session, pressed: Pressed): Answer {
  if (session.status !== 'open') return checkoutPage(books, session)
  if (pressed.what === 'back') return sendTo(filledIn(session.cancel_url ?? session.success_url, session))
  const refusal = complete(books, session, {
    card: pressed.what === 'decline' ? 'declines' : 'pays',
    takesDays: pressed.what === 'later',
    email: pressed.field('email'),
  })
  return refusal === null ? sendTo(filledIn(session.success_url, session)) : checkoutPage(books, session, refusal)
}

/** An address of the studio, with the session's id where it asked for that. */
const filledIn = (url: string | null, { id }: Session): string => (url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id)

function titleOf({ mode, amount_total: total, currency }: Session): string {
  if (mode === 'setup') return `Keep a card with ${ACCOUNT_NAME}`
  return `${ACCOUNT_NAME}: ${amountIn(total ?? 0, currency ?? 'eur')}`
}

function linesOf(books: Books, session: Session): Piece {
  const { lines = [] } = books.asides.sessions[session.id] ?? {}
  const discount = session.total_details?.amount_discount ?? 0
  const currency = session.currency ?? 'eur'
  if (lines.length === 0) return html``
  return html`<dl>
    ${lines.map(
      ({ description, quantity, amount_subtotal: amount, price }) =>
        html`<dt>${description}${(quantity ?? 1) > 1 ? ` × ${quantity}` : ''}${rhythmOf(price)}</dt>
          <dd>${amountIn(amount, currency)}</dd>`,
    )}
    ${
      discount > 0
        ? html`<dt>Discount</dt>
            <dd>${amountIn(-discount, currency)}</dd>`
        : ''
    }
    <dt>Today</dt>
    <dd><strong>${amountIn(session.amount_total ?? 0, currency)}</strong></dd>
  </dl>`
}

function rhythmOf(price: Stripe.Price | null): string {
  if (!price?.recurring) return ''
  const { interval, interval_count: count } = price.recurring
  return count === 1 ? `, every ${interval}` : `, every ${count} ${interval}s`
}

function formOf({ mode, customer, customer_email: email, amount_total: total }: Session): Piece {
  const first = mode === 'setup' ? 'Save card' : 'Pay'
  return html`<form method="post">
    ${
      customer === null && email === null
        ? html`<label
            >E-mail <input name="email" type="email" value="ada@example.com" autocomplete="off" required
          /></label>`
        : ''
    }
    <button class="first" name="do" value="pay">${first}</button>
    ${mode !== 'setup' && total ? html`<button name="do" value="later">Bank transfer, confirmed later</button>` : ''}
    <button name="do" value="decline">Decline</button>
    <button name="do" value="back" formnovalidate>Go back</button>
  </form>`
}

const backTo = (url: string | null, session: Session): Piece =>
  url === null ? html`` : html`<p><a class="button" href="${filledIn(url, session)}">Go back</a></p>`
