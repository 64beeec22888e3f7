/** The price of the purchase and what is used for it, in minor units. */
interface Priced {
  price: number
  discount: number
  /** The balance of the gift card; 0 without one. */
  balance: number
}

/** Returns the amounts paid today, in minor units: the code takes off first, then the card pays what it holds. */
export function sumOf({ price, discount, balance }: Priced) {
  const reduced = Math.max(0, price - discount)
  const card = Math.min(balance, reduced)
  return { discount: price - reduced, card, total: reduced - card, left: balance - card }
}
