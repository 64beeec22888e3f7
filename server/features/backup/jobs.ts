import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { formerStudiosBefore } from '../../backup/staging.ts'
import type { App } from '../../context.ts'
import type { Job } from '../../jobs/runner.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import { findSettings } from '../settings/queries.ts'
import { newestHere } from './copies.ts'
import { isCopyDue } from './due-rules.ts'
import { hasChanged, makeBackup } from './make.ts'
import { placesToProve, proveCopy } from './prove.ts'
import { isBehind, sendCopies } from './send.ts'
import { readState } from './state.ts'

/** Days that a studio is kept which a copy has taken the place of. */
const FORMER_DAYS = 30

/** The jobs that back the studio up automatically, in case its computer is lost. */
export const backupJobs: readonly Job[] = [
  {
    name: 'make a copy',
    everyMinutes: 1,
    hasWork: isDue,
    run: async (app) => void (await makeBackup(app, 'by-itself')),
  },
  {
    name: 'bring copies elsewhere',
    everyMinutes: 1,
    hasWork: isBehind,
    run: (app, _, round) => sendCopies(app, () => round.isStopping),
  },
  {
    name: 'restore copies for trial',
    everyMinutes: 5,
    hasWork: (app, now) => placesToProve(app, now).length > 0,
    run: async (app, { now }, round) => {
      for (const place of placesToProve(app, now)) {
        if (!round.isStopping) await proveCopy(app, place, () => round.isStopping)
      }
    },
  },
  {
    name: 'drop studios that were set aside',
    everyMinutes: 24 * 60,
    run: async ({ config }, _, { certain }) => {
      for (const name of formerStudiosBefore(config.dataDir, addHours(certain, -FORMER_DAYS * 24))) {
        await rm(join(config.dataDir, name), { recursive: true, force: true })
      }
    },
  },
]

function isDue(app: App, now: Instant): boolean {
  const studio = findSettings(app.db)
  if (!studio) return false
  const newest = newestHere(app)
  const tried = readState(app.config.dataDir).tried
  return isCopyDue({
    now,
    zone: studio.timezone,
    since: studio.created_at,
    last: newest?.made_at,
    hasChanged: hasChanged(app),
    failedAt: tried?.problem == null ? undefined : tried.at,
  })
}
