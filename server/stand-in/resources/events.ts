import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import { render } from '../delivery/render.ts'
import { missing } from '../refusal.ts'
import { list, own, route, seen, type Asked, type Paging, type Route } from '../route.ts'

const KEPT = 30 * 24 * 60 * 60

const declared = { scope: 'event', answer: 'EventBase' }

export const eventRoutes: Route[] = [
  route<Stripe.EventRetrieveParams>('GET /v1/events/:id', { ...declared, params: 'EventRetrieveParams' }, (asked) => {
    const event = own(asked, 'event', asked.id)
    if (!isKept(asked.books, event)) throw missing('event', event.id)
    return render(event, null)
  }),
  list<Stripe.EventListParams & Paging>(
    'GET /v1/events',
    { ...declared, params: 'EventListParams', knows: 'created type types delivery_success' },
    findEvents,
  ),
]

/** Events can be asked for as long as thirty days. */
const isKept = (books: Books, { created }: Stripe.EventBase) => created > books.now() - KEPT

function findEvents(asked: Asked<Stripe.EventListParams>): Stripe.EventBase[] {
  const { created, type, types = type === undefined ? null : [type], delivery_success: reached } = asked.params
  const range = typeof created === 'number' ? { gte: created, lte: created } : (created ?? {})
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return seen(asked, 'event')
    .filter(
      (event) =>
        isKept(asked.books, event) &&
        (types === null || types.some((one) => matches(event.type, one))) &&
        event.created > gt &&
        event.created >= gte &&
        event.created < lt &&
        event.created <= lte &&
        (reached === undefined || (event.pending_webhooks === 0) === reached),
    )
    .map((event) => render(event, null))
}

/** `charge.*` matches all of its kind. */
const matches = (type: string, pattern: string): boolean =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
