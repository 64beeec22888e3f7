import { decimals } from '../../../../../server/lib/money.ts'

/**
 * An amount somebody typed, in minor units; null while it is none. A point or a comma is the decimal sign where no more
 * digits follow it than the currency has decimals, else it groups the thousands: `50`, `50,5`, `1.234,50`, `1,234`.
 */
export function readAmount(typed: string, currency: string): number | null {
  const text = typed.replace(/[^\d.,]/g, '')
  if (!/\d/.test(text)) return null
  const places = decimals(currency)
  const [, before = '', after] = /^(.*)[.,](\d*)$/.exec(text) ?? []
  const isDecimal = after !== undefined && after.length <= places
  const [whole, fraction] = isDecimal ? [before, after] : [text, '']
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(places, '0'))
  return Number.isSafeInteger(amount) ? amount : null
}

/** Notes and coins somebody is likely to hand over for an amount: it rounded up to 5, 10, 20, 50 and 100 major units. */
export function likelyCash(total: number, currency: string): number[] {
  const unit = 10 ** decimals(currency)
  const steps = unit === 1 ? [500, 1000, 5000, 10_000] : [5 * unit, 10 * unit, 20 * unit, 50 * unit, 100 * unit]
  const rounded = steps.map((step) => Math.ceil(total / step) * step)
  return [...new Set(rounded)].filter((amount) => amount > total).slice(0, 3)
}
