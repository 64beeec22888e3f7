import { percentOf } from '../../lib/money.ts'

/** The pay for a class, in minor units and as a percentage of the worth of its visits, without VAT. */
export interface Rates {
  per_class: number
  per_attendee: number
  percent: number
}

export const unpaid: Rates = { per_class: 0, per_attendee: 0, percent: 0 }

/** The worth of one or several visits, in minor units: with VAT, and without it. */
export interface WorthOf {
  worth: number
  net: number
}

/** The pay for one class, in minor units; the percentage is of what its visits are worth without VAT, half up. */
export function payOf({ per_class, per_attendee, percent }: Rates, came: number, net: number): number {
  return per_class + per_attendee * came + percentOf(net, percent)
}

/** The fewest who have to come for a class to bring in its pay, if each is worth so much; null: there is no pay, or never. */
export function breakEven(rates: Rates, { worth, net }: WorthOf): number | null {
  const { per_class, per_attendee, percent } = rates
  if (per_class + per_attendee + percent === 0) return null
  const left = worth - (net * percent) / 100 - per_attendee
  if (left <= 0) return null
  return Math.max(1, Math.ceil(Math.round((per_class / left) * 1e6) / 1e6))
}
