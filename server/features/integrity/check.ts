import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import type { Act, App } from '../../context.ts'
import type { integrityReport } from './contract.ts'
import { databaseProblems, orDamage } from './database.ts'
import { invariants } from './invariants/index.ts'

export type IntegrityReport = z.output<typeof integrityReport>

/**
 * Runs every invariant over everything the studio has, and the database's own check. Each of them sees one moment; between
 * two of them others get their turn, so that a check at noon keeps nobody waiting long.
 */
export async function checkIntegrity({ db }: Pick<App, 'db'>, { now }: Pick<Act, 'now'>): Promise<IntegrityReport> {
  const problems = await databaseProblems(db)
  const found: IntegrityReport['invariants'] = []
  for (const { name, sentence, broken } of invariants) {
    await setImmediate()
    const rows = orDamage(
      () => broken(db),
      (damage) => {
        problems.push(`${name} can’t be checked: ${damage}`)
        return []
      },
    )
    found.push({ name, description: sentence, ok: rows.length === 0, broken: rows })
  }
  const database = { ok: problems.length === 0, problems }
  return { ok: database.ok && found.every(({ ok }) => ok), checked_at: now, invariants: found, database }
}
