import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import { decimal } from '../kinds.ts'

interface NewProduct {
  livemode: boolean
  name: string
  description?: string
  metadata?: Stripe.Metadata
}

export function newProduct(books: Books, { livemode, name, description, metadata }: NewProduct): Stripe.Product {
  return books.put({
    id: books.newId('prod_', 14),
    object: 'product',
    active: true,
    created: books.now(),
    default_price: null,
    description: description ?? null,
    images: [],
    livemode,
    marketing_features: [],
    metadata: metadata ?? {},
    name,
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    updated: books.now(),
    url: null,
  })
}

interface NewPrice {
  product: string
  livemode: boolean
  currency: string
  amount: number
  recurring: { interval: Stripe.Price.Recurring['interval']; interval_count: number } | null
  metadata?: Stripe.Metadata
}

export function newPrice(books: Books, given: NewPrice): Stripe.Price {
  const { recurring } = given
  return books.put({
    id: books.newId('price_'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: books.now(),
    currency: given.currency,
    custom_unit_amount: null,
    livemode: given.livemode,
    lookup_key: null,
    metadata: given.metadata ?? {},
    nickname: null,
    product: given.product,
    recurring: recurring && { ...recurring, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: given.amount,
    unit_amount_decimal: decimal(given.amount),
  })
}
