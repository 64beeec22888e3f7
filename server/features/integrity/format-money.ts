import { toMajor } from '../../lib/money.ts'

/** An amount in minor units as a report says it: `18.5 EUR`. */
export function formatMoney(minor: number, currency: string): string {
  return `${toMajor(minor, currency)} ${currency}`
}
