import { createHash } from 'node:crypto'

/** Chance that repeats itself: the same seed gives the same choices. */
export interface Chance {
  /** From 0 up to, but without, 1. */
  next(): number
  /** A whole number from `least` to `most`, both possible. */
  whole(least: number, most: number): number
  /** One of the items. */
  pick<Item>(items: readonly Item[]): Item
  /** One of the items, each as likely as its weight. */
  weighted<Item>(items: readonly Item[], weight: (item: Item) => number): Item
}

/** Chance from a seed of any letters and digits (a commit's first hex digits, say): mulberry32 over their hash. */
export function chanceFrom(seed: string): Chance {
  let state = createHash('sha256').update(seed).digest().readUInt32LE()
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    weighted: (items, weight) => {
      let left = next() * items.reduce((sum, item) => sum + weight(item), 0)
      return items.find((item) => (left -= weight(item)) < 0) ?? items.at(-1)!
    },
  }
}
