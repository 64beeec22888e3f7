import type { App } from '../../context.ts'
import { isOutage } from '../../db/outage.ts'
import { Batches } from './batches.ts'
import { beginCalls, endCalls, toDisk, type Beginning, type Ending } from './queries.ts'
import { Turns } from './turns.ts'

/** How often, and after how many milliseconds, what was used is counted again while the database does not answer. */
const REPEATS = [200, 1_000, 3_000]

/** Begins and ends the calls of this replica, many together. The numbers are in the store alone. */
export class Meter {
  readonly #begin: Batches<Beginning, number | undefined>
  readonly #end: Batches<Ending, undefined>
  readonly #disk: Batches<undefined, undefined>
  readonly #turns: Turns

  constructor({ store, ports }: Pick<App, 'store' | 'ports'>) {
    this.#turns = new Turns(ports.wait)
    this.#begin = new Batches((calls) => beginCalls(store, calls, ports.clock.now()))
    this.#end = new Batches(async (calls) => {
      await surely((isRepeat) => endCalls(store, calls, isRepeat), ports.wait)
      return calls.map(() => undefined)
    })
    this.#disk = new Batches(async (waiting) => {
      await surely(() => toDisk(store), ports.wait)
      return waiting
    })
  }

  /** Begins a call where its license takes one more; gives the license then. */
  begin(call: Beginning): Promise<number | undefined> {
    return this.#begin.add(call)
  }

  /** Ends a call; once this resolves what it used is counted, and on the disk. */
  async end(call: Ending): Promise<void> {
    await this.#end.add(call)
    this.#turns.ended(call.license)
    await this.#disk.add(undefined)
  }

  /** Waits until another call of a license has ended, at the most so many milliseconds; gives how many it were. */
  turn(license: number, milliseconds: number): Promise<number> {
    return this.#turns.next(license, milliseconds)
  }
}

async function surely(work: (isRepeat: boolean) => Promise<void>, wait: (milliseconds: number) => Promise<unknown>) {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await work(repeats > 0)
    } catch (error) {
      const pause = REPEATS[repeats]
      if (pause === undefined || !isOutage(error)) throw error
      await wait(pause)
    }
  }
}
