/** An exact share of minor units: sums of thirds and of VAT lose nothing until they are rounded, once. */
export interface Fraction {
  readonly over: bigint
  /** Above zero. */
  readonly under: bigint
}

export const NOTHING: Fraction = { over: 0n, under: 1n }

function divisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

function reduced(over: bigint, under: bigint): Fraction {
  const by = divisor(over, under)
  return { over: over / by, under: under / by }
}

/** `over` / `under`, two whole numbers; `under` is above zero. */
export function fraction(over: number, under = 1): Fraction {
  return reduced(BigInt(over), BigInt(under))
}

/** The sum of two fractions. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return reduced(a.over * b.under + b.over * a.under, a.under * b.under)
}

/** The sum of fractions; nothing of none. Those of one kind are added up before they are reduced: of thousands, few are. */
export function sumOf(all: readonly Fraction[]): Fraction {
  const kinds = new Map<bigint, bigint>()
  for (const { over, under } of all) kinds.set(under, (kinds.get(under) ?? 0n) + over)
  return [...kinds].map(([under, over]) => reduced(over, under)).reduce(plus, NOTHING)
}

/** So many (`over` / `under`) of a fraction; both whole numbers, `under` above zero. */
export function partOf(whole: Fraction, over: number, under = 1): Fraction {
  return reduced(whole.over * BigInt(over), whole.under * BigInt(under))
}

/** A percentage has up to six decimals. */
const PERCENT = 1_000_000

/** The net part of a price that includes VAT at `ratePercent`. */
export function withoutVat(gross: Fraction, ratePercent: number): Fraction {
  return partOf(gross, 100 * PERCENT, 100 * PERCENT + Math.round(ratePercent * PERCENT))
}

/** `percentage` (7.5 is 7.5 %) of a fraction, exactly. */
export function percentOfFraction(whole: Fraction, percentage: number): Fraction {
  return partOf(whole, Math.round(percentage * PERCENT), 100 * PERCENT)
}

/** The whole number nearest to a fraction, half up; what is below zero mirrors what is above. */
export function halfUp({ over, under }: Fraction): number {
  const magnitude = over < 0n ? -over : over
  const rounded = Number((magnitude * 2n + under) / (under * 2n))
  return over < 0n && rounded > 0 ? -rounded : rounded
}
