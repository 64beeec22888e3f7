import { vatOf, type VatShare } from '../../../../../server/features/receipts/vat-rules.ts'

export interface PricedLine {
  price_minor: number
  quantity: number
  /** Bears no VAT: a gift card. */
  isUntaxed?: boolean
}

export interface SaleTotals {
  /** The total of each line, in the order of the lines. */
  lines: number[]
  total: number
  /** The VAT inside the total; null where the rate is not known or nothing is due. */
  vat: VatShare | null
}

/**
 * The totals of a basket, in minor units. Prices include VAT at `vatRate` (a percentage; null: not known); VAT is broken out by
 * line, half up, with the server's rule, so that the desk shows what the receipts will say.
 */
export function saleTotals(lines: readonly PricedLine[], vatRate: number | null): SaleTotals {
  const totals = lines.map(({ price_minor, quantity }) => price_minor * quantity)
  const total = totals.reduce((sum, line) => sum + line, 0)
  const taxed = lines.flatMap(({ price_minor, quantity, isUntaxed }, index) =>
    isUntaxed
      ? []
      : {
          description: '',
          quantity,
          unit_price_minor: price_minor,
          total_minor: totals[index]!,
          vat_rate: vatRate,
        },
  )
  const due = taxed.reduce((sum, { total_minor }) => sum + total_minor, 0)
  const [vat = null] = vatRate && due > 0 ? vatOf(taxed, due) : []
  return { lines: totals, total, vat }
}
