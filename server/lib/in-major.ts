import { toMajor } from './money.ts'

/** Amounts in minor units become amounts in major units, at any depth: `amount_minor: 1850` is `amount: 18.5`. */
export function inMajor(value: unknown, currency: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inMajor(item, currency))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key.endsWith('_minor') && typeof inner === 'number'
        ? [key.slice(0, -'_minor'.length), toMajor(inner, currency)]
        : [key.replace(/_minor$/, ''), inMajor(inner, currency)],
    ),
  )
}
