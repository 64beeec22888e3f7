/** Chance that a seed decides, so that what failed can be drawn again. */
export interface Chance {
  below(limit: number): number
  odds(probability: number): boolean
  one<Value>(values: readonly Value[]): Value
  some<Value>(values: readonly Value[], probability: number): Value[]
  shuffled<Value>(values: readonly Value[]): Value[]
}

/** Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    odds: (probability) => next() < probability,
    one: (values) => values[below(values.length)]!,
    some: (values, probability) => values.filter(() => next() < probability),
    shuffled: (values) => {
      const left = [...values]
      return values.map(() => left.splice(below(left.length), 1)[0]!)
    },
  }
}
