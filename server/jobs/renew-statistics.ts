import { setImmediate as nextTurn } from 'node:timers/promises'
import type { App } from '../context.ts'
import type { Round } from './round.ts'
import type { Job } from './runner.ts'

/**
 * Renews SQLite's statistics of how many rows there are, by which it chooses between indexes: every quarter of an hour for
 * tables that have grown much since, a table a turn. The statistics are part of the file.
 */
export const renewStatistics: Job = { name: 'renew planner statistics', everyMinutes: 15, run: renew }

async function renew(app: App, _: unknown, round: Round): Promise<void> {
  for (const analyse of app.writer.staleStatistics()) {
    if (round.isStopping) return
    await nextTurn()
    app.writer.renewStatistics(analyse)
  }
}
