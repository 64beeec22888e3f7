import { contract } from '../../server/contract.ts'
import { calls } from '../../server/test/calls/all.ts'
import type { Asking } from '../../server/test/calls/call.ts'
import { plain, where, type Entry, type Way } from '../../server/test/calls/measured.ts'
import type { TestStudio } from '../../server/test/studio.ts'

/** How each operation is called to see what it costs in an old studio, or why that is not asked. */
export const operations: Readonly<Record<string, Entry>> = Object.fromEntries(
  Object.keys(contract).map((key) => [key, entryOf(key)]),
)

/** Whether an operation counts all that happened in some days. */
export const countsDays = (key: string): boolean => calls[key]?.countsDays ?? false

/** The ways of its own; else as the tests call it; else with the query that it takes. */
function entryOf(key: string): Entry {
  const { bench, ask, query } = calls[key] ?? {}
  if (bench) return bench
  if (ask) return { '': asTested(key, ask) }
  return { '': query ? where(({ ids }) => query(ids)) : plain }
}

function asTested(key: string, ask: Asking): Way {
  const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  return async ({ studio }) => {
    // Where a call moves the clock, which is none of this studio's, the bench has a way of its own.
    const [ids, body, by] = await ask(studio as TestStudio)
    const token = by === undefined ? undefined : await studio.login(by)
    return { ids: Object.fromEntries(names.map((name, at) => [name, ids[at]!])), body, token }
  }
}
