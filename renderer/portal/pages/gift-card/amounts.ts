import { decimals, isUsuallyWhole } from '../../../../server/lib/decimal-rules.ts'

const ROUND = [25, 50, 75, 100]

/** The amounts that are offered at once, in major units: round ones of about the same worth where a unit is worth little. */
export const presetsOf = (currency: string): number[] =>
  ROUND.map((amount) => (isUsuallyWhole(currency) ? amount * 100 : amount))

/** An amount as somebody types it, with a point or a comma, in major units; null for what is none in the currency. */
export function readAmount(text: string, currency: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim()) ?? []
  if (whole === undefined || fraction.length > decimals(currency)) return null
  return Number(`${whole}.${fraction || 0}`) || null
}
