import type { MembershipKind } from './type-rules.ts'

interface Prices {
  type: MembershipKind
  is_intro_offer: boolean
  price: number
  intro_price: number | null
}

interface MinorPrices extends Pick<Prices, 'type' | 'is_intro_offer'> {
  price_minor: number
  intro_price_minor: number | null
}

/**
 * The price of a membership type for a client who buys it now, in the unit of its prices. An intro offer has a separate price;
 * a subscription never begins with more than it costs from then on.
 */
export function priceNow({ type, is_intro_offer, price, intro_price }: Prices): number {
  if (!is_intro_offer || intro_price === null) return price
  return type === 'subscription' ? Math.min(intro_price, price) : intro_price
}

/** The same price of a stored type, in minor units. */
export const priceNowOf = ({ type, is_intro_offer, price_minor, intro_price_minor }: MinorPrices): number =>
  priceNow({ type, is_intro_offer, price: price_minor, intro_price: intro_price_minor })
