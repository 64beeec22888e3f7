import { covers, type Coverable, type CoverageTerms } from './coverage-rules.ts'

/** A membership type on sale, as flags look at it. */
export interface OnSale extends Pick<CoverageTerms, 'coverage'> {
  id: number
  name: string
  type: string
  /** The most credits it has at a time; null: unlimited. */
  credits: number | null
  /** The price of one visit by it, in the unit of the classes' prices; null: it is not sold for one visit. */
  single_price: number | null
}

/** An active class template or appointment service. */
export interface Bookable extends Coverable {
  name: string
  /** A class's own price; null: it has none. */
  price: number | null
}

/** A class with its own price, and a drop-in that books it for less. */
export interface Cheaper {
  cls: Bookable
  by: OnSale & { single_price: number }
}

/** Flags of what is on sale: types that pay for nothing, classes that nothing pays for, and classes that a drop-in books for less. */
export interface CoverageFlags {
  types: OnSale[]
  classes: Bookable[]
  cheaper: Cheaper[]
}

/** True if a membership of a type can pay for a class or an appointment at some place and time. */
export function paysFor(type: Omit<OnSale, 'id' | 'name'>, what: Coverable): boolean {
  const hasEnough = type.credits === null || type.credits >= Math.max(1, what.credit_cost)
  return hasEnough && covers(type, type.type, what)
}

/** True if a type pays for nothing that can be booked. Where nothing can be booked at all, that is no fault of the type. */
export function coversNothing(type: Omit<OnSale, 'id' | 'name'>, bookable: readonly Bookable[]): boolean {
  return bookable.length > 0 && !bookable.some((what) => paysFor(type, what))
}

/** Classes without their own price that nothing on sale pays for; none where nothing is on sale. */
export function uncovered(types: readonly OnSale[], bookable: readonly Bookable[]): Bookable[] {
  if (types.length === 0) return []
  return bookable.filter(
    (what) => what.kind === 'class' && what.price === null && !types.some((type) => paysFor(type, what)),
  )
}

/** Classes that cost more than a drop-in which pays for them, each with the cheapest. */
export function cheaperBy(types: readonly OnSale[], bookable: readonly Bookable[]): Cheaper[] {
  const single = types.filter((type): type is Cheaper['by'] => type.single_price !== null)
  const cheapestFirst = single.toSorted((a, b) => a.single_price - b.single_price)
  return bookable.flatMap((cls) => {
    const { price } = cls
    if (cls.kind !== 'class' || price === null) return []
    const by = cheapestFirst.find((type) => type.single_price < price && paysFor(type, cls))
    return by ? [{ cls, by }] : []
  })
}

/** All flags of what is on sale and what can be booked. */
export function coverageFlags(types: readonly OnSale[], bookable: readonly Bookable[]): CoverageFlags {
  return {
    types: types.filter((type) => coversNothing(type, bookable)),
    classes: uncovered(types, bookable),
    cheaper: cheaperBy(types, bookable),
  }
}
