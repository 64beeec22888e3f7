import { toMajor } from './money.ts'

/** The value in major units: an amount loses the ending of its name, at any depth. */
export type InMajor<T> = T extends readonly (infer Item)[]
  ? InMajor<Item>[]
  : T extends object
    ? { [Key in keyof T as Key extends `${infer Name}_minor` ? Name : Key]: InMajor<T[Key]> }
    : T

/** Amounts in minor units become amounts in major units, at any depth: `amount_minor: 1850` is `amount: 18.5`. */
export function inMajor<T>(value: T, currency: string): InMajor<T> {
  // Its keys are only known as it runs.
  return converted(value, currency) as InMajor<T>
}

function converted(value: unknown, currency: string): unknown {
  if (Array.isArray(value)) return value.map((item) => converted(item, currency))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key.endsWith('_minor') && typeof inner === 'number'
        ? [key.slice(0, -'_minor'.length), toMajor(inner, currency)]
        : [key.replace(/_minor$/, ''), converted(inner, currency)],
    ),
  )
}
