import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { Refusal } from '../../api/errors.ts'
import { audit } from '../audit/audit.ts'
import { presentJob } from './present.ts'
import { loadJob } from './queries.ts'
import { goOn } from './run.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Stops an import that runs, or is taken back, after the chunk in hand. */
export function stopImport(ctx: Ctx, id: number) {
  return ctx.write((tx) => {
    const job = loadJob(tx, id)
    if (job.status !== 'running') throw new Refusal('IMPORT_NOT_READY', say('migration.only_running_import_can'))
    tx.run(db.updateTable('import_jobs').set({ stop_requested: true, updated_at: ctx.now }).where('id', '=', id))
    audit(tx, ctx, 'migration.stop', { entity: 'import', id })
    return presentJob({ ...ctx, db: tx }, loadJob(tx, id))
  })
}

/** Goes on with an import that was stopped or failed, or with taking it back. */
export async function resumeImport(ctx: Ctx, id: number) {
  const shown = await ctx.write((tx) => {
    const job = loadJob(tx, id)
    const waits = job.status === 'failed' || (job.status === 'running' && job.stop_requested)
    if (!waits) throw new Refusal('IMPORT_NOT_READY', say('migration.only_stopped_or_failed_import'))
    const again = { status: 'running' as const, stop_requested: false, error: null, finished_at: null }
    tx.run(
      db
        .updateTable('import_jobs')
        .set({ ...again, updated_at: ctx.now })
        .where('id', '=', id),
    )
    audit(tx, ctx, 'migration.resume', { entity: 'import', id })
    return presentJob({ ...ctx, db: tx }, loadJob(tx, id))
  })
  void goOn(ctx, id)
  return shown
}
