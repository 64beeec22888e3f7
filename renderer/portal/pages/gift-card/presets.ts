import { decimals } from '../../../../server/lib/money.ts'

const ROUND = [25, 50, 75, 100]

/** The amounts that are offered at once, in major units: round ones of about the same worth where a unit is worth little. */
export const presetsOf = (currency: string): number[] =>
  ROUND.map((amount) => (decimals(currency) === 0 ? amount * 100 : amount))
