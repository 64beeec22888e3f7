import { setImmediate as nextTurn } from 'node:timers/promises'
import type { App } from '../context.ts'
import type { Round } from './round.ts'
import type { Job } from './runner.ts'

/**
 * Keeps what SQLite knows of how many rows there are, by which it chooses between indexes: every quarter of an hour for what
 * has grown much since, a table a turn. The statistics stand in the file and go where it goes.
 */
export const renewStatistics: Job = { name: 'renew planner statistics', everyMinutes: 15, run: renew }

async function renew(app: App, _: unknown, round: Round): Promise<void> {
  for (const analyse of app.writer.staleStatistics()) {
    if (round.isStopping) return
    await nextTurn()
    app.writer.renewStatistics(analyse)
  }
}
