import { shareOf, vatIncluded } from '../../lib/money.ts'

/** One line of a receipt. Prices include VAT; `vat_rate` is a percentage, null for what bears none (a gift card). */
export interface ReceiptLine {
  description: string
  quantity: number
  unit_price_minor: number
  total_minor: number
  vat_rate: number | null
}

/** The VAT at one rate, in minor units; gross is always net plus VAT. */
export interface VatShare {
  rate: number
  net_minor: number
  vat_minor: number
  gross_minor: number
}

/** Shares an amount over weights so that the parts always sum to it: each takes what the weights up to it have earned. */
function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let reached = 0
  let given = 0
  return weights.map((weight) => {
    reached += weight
    const upToHere = shareOf(amount, reached, whole)
    const part = upToHere - given
    given = upToHere
    return part
  })
}

/**
 * The VAT inside what is really paid (`paid_minor`: the total after discounts, without what is given away), by rate.
 * It is rounded half up by line; a line without a rate bears none.
 */
export function vatOf(lines: readonly ReceiptLine[], paid_minor: number): VatShare[] {
  const parts = allocate(
    paid_minor,
    lines.map((line) => line.total_minor),
  )
  const shares = new Map<number, VatShare>()
  for (const [index, { vat_rate: rate }] of lines.entries()) {
    if (rate === null) continue
    const gross = parts[index]!
    const { net, vat } = vatIncluded(gross, rate)
    const so = shares.get(rate) ?? { rate, net_minor: 0, vat_minor: 0, gross_minor: 0 }
    shares.set(rate, {
      rate,
      net_minor: so.net_minor + net,
      vat_minor: so.vat_minor + vat,
      gross_minor: so.gross_minor + gross,
    })
  }
  return [...shares.values()].toSorted((a, b) => a.rate - b.rate)
}

/**
 * The VAT that a refund takes back, negative. `before_minor` was given back earlier of the `paid_minor` whose VAT is
 * `vat`. Refunds in any number of parts sum to exactly the VAT of the sale.
 */
export function vatOfRefund(
  vat: readonly VatShare[],
  refund: { paid_minor: number; before_minor: number; amount_minor: number },
): VatShare[] {
  const grosses = vat.map((share) => share.gross_minor)
  const untaxed = refund.paid_minor - grosses.reduce((sum, gross) => sum + gross, 0)
  const upTo = (amount: number) => allocate(amount, [...grosses, untaxed])
  const before = upTo(refund.before_minor)
  const after = upTo(refund.before_minor + refund.amount_minor)
  return vat.map(({ rate, vat_minor, gross_minor }, index) => {
    const gross = after[index]! - before[index]!
    const vatUpTo = (part: number) => shareOf(vat_minor, part, gross_minor)
    const back = vatUpTo(after[index]!) - vatUpTo(before[index]!)
    return { rate, net_minor: minus(gross - back), vat_minor: minus(back), gross_minor: minus(gross) }
  })
}

const minus = (amount: number) => (amount === 0 ? 0 : -amount)
