import type { Reader, Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { countDue, dropDue } from './queries.ts'

/** How many steps have fallen due and, after a restore, wait for a manager's word. */
export function dueSteps(reader: Reader, now: Instant): number {
  return reader.one(countDue, { now })!.count
}

/** Has the steps that have fallen due skipped instead of taken; what comes behind them goes on. Gives how many. */
export function dropDueSteps(tx: Tx, now: Instant): number {
  return tx.run(dropDue, { now }).changes
}
