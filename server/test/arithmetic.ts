/** Exact arithmetic for tests, written apart from the product's own so that neither can hide the other's faults. */

const decimalsOf: Record<string, number> = { EUR: 2, USD: 2, JPY: 0 }

/** An amount of the API (18.5) in minor units (1850n), read from its digits. */
export function minorOf(major: number, currency = 'EUR'): bigint {
  const places = decimalsOf[currency]!
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(major)) ?? []
  if (whole === undefined || fraction.length > places) throw new Error(`${major} is no amount of ${currency}`)
  const minor = BigInt(whole + fraction.padEnd(places, '0'))
  return sign === '-' ? -minor : minor
}

/** Minor units (1850n) as the API takes and gives them (18.5). */
export function majorOf(minor: bigint, currency = 'EUR'): number {
  const places = decimalsOf[currency]!
  const digits = String(minor < 0n ? -minor : minor).padStart(places + 1, '0')
  const at = digits.length - places
  return Number(`${minor < 0n ? '-' : ''}${digits.slice(0, at)}.${digits.slice(at) || '0'}`)
}

/** A quotient of amounts that are not negative, rounded half up. */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  const rest = numerator % denominator
  return numerator / denominator + (rest * 2n >= denominator ? 1n : 0n)
}

/** A percentage with up to four decimals (7.25) as parts of a million (72500n). */
function millionths(percent: number): bigint {
  return BigInt((percent * 10_000).toFixed(0))
}

/** So much percent of an amount. */
export function percentOf(minor: bigint, percent: number): bigint {
  return halfUp(minor * millionths(percent), 1_000_000n)
}

/** The VAT inside an amount that includes it. */
export function vatIn(gross: bigint, percent: number): bigint {
  return halfUp(gross * millionths(percent), 1_000_000n + millionths(percent))
}

/** The sum of amounts. */
export function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((so, amount) => so + amount, 0n)
}
