interface Waiting<Item, Result> {
  item: Item
  done: (result: Result | Promise<Result>) => void
  failed: (error: unknown) => void
}

type Work<Item, Result> = (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>

/**
 * Gathers what comes while something is being worked on, and works on all of it together: a crowd costs a few statements, and
 * whoever comes alone waits for nobody. `work` gives a result for each item, in their order.
 */
export class Batches<Item, Result> {
  readonly #work: Work<Item, Result>
  #waiting: Waiting<Item, Result>[] = []
  #isWorking = false

  constructor(work: Work<Item, Result>) {
    this.#work = work
  }

  /** Has an item worked on with the next ones; gives what came of it. */
  add(item: Item): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    this.#waiting.push({ item, done: resolve, failed: reject })
    if (!this.#isWorking) void this.#workOn()
    return promise
  }

  async #workOn(): Promise<void> {
    this.#isWorking = true
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0)
      try {
        const results = await this.#work(batch.map(({ item }) => item))
        for (const [at, { done }] of batch.entries()) done(results[at]!)
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    this.#isWorking = false
  }
}
