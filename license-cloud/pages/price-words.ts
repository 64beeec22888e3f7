import { toMajor } from '../../server/lib/money.ts'
import type { Price } from '../ports/processor/port.ts'

/** A price as it is said in English, the amount apart from how often it is paid: `€29`, `a month`. */
export function priceWords({ amount_minor, currency, unit, count }: Price): { amount: string; rhythm: string } {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  const rhythm = count === 1 ? `a ${unit}` : `every ${count} ${unit}s`
  return { amount: format.format(toMajor(amount_minor, currency)), rhythm }
}
