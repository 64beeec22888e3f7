/** The shape of a JSON value. */
export interface Shape {
  fits: (value: unknown) => boolean
  /** The usable rest of a value that doesn't fit, if there is any. */
  mended?: (value: unknown) => unknown
}

/** The most levels of nested lists and records: none of ours comes near, and walking through them stays cheap. */
const DEEPEST = 30

const shape = (fits: Shape['fits']): Shape => ({ fits })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isShallow(value: unknown, left = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return true
  return left > 0 && Object.values(value).every((part) => isShallow(part, left - 1))
}

export const anything: Shape = shape((value) => isShallow(value))
/** A record of whatever. */
export const record: Shape = shape((value) => isRecord(value) && isShallow(value))
export const text: Shape = shape((value) => typeof value === 'string')
export const flag: Shape = shape((value) => typeof value === 'boolean')
export const number: Shape = shape((value) => Number.isFinite(value))
export const whole: Shape = shape((value) => Number.isSafeInteger(value))

export const like = (pattern: RegExp): Shape => shape((value) => typeof value === 'string' && pattern.test(value))

export const one = (...values: readonly unknown[]): Shape => shape((value) => values.includes(value))

export const orNull = ({ fits }: Shape): Shape => shape((value) => value === null || fits(value))

export const either = (...shapes: readonly Shape[]): Shape => shape((value) => shapes.some(({ fits }) => fits(value)))

/** A list; of one that has odd entries the others are left. */
export function listOf({ fits }: Shape): Shape {
  return {
    fits: (value) => Array.isArray(value) && value.every(fits),
    mended: (value) => (Array.isArray(value) ? value.filter(fits) : undefined),
  }
}

/** A list that is good for nothing once an entry is odd. */
export const wholeListOf = ({ fits }: Shape): Shape => shape((value) => Array.isArray(value) && value.every(fits))

/** A record with these fields, which may have others; those of `maybe` need not be there. */
export function fieldsOf(fields: Readonly<Record<string, Shape>>, maybe: Readonly<Record<string, Shape>> = {}): Shape {
  const asked = Object.entries(fields)
  const asks = Object.entries(maybe)
  return shape(
    (value) =>
      isRecord(value) &&
      asked.every(([name, { fits }]) => fits(value[name])) &&
      asks.every(([name, { fits }]) => !Object.hasOwn(value, name) || fits(value[name])) &&
      isShallow(value),
  )
}

/** A record whose every name and value is of a kind. */
export const mapOf = (names: RegExp, { fits }: Shape): Shape =>
  shape((value) => isRecord(value) && Object.entries(value).every(([name, part]) => names.test(name) && fits(part)))

/** A shape that contains itself. */
export function nestedShape(make: (self: Shape) => Shape): Shape {
  const self: Shape = shape((value) => made.fits(value))
  const made = make(self)
  return made
}
