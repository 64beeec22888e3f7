import { contract } from '../../server/contract.ts'
import { calls } from '../../server/test/calls/all.ts'
import type { Asking } from '../../server/test/calls/call.ts'
import { plain, where, type Entry, type Way } from '../../server/test/calls/measured.ts'
import type { TestStudio } from '../../server/test/studio.ts'

/** The calls that show what each operation costs in an old studio, or the reason why it is not measured. */
export const operations: Readonly<Record<string, Entry>> = Object.fromEntries(
  Object.keys(contract).map((key) => [key, entryOf(key)]),
)

/** True if an operation counts all that happened in some days. */
export const countsDays = (key: string): boolean => calls[key]?.countsDays ?? false

/** The call as the bench makes it if it has an entry; else as the tests call it; else with the query that it takes. */
function entryOf(key: string): Entry {
  const { bench, ask, query } = calls[key] ?? {}
  if (bench) return bench
  if (ask) return { '': asTested(key, ask) }
  return { '': query ? where(({ ids }) => query(ids)) : plain }
}

function asTested(key: string, ask: Asking): Way {
  const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  return async ({ studio }) => {
    // If a call moves the clock, which this studio does not have, the bench calls it differently.
    const [ids, body, by] = await ask(studio as TestStudio)
    const token = by === undefined ? undefined : await studio.login(by)
    return { ids: Object.fromEntries(names.map((name, at) => [name, ids[at]!])), body, token }
  }
}
