import { html } from 'hono/html'
import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import type { Answer } from '../door/answer.ts'
import { idOf } from '../kinds.ts'
import { openOf, replaceCard } from '../life/renew.ts'
import { cancelAtEnd, change, end, endingAt, endOf, isLiving } from '../life/subscription.ts'
import { newPortalSession } from '../objects/portal.ts'
import { alert, amountIn, dayOf, page, sendTo, type Piece, type Pressed } from './page.ts'

type Session = Stripe.BillingPortal.Session
type Configuration = Stripe.BillingPortal.Configuration

/** The page at which a customer looks after what they pay for. */
export function portalPage(books: Books, session: Session): Answer {
  const { email } = books.get('customer', session.customer)
  const own = subscriptionsOf(books, session)
  const { features } = configurationOf(books, session)
  return page(
    'Your subscriptions',
    html`<p>${email}</p>
      ${own.length === 0 ? html`<p>There are none.</p>` : own.map((one) => card(books, one, features))}
      ${session.return_url === null ? '' : html`<p><a class="button" href="${session.return_url}">Go back</a></p>`}`,
  )
}

/** The result of a button on it. */
export function pressOnPortal(books: Books, session: Session, { what, field }: Pressed): Answer {
  const { features } = configurationOf(books, session)
  const subscription = subscriptionsOf(books, session).find(({ id }) => id === field('subscription'))
  if (subscription && what === 'card' && features.payment_method_update.enabled) replaceCard(books, subscription)
  if (subscription && features.subscription_cancel.enabled) {
    if (what === 'keep') change(books, subscription, endingAt(books, subscription, null, false))
    else if (what === 'cancel' && features.subscription_cancel.mode === 'immediately') end(books, subscription)
    else if (what === 'cancel') cancelAtEnd(books, subscription)
  }
  return sendTo(session.url)
}

/** The page to which the studio's static link leads: an e-mail opens the portal of its customer. */
export function loginPage(prefilled: string | null, refusal: string | null = null): Answer {
  return page(
    'Sign in to your subscriptions',
    html`${alert(refusal)}
      <form method="post">
        <label>E-mail <input name="email" type="email" value="${prefilled ?? ''}" autocomplete="off" required /></label>
        <button class="first" name="do" value="enter">Continue</button>
      </form>`,
  )
}

export function pressOnLogin(books: Books, configuration: Configuration, { field }: Pressed): Answer {
  const email = field('email') ?? ''
  const customer = books.all('customer').find((one) => one.email === email && one.livemode === configuration.livemode)
  if (!customer) return loginPage(email, 'Nobody subscribes with this e-mail.')
  const { livemode, id, default_return_url: returnUrl } = configuration
  return sendTo(newPortalSession(books, { livemode, customer: customer.id, configuration: id, returnUrl }).url)
}

const subscriptionsOf = (books: Books, { customer }: Session): Stripe.Subscription[] =>
  books.all('subscription').filter((one) => idOf(one.customer) === customer && isLiving(one))

const configurationOf = (books: Books, { configuration }: Session): Configuration =>
  books.get('billing_portal.configuration', idOf(configuration))

/** The subscribed product, in the studio's words. */
export function nameOf(books: Books, { id, items }: Stripe.Subscription): string {
  const [item] = items.data
  return item ? books.get('product', idOf(item.price.product)).name : id
}

function card(books: Books, subscription: Stripe.Subscription, features: Configuration['features']): Piece {
  const [item] = subscription.items.data
  const method = books.find('payment_method', idOf(subscription.default_payment_method) ?? '')
  const [open] = openOf(books, subscription)
  const { cancel_at: until } = subscription
  const cancels = features.subscription_cancel.enabled
  return html`<section class="card" aria-labelledby="${subscription.id}">
    <h2 id="${subscription.id}">${nameOf(books, subscription)}</h2>
    <p>
      ${amountIn((item?.price.unit_amount ?? 0) * (item?.quantity ?? 1), subscription.currency)},
      ${until === null ? `renews on ${dayOf(endOf(subscription))}` : `ends on ${dayOf(until)}`}. Card ending in
      ${method?.card?.last4 ?? '—'}.
    </p>
    ${open ? html`<p><a href="${open.hosted_invoice_url}">An invoice is open: pay it</a></p>` : ''}
    <form method="post">
      <input type="hidden" name="subscription" value="${subscription.id}" />
      ${features.payment_method_update.enabled ? html`<button name="do" value="card">Replace card</button>` : ''}
      ${cancels && until === null ? html`<button name="do" value="cancel">Cancel subscription</button>` : ''}
      ${cancels && until !== null ? html`<button name="do" value="keep">Keep subscription</button>` : ''}
    </form>
  </section>`
}
