import type { z } from 'zod'
import type { Act, App } from '../../context.ts'
import { withReader } from '../../db/read-only.ts'
import type { Instant } from '../../lib/time.ts'
import { workers } from '../../workers/workers.ts'
import type { integrityReport } from './contract.ts'
import { databaseProblems, orDamage } from './database.ts'
import { invariants } from './invariants/index.ts'

export type IntegrityReport = z.output<typeof integrityReport>

/** How long a check may take, in milliseconds: it reads everything. */
const MOST_MS = 15 * 60_000

/**
 * Runs every invariant over everything the studio has, and the database's own check, in a thread with a connection of its
 * own: nobody waits for it. Each of them sees one moment.
 */
export function checkIntegrity({ config }: Pick<App, 'config'>, { now }: Pick<Act, 'now'>): Promise<IntegrityReport> {
  return workers.run('checkIntegrity', { folder: config.dataDir, now }, { ms: MOST_MS })
}

/** What `checkIntegrity` does in its thread. */
export function checkTask(
  { folder, now }: { folder: string; now: Instant },
  _emit: (nothing: never) => Promise<void>,
): Promise<IntegrityReport> {
  return withReader(folder, (reader) => {
    const problems = databaseProblems(reader)
    const found = invariants.map(({ name, sentence, broken }) => {
      const rows = orDamage(
        () => broken(reader),
        (damage) => {
          problems.push(`${name} can’t be checked: ${damage}`)
          return []
        },
      )
      return { name, description: sentence, ok: rows.length === 0, broken: rows }
    })
    const database = { ok: problems.length === 0, problems }
    return { ok: database.ok && found.every(({ ok }) => ok), checked_at: now, invariants: found, database }
  })
}
