import { html } from 'hono/html'
import type { Books } from '../books.ts'
import type { Answer, Request } from '../door/answer.ts'
import { backOfficePage, pressInBackOffice } from './back-office.ts'
import { checkoutPage, pressOnCheckout } from './checkout.ts'
import { invoicePage, pressOnInvoice } from './invoice.ts'
import { page, pressedIn } from './page.ts'
import { loginPage, portalPage, pressOnLogin, pressOnPortal } from './portal.ts'

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
