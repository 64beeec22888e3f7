import { html } from 'hono/html'
import Stripe from 'stripe'
import type { Books } from '../books.ts'
import type { Answer, Request } from '../door/answer.ts'
import { idOf } from '../kinds.ts'
import { complete, isUnderWay, settle } from '../life/checkout.ts'
import { askFor, openOf, renew, replaceCard, setMood } from '../life/renew.ts'
import { endOf, isLiving } from '../life/subscription.ts'
import { ACCOUNT_NAME } from '../objects/account.ts'
import { alert, amountIn, dayOf, page, pressedIn, sendTo, type Piece, type Pressed } from './page.ts'
import { loginPage, nameOf, portalPage, pressOnLogin, pressOnPortal } from './portal.ts'

/** The page of what only banks and time do otherwise: payments under way come or fail, periods end. */
function backOfficePage(books: Books): Answer {
  const waiting = books.all('checkout.session').filter((session) => isUnderWay(books, session))
  const living = books.all('subscription').filter(isLiving)
  return page(
    'What banks and time do',
    html`<h2>Payments under way</h2>
      ${waiting.length === 0 ? html`<p>There are none.</p>` : waiting.map(payment)}
      <h2>Subscriptions</h2>
      ${living.length === 0 ? html`<p>There are none.</p>` : living.map((one) => subscription(books, one))}`,
  )
}

/** The result of a button on it. */
function pressInBackOffice(books: Books, { what, field }: Pressed): Answer {
  const session = books.find('checkout.session', field('of') ?? '')
  if (session && isUnderWay(books, session) && (what === 'succeed' || what === 'fail'))
    settle(books, session, what === 'succeed')
  const found = books.find('subscription', field('of') ?? '')
  if (found && isLiving(found) && (what === 'renew' || what === 'decline')) {
    setMood(books, found, what === 'renew' ? 'pays' : 'declines')
    renew(books, found)
  }
  return sendTo('/')
}

const payment = ({ id, customer_details: who, amount_total: total, currency }: Stripe.Checkout.Session): Piece =>
  html`<form class="card" method="post">
    <p>${who?.email}: ${amountIn(total ?? 0, currency ?? 'eur')}</p>
    <input type="hidden" name="of" value="${id}" />
    <button name="do" value="succeed">The money has come</button>
    <button name="do" value="fail">The bank has refused</button>
  </form>`

const subscription = (books: Books, one: Stripe.Subscription): Piece =>
  html`<form class="card" method="post">
    <p>
      ${books.get('customer', idOf(one.customer)).email}, ${nameOf(books, one)}: ${one.status}, until
      ${dayOf(endOf(one))}
    </p>
    <input type="hidden" name="of" value="${one.id}" />
    <button name="do" value="renew">End the period, paid</button>
    <button name="do" value="decline">End the period, declined</button>
  </form>`

type Session = Stripe.Checkout.Session

/** The page at which somebody pays, or keeps a card. */
function checkoutPage(books: Books, session: Session, refusal: string | null = null): Answer {
  const { status } = session
  if (status === 'complete') return page('This payment is done', backTo(session.success_url, session))
  if (status === 'expired') return page('This page has expired', backTo(session.cancel_url, session), 410)
  return page(titleOf(session), html`${linesOf(books, session)} ${alert(refusal)} ${formOf(session)}`)
}

/** The result of a button on it: the way back to the studio, or the page again with the reason why not. */
function pressOnCheckout(books: Books, session: Session, pressed: Pressed): Answer {
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

/** Serves a page for people: GET shows it, POST is a button that was pressed. */
export function servePage(books: Books, { method, url, body }: Request): Answer {
  const [, place, ...rest] = url.pathname.split('/')
  const id = rest.at(-1) ?? ''
  const pressed = method === 'POST' ? pressedIn(body) : null
  if (url.pathname === '/') return pressed ? pressInBackOffice(books, pressed) : backOfficePage(books)
  const session = place === 'c' ? books.find('checkout.session', id) : undefined
  if (session) return pressed ? pressOnCheckout(books, session, pressed) : checkoutPage(books, session)
  const invoice = place === 'i' ? books.find('invoice', id) : undefined
  if (invoice) return pressed ? pressOnInvoice(books, invoice, pressed) : invoicePage(invoice)
  const portal = place === 'p' ? books.find('billing_portal.session', id) : undefined
  if (portal) return pressed ? pressOnPortal(books, portal, pressed) : portalPage(books, portal)
  const login = place === 'p' ? books.find('billing_portal.configuration', id) : undefined
  if (login?.login_page.enabled)
    return pressed ? pressOnLogin(books, login, pressed) : loginPage(url.searchParams.get('prefilled_email'))
  return page('There is no such page', html`<p>Go back to the studio and begin anew.</p>`, 404)
}

/** The page of an invoice that could not be collected: its link leaves the studio by letter. */
function invoicePage(invoice: Stripe.Invoice, refusal: string | null = null): Answer {
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
function pressOnInvoice(books: Books, invoice: Stripe.Invoice, { what }: Pressed): Answer {
  const subscription = books.get('subscription', idOf(invoice.parent?.subscription_details?.subscription))
  if (invoice.status !== 'open' || !openOf(books, subscription).includes(invoice)) return invoicePage(invoice)
  replaceCard(books, subscription, what === 'decline' ? 'declines' : 'pays')
  const paid = askFor(books, subscription, invoice, { offSession: false })
  return paid.ok ? sendTo(`${books.url}/i/${invoice.id}`) : invoicePage(invoice, paid.message)
}
