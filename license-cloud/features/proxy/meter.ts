import type { Clock } from '../../../server/ports/clock/port.ts'
import { isOutage } from '../../db/outage.ts'
import type { Store } from '../../db/store.ts'
import { countCalls, type Beginning, type Ending } from './queries.ts'

/** Milliseconds before each further attempt to count the usage while the database does not answer. */
const REPEATS = [200, 1_000, 3_000]

interface Outside {
  store: Store
  ports: { clock: Clock; wait: (milliseconds: number) => Promise<unknown> }
}

/** Calls that wait for another call of their license to end: those on this replica learn of it at once. */
class Turns {
  readonly #waiting = new Map<number, (() => void)[]>()
  readonly #wait: (milliseconds: number) => Promise<unknown>

  constructor(wait: (milliseconds: number) => Promise<unknown>) {
    this.#wait = wait
  }

  /**
   * Waits until a call of a license has ended here, but no longer than so many milliseconds: it may end elsewhere. Gives how long
   * it has waited.
   */
  async next(license: number, milliseconds: number): Promise<number> {
    const began = performance.now()
    const { promise, resolve } = Promise.withResolvers<'heard'>()
    const hear = () => resolve('heard')
    this.#waiting.set(license, [...(this.#waiting.get(license) ?? []), hear])
    const how = await Promise.race([promise, this.#wait(milliseconds)])
    const left = (this.#waiting.get(license) ?? []).filter((one) => one !== hear)
    if (left.length > 0) this.#waiting.set(license, left)
    else this.#waiting.delete(license)
    return how === 'heard' ? performance.now() - began : milliseconds
  }

  /** Says that a call of a license has ended: who waits longest is next. */
  ended(license: number): void {
    this.#waiting.get(license)?.shift()?.()
  }
}

interface Waiting<Item, Result> {
  item: Item
  done: (result: Result | Promise<Result>) => void
  failed: (error: unknown) => void
}

type Work<Item, Result> = (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>

/**
 * Gathers items that come while others are being worked on, and works on all of them together: a crowd costs a few statements,
 * and a single item waits for nobody. `work` gives a result for each item, in their order.
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

/** Begins and ends the calls of this replica, many together. The numbers are in the store alone. */
export class Meter {
  readonly #app: Outside
  readonly #calls: Batches<Beginning | Ending, number | undefined>
  readonly #turns: Turns

  constructor(app: Outside) {
    this.#app = app
    this.#calls = new Batches((calls) => this.#count(calls))
    this.#turns = new Turns(app.ports.wait)
  }

  /** Begins a call where its license takes one more; gives the license then. */
  begin(call: Beginning): Promise<number | undefined> {
    return this.#calls.add(call)
  }

  /** Ends a call; once this resolves what it used is counted, and on the disk. */
  async end(call: Ending): Promise<void> {
    await this.#calls.add(call)
    this.#turns.ended(call.license)
  }

  /** Waits until another call of a license has ended, at the most so many milliseconds; gives how many it were. */
  turn(license: number, milliseconds: number): Promise<number> {
    return this.#turns.next(license, milliseconds)
  }

  async #count(calls: readonly (Beginning | Ending)[]): Promise<(Promise<number | undefined> | number | undefined)[]> {
    const { store, ports } = this.#app
    const begin = calls.filter((call) => 'hash' in call)
    const end = calls.filter((call) => 'tokens' in call)
    try {
      const begun = await countCalls(store, ports.clock.now(), { begin, end, isRepeat: false })
      return calls.map((call) => ('hash' in call ? begun(call) : undefined))
    } catch (error) {
      if (!isOutage(error) || end.length === 0) throw error
      // Ended calls are counted again; calls that would begin get the error, and wait for none of that.
      const again = this.#countAgain(end)
      return calls.map((call) => ('tokens' in call ? again : Promise.reject(error)))
    }
  }

  async #countAgain(end: readonly Ending[]): Promise<undefined> {
    const { store, ports } = this.#app
    for (let repeat = 0; ; repeat += 1) {
      await ports.wait(REPEATS[repeat]!)
      try {
        await countCalls(store, ports.clock.now(), { begin: [], end, isRepeat: true })
        return
      } catch (error) {
        if (!isOutage(error) || repeat + 1 === REPEATS.length) throw error
      }
    }
  }
}
