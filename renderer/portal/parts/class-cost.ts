/** The costs of a class. `credit_cost` is null if nothing on sale pays for it by credits. */
export interface Cost {
  /** In major units; null if it has none. */
  price: number | null
  credit_cost: number | null
}

interface Words {
  free: string
  noCredit: string
  credits: (n: number) => string
  either: (price: string, credits: string) => string
  orNone: (price: string) => string
}

/** Returns the cost of a spot in words: "12 € or 2 credits"; null if it is the cost of every class, one credit and no price. */
export function costLine({ price, credit_cost }: Cost, m: Words, money: (major: number) => string): string | null {
  if (price === 0) return m.free
  // An answer that was kept from a former version names neither.
  if (price == null) return credit_cost == null || credit_cost === 1 ? null : credits(credit_cost, m)
  if (credit_cost == null) return money(price)
  return credit_cost === 0 ? m.orNone(money(price)) : m.either(money(price), m.credits(credit_cost))
}

const credits = (n: number, m: Words) => (n === 0 ? m.noCredit : m.credits(n))

interface Asked {
  reasons: readonly { code: string }[]
  offers: readonly { kind: string }[]
}

/** Reasons by which somebody learns that nothing they hold covers a class. */
const UNCOVERED = ['NO_ENTITLEMENT', 'NOT_COVERED']

/**
 * Returns the cost of a class to the reader: without its credits if nothing they hold covers it, and nothing on sale would.
 * Absent `asked`: it is not known yet.
 */
export function costFor({ price, credit_cost }: Cost, asked: Asked | undefined): Cost {
  const isHeld = asked && !asked.reasons.some(({ code }) => UNCOVERED.includes(code))
  const isOffered = asked?.offers.some(({ kind }) => kind === 'membership_type')
  return { price, credit_cost: !asked || isHeld || isOffered ? credit_cost : null }
}
