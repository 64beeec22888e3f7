import type { CoverageFlags } from '../membership-types/flag-rules.ts'
import type { Finding } from './findings.ts'

export interface CoverageFacts extends CoverageFlags {
  /** Number of membership types on sale. */
  onSale: number
  /** Number of classes and appointments that can be booked. */
  bookable: number
}

const isEmpty = ({ onSale, bookable }: CoverageFacts) => onSale === 0 || bookable === 0

/** True if something on sale pays for every class that has no separate price. */
export function ofCoveredClasses(facts: CoverageFacts): Finding {
  const [first] = facts.classes
  if (first) {
    return { state: 'warning', code: 'covered.not', values: { classes: facts.classes.length, name: first.name } }
  }
  if (isEmpty(facts)) return { state: 'off', code: 'covered.none', values: {} }
  return { state: 'ok', code: 'covered.all', values: {} }
}

/** True if every membership type on sale pays for something that can be booked. */
export function ofCoveringTypes(facts: CoverageFacts): Finding {
  const [first] = facts.types
  if (first) {
    return { state: 'warning', code: 'covering.nothing', values: { types: facts.types.length, name: first.name } }
  }
  if (isEmpty(facts)) return { state: 'off', code: 'covering.none', values: {} }
  return { state: 'ok', code: 'covering.all', values: {} }
}

/** True if no drop-in books a class for less than the class costs. */
export function ofSinglePrices({ cheaper }: CoverageFacts): Finding {
  const [first] = cheaper
  if (!first) return { state: 'ok', code: 'single_price.fits', values: {} }
  const values = { above: cheaper.length, name: first.cls.name, pass: first.by.name }
  return { state: 'warning', code: 'single_price.above', values }
}
