import { DAY } from './making.ts'

interface Dated<Item> {
  at: number
  item: Item
}

/**
 * Puts what is made out of order (a booking of Friday is made on Tuesday) into the order of time, so that ids and numbers
 * grow with it as they would have.
 */
export class InTime<Item> {
  readonly #days = new Map<number, Dated<Item>[]>()
  readonly #write: (item: Item, at: number) => void
  #done = -Infinity

  constructor(write: (item: Item, at: number) => void) {
    this.#write = write
  }

  add(at: number, item: Item): void {
    if (at < this.#done) throw new RangeError(`${new Date(at).toISOString()} is past`)
    const day = Math.floor(at / DAY)
    const list = this.#days.get(day)
    if (list) list.push({ at, item })
    else this.#days.set(day, [{ at, item }])
  }

  /** Hands over everything earlier than the day of `before`; nothing earlier than that may come after it. */
  writeUntil(before: number): void {
    const last = Math.floor(before / DAY)
    for (;;) {
      const days = [...this.#days.keys()].filter((day) => day < last).toSorted((a, b) => a - b)
      if (days.length === 0) break
      for (const day of days) {
        // Rows added meanwhile (a refund of the same day) are of this day or a later one.
        const list = this.#days.get(day)!.toSorted((a, b) => a.at - b.at)
        this.#days.delete(day)
        for (const { at, item } of list) this.#write(item, at)
      }
    }
    if (Number.isFinite(last)) this.#done = last * DAY
  }
}
