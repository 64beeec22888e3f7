import type Stripe from 'stripe'
import { metadataOf } from '../metadata.ts'
import { newPrice, newProduct } from '../objects/price.ts'
import { Refusal } from '../refusal.ts'
import { own, route, type Viewer, type Route } from '../route.ts'

type PriceData = Pick<
  Stripe.Checkout.SessionCreateParams.LineItem.PriceData,
  'currency' | 'product_data' | 'recurring'
> & {
  product?: string
  unit_amount?: number
}

/** The longest time between two payments: three years, in each unit. */
const LONGEST: Readonly<Record<string, number>> = { day: 1095, week: 156, month: 36, year: 3 }

/** Makes a price of what a line of a session says of it. */
export function inlinePrice(asked: Viewer, data: PriceData, param: string): Stripe.Price {
  const { books, livemode } = asked
  const { currency, product, product_data: made, recurring, unit_amount: amount } = data
  if (amount === undefined) throw new Refusal('A price needs a `unit_amount`.', { param: `${param}[unit_amount]` })
  if ((product === undefined) === (made === undefined))
    throw new Refusal('You must specify either `product` or `product_data` when creating a price.', { param })
  const count = recurring?.interval_count ?? 1
  if (recurring && (count < 1 || count > (LONGEST[recurring.interval] ?? 0)))
    throw new Refusal('The interval of a price lies between one day and three years.', {
      param: `${param}[recurring][interval_count]`,
    })
  const owner = made
    ? newProduct(books, {
        livemode,
        name: made.name,
        description: made.description,
        metadata: metadataOf(made.metadata),
      })
    : own(asked, 'product', product ?? '', `${param}[product]`)
  const repeats = recurring ? { interval: recurring.interval, interval_count: count } : null
  return newPrice(books, { product: owner.id, livemode, currency, amount, recurring: repeats })
}

export const priceRoutes: Route[] = [
  route<Stripe.ProductCreateParams>(
    'POST /v1/products',
    { scope: 'product', params: 'ProductCreateParams', answer: 'Product', knows: 'name description metadata' },
    ({ books, params, livemode }) => newProduct(books, { ...params, livemode, metadata: metadataOf(params.metadata) }),
  ),
  route<Stripe.PriceCreateParams>(
    'POST /v1/prices',
    {
      scope: 'plan',
      params: 'PriceCreateParams',
      answer: 'Price',
      knows: 'currency product product_data recurring unit_amount metadata',
    },
    (asked) => inlinePrice(asked, asked.params, ''),
  ),
  route<Stripe.PriceRetrieveParams>(
    'GET /v1/prices/:id',
    { scope: 'plan', params: 'PriceRetrieveParams', answer: 'Price' },
    (asked) => own(asked, 'price', asked.id),
  ),
]
