import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import { TYPE_OF, type Kind } from '../kinds.ts'
import { Refusal } from '../refusal.ts'
import { linesPage } from '../resources/sessions.ts'
import { pageOf } from '../route.ts'

type Expanded = Record<string, unknown>

/** Puts whole objects in the place of ids, as `expand` asks: `latest_invoice.payments`, `data.customer`. */
export function expand(books: Books, answer: unknown, paths: readonly string[]): void {
  for (const path of paths) {
    if (path.split('.').length > 4)
      throw new Refusal('You cannot expand more than 4 levels of a property', { param: 'expand' })
    follow(books, answer, path.split('.'), path)
  }
}

function follow(books: Books, at: unknown, [name, ...rest]: string[], path: string): void {
  if (name === undefined || at === null || at === undefined) return
  if (Array.isArray(at)) {
    for (const one of at) follow(books, one, [name, ...rest], path)
    return
  }
  const object = at as Expanded
  const value = object[name] ?? included(books, object, name)
  if (value === undefined) throw new Refusal(`This property cannot be expanded (${path}).`, { param: 'expand[0]' })
  object[name] = typeof value === 'string' ? whole(books, value, path) : value
  follow(books, object[name], rest, path)
}

function whole(books: Books, id: string, path: string): unknown {
  for (const kind of Object.keys(TYPE_OF) as Kind[]) {
    const found = books.find(kind, id)
    if (found) return structuredClone(found)
  }
  throw new Refusal(`This property cannot be expanded (${path}).`, { param: 'expand[0]' })
}

/** Lists that an object has only where they are asked for. */
function included(books: Books, object: Expanded, name: string): unknown {
  const id = String(object.id)
  if (object.object === 'checkout.session' && name === 'line_items')
    return structuredClone(linesPage(books, object as unknown as Stripe.Checkout.Session))
  if (object.object === 'charge' && name === 'refunds') {
    const found = books.all('refund').filter(({ charge }) => charge === id)
    return structuredClone(pageOf(`/v1/charges/${id}/refunds`, found))
  }
  if (object.object === 'invoice' && name === 'payments') {
    const found = books.all('invoice_payment').filter(({ invoice }) => invoice === id)
    return structuredClone(pageOf(`/v1/invoice_payments`, found))
  }
  if (object.object === 'customer' && name === 'subscriptions') {
    const found = books.all('subscription').filter(({ customer, status }) => customer === id && status !== 'canceled')
    return structuredClone(pageOf(`/v1/customers/${id}/subscriptions`, found))
  }
  return undefined
}
