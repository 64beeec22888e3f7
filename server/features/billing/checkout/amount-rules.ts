import { toMajor } from '../../../lib/money.ts'

/** Why an amount (minor units) can't be collected by the processor, whose least is `least`; undefined where it can. */
export function tooSmall(total_minor: number, least: number, currency: string): string | undefined {
  if (total_minor === 0 || total_minor >= least) return undefined
  return `${toMajor(total_minor, currency)} ${currency} is less than can be paid online (${toMajor(least, currency)} ${currency}). Pay at the studio, or use less of the gift card.`
}
