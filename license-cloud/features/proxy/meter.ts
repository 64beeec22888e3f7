import type { Clock } from '../../../server/ports/clock/port.ts'
import { isOutage } from '../../db/outage.ts'
import type { Store } from '../../db/store.ts'
import { Batches } from './batches.ts'
import { countCalls, type Beginning, type Ending } from './queries.ts'
import { Turns } from './turns.ts'

/** How often, and after how many milliseconds, what was used is counted again while the database does not answer. */
const REPEATS = [200, 1_000, 3_000]

interface Outside {
  store: Store
  ports: { clock: Clock; wait: (milliseconds: number) => Promise<unknown> }
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
      // What has ended is counted again; who would begin is told, and waits for none of that.
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
