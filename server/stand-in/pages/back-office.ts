import { html } from 'hono/html'
import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import type { Answer } from '../door/answer.ts'
import { idOf } from '../kinds.ts'
import { isUnderWay, settle } from '../life/checkout.ts'
import { renew, setMood } from '../life/renew.ts'
import { endOf, isLiving } from '../life/subscription.ts'
import { nameOf } from './portal.ts'
import { amountIn, dayOf, page, sendTo, type Piece, type Pressed } from './page.ts'

/** The page of what only banks and time do otherwise: payments under way come or fail, periods end. */
export function backOfficePage(books: Books): Answer {
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

/** What comes of a button on it. */
export function pressInBackOffice(books: Books, { what, field }: Pressed): Answer {
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
