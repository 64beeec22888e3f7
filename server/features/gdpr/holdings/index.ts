import type { Holding } from './holding.ts'
import { marketingHoldings } from './marketing.ts'
import { moneyHoldings } from './money.ts'
import { onlineHoldings } from './online.ts'
import { ownRow, personHoldings } from './person.ts'
import { traceHoldings } from './traces.ts'
import { visitHoldings } from './visits.ts'

/**
 * Everything the studio holds on a client, table by table, in the order in which it is erased. A new table that names
 * clients gets its line here: a test walks the schema and fails until it has one.
 */
export const holdings: readonly Holding[] = [
  ...traceHoldings,
  ...personHoldings,
  ...visitHoldings,
  ...marketingHoldings,
  ...onlineHoldings,
  ...moneyHoldings,
  ownRow,
]
